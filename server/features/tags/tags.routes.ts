import { getTag, listTags } from '../../../core/contracts/tags.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, servePublic, serveShared } from '../../http/call.ts'
import { collection } from '../../http/hydra.ts'
import { pageOfTags } from './tag-list.sql.ts'
import { requireTag } from './tags.sql.ts'

export function tagRoutes({ database }: { database: Database }): Route[] {
  return [
    serveShared(listTags, async ({ query, dependsOn }) => {
      dependsOn(topics.labels, topics.posts, topics.tagCounts)
      return collection('Tag', '/tags', { ...query }, await pageOfTags(database, query))
    }),
    servePublic(getTag, async ({ params, caller, dependsOn }) => {
      const tag = await requireTag(database, params.id, caller)
      dependsOn(topics.labels, topics.postsTagged(tag.id))
      return tag
    }),
  ]
}
