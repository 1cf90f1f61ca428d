import type { Feature } from '../../feature.ts'
import { eraseDeleted } from './deleted.sql.ts'
import { publishPlanned } from './planned.sql.ts'
import { writingRoutes } from './writing.routes.ts'

export const writing: Feature = {
  routes: writingRoutes,
  chores: ({ database }) => [
    { seconds: 1, run: () => publishPlanned(database) },
    { seconds: 3600, run: () => eraseDeleted(database) },
  ],
}
