import type { Feature } from '../../feature.ts'
import { deleteOldEvents } from '../../live/events.sql.ts'
import { liveRoutes } from './live.routes.ts'

export const live: Feature = {
  addresses: liveRoutes,
  chores: ({ database, hub }) => [
    // A NOTIFY can be lost with its connection; its event is still in the table.
    { seconds: 5, run: () => hub.receive() },
    { seconds: 60, run: () => deleteOldEvents(database) },
  ],
}
