import { listManagedTags, updateTag } from '../../../core/contracts/managed-tags.ts'
import { getTag, listTags } from '../../../core/contracts/tags.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve, servePublic, serveShared } from '../../http/call.ts'
import { collection } from '../../http/hydra.ts'
import { pageByKey } from '../../http/cursors.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { changeTag } from './managed-tags.ts'
import { countManagedTags, selectManagedTags } from './managed-tags.sql.ts'
import { pageOfTags } from './tag-list.sql.ts'
import { requireTag } from './tags.sql.ts'

interface TagParts {
  database: Database
  jobs: Jobs
}

export function tagRoutes(parts: TagParts): Route[] {
  const { database } = parts
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

    serve(listManagedTags, async ({ query }) => {
      const { rows: members, nextCursor } = await pageByKey(
        query,
        ['number', 'number'],
        (page) => selectManagedTags(database, query, page),
        ({ rank, id }) => [rank, id],
      )
      const total = await countManagedTags(database, query)
      return collection('Tag', listManagedTags.path, { ...query }, { members, total, nextCursor })
    }),
    serve(updateTag, ({ params, body, caller }) => changeTag(parts, caller.id, params.id, body)),
  ]
}
