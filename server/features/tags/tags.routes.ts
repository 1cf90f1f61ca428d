import { getTag, listTags } from '../../../core/tags.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, servePublic } from '../../http/call.ts'
import { collection } from '../../http/hydra.ts'
import { requireTag, selectTags } from './tags.sql.ts'

export function tagRoutes({ database }: { database: Database }): Route[] {
  return [
    servePublic(listTags, async ({ query, dependsOn }) => {
      dependsOn(topics.labels, topics.posts)
      const offset = (query.page - 1) * query.itemsPerPage
      const found = await selectTags(database, query.name, { offset, limit: query.itemsPerPage })
      return collection('Tag', '/tags', { ...query }, found)
    }),
    servePublic(getTag, async ({ params, dependsOn }) => {
      const tag = await requireTag(database, params.id)
      dependsOn(topics.labels, topics.postsTagged(tag.id))
      return tag
    }),
  ]
}
