import { getUser } from '../../../core/users.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { requireUserId, selectUser } from './users.sql.ts'

export function userRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(getUser, async ({ params }) =>
      selectUser(database, await requireUserId(database, params.username)),
    ),
  ]
}
