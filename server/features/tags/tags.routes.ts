import { getTag, listTags } from '../../../core/tags.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { collection } from '../../http/hydra.ts'
import { requireTag, selectTags } from './tags.sql.ts'

export function tagRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listTags, async ({ query }) => {
      const offset = (query.page - 1) * query.itemsPerPage
      const found = await selectTags(database, query.name, { offset, limit: query.itemsPerPage })
      return collection('Tag', '/tags', { ...query }, found)
    }),
    serve(getTag, async ({ params }) => requireTag(database, params.id)),
  ]
}
