import type { Feature } from '../../feature.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { restoreOver } from './suspension.ts'

export const moderation: Feature = {
  routes: moderationRoutes,
  chores: ({ database }) => [{ seconds: 15, run: () => restoreOver(database) }],
}
