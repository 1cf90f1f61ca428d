import type { Feature } from '../../feature.ts'
import { findMessage, findMessenger } from './message-items.ts'
import { messageRoutes } from './messages.routes.ts'

export const messages: Feature = {
  routes: messageRoutes,
  live: ({ database }) => ({
    events: {
      Message: ({ itemId, ownerId }) => findMessage(database, ownerId, itemId),
      Messenger: ({ itemId, ownerId }) => findMessenger(database, ownerId, itemId),
    },
  }),
}
