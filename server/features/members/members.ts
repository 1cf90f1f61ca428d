import type { Feature } from '../../feature.ts'
import { memberRoutes } from './members.routes.ts'
import { flagBursts, forgetSignUps } from './sign-ups.sql.ts'

export const members: Feature = {
  routes: memberRoutes,
  chores: ({ database }) => [
    { seconds: 60, run: () => flagBursts(database) },
    { seconds: 600, run: () => forgetSignUps(database) },
  ],
}
