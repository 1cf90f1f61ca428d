import type { Feature } from '../../feature.ts'
import { deleteExpiredChallenges } from './challenges.sql.ts'
import { passkeyRoutes } from './passkeys.routes.ts'
import { twoFactorRoutes } from './two-factor.routes.ts'

export const security: Feature = {
  routes: (parts) => [...twoFactorRoutes(parts), ...passkeyRoutes(parts)],
  chores: ({ database }) => [{ seconds: 3600, run: () => deleteExpiredChallenges(database) }],
}
