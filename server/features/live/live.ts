import type { Feature } from '../../feature.ts'
import { deleteOldEvents } from '../../live/events.sql.ts'
import { liveRoutes } from './live.routes.ts'

export const live: Feature = {
  addresses: liveRoutes,
  chores: ({ database, hub }) => [
    // A notification can be lost with its connection; what it told of is still there.
    { seconds: 5, run: () => hub.receive() },
    { seconds: 60, run: () => deleteOldEvents(database) },
  ],
}
