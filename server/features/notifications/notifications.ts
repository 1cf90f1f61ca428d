import type { Feature } from '../../feature.ts'
import { announceNewPosts } from './new-posts.sql.ts'
import { asNotifications } from './notification-items.ts'
import { muteRoutes } from './mutes.routes.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { selectNotification } from './notifications.sql.ts'

export const notifications: Feature = {
  routes: (parts) => [...notificationRoutes(parts), ...muteRoutes(parts)],
  live: ({ database, viewerOf }) => ({
    events: {
      Notification: async ({ itemId, ownerId }) => {
        const row = await selectNotification(database, ownerId, itemId)
        return row && (await asNotifications(database, await viewerOf(ownerId), [row]))[0]
      },
    },
  }),
  chores: ({ database }) => [{ seconds: 1, run: () => announceNewPosts(database) }],
}
