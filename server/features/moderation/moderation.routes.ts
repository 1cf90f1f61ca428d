import { getModerationQueues } from '../../../core/contracts/moderation.ts'
import { isAdmin } from '../../../core/roles.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { countQueues } from './queues.sql.ts'

export function moderationRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(getModerationQueues, async ({ caller }) => ({
      role: isAdmin([caller.role]) ? ('admin' as const) : ('editor' as const),
      ...(await countQueues(database, caller.id)),
    })),
  ]
}
