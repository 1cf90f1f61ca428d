import { getTransparency } from '../../../core/contracts/transparency.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serveShared } from '../../http/call.ts'
import { selectMonths } from './transparency.sql.ts'

export function transparencyRoutes({ database }: { database: Database }): Route[] {
  return [
    serveShared(getTransparency, async ({ dependsOn }) => {
      dependsOn(topics.transparency)
      return { months: await selectMonths(database) }
    }),
  ]
}
