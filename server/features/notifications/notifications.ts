import type { Feature } from '../../feature.ts'
import { announceNewPosts } from './new-posts.sql.ts'
import { notificationRoutes } from './notifications.routes.ts'

export const notifications: Feature = {
  routes: notificationRoutes,
  chores: ({ database }) => [{ seconds: 1, run: () => announceNewPosts(database) }],
}
