import type { Collection } from '../../../core/hydra.ts'
import type { Post } from '../../../core/posts.ts'
import type { Tag } from '../../../core/tags.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Reading } from '../../http/call.ts'
import {
  collection,
  decodeCursor,
  encodeCursor,
  foreignCursor,
  type PageQuery,
} from '../../http/hydra.ts'
import { selectTaggedPostIds } from '../tags/tags.sql.ts'
import { selectPublicCards } from './cards.sql.ts'
import { isTimeKey } from './post-list.ts'
import { topicsOfCards } from './post-topics.ts'

/** A tag's posts, the newest first. */
export async function taggedPosts(
  database: Database,
  { caller, dependsOn }: Reading,
  tag: Tag,
  query: PageQuery,
): Promise<Collection<Post>> {
  const after = query.cursor === undefined ? null : keyOf(query.cursor)
  const found = await selectTaggedPostIds(database, tag.id, {
    after,
    offset: after === null ? (query.page - 1) * query.itemsPerPage : 0,
    limit: query.itemsPerPage + 1,
  })
  const shown = found.slice(0, query.itemsPerPage)
  const last = shown.at(-1)
  const nextCursor = found.length > shown.length ? encodeCursor([last!.time, last!.id]) : undefined
  const members = await selectPublicCards(
    database,
    caller?.id ?? 0,
    shown.map(({ id }) => id),
  )
  dependsOn(topics.postsTagged(tag.id), ...topicsOfCards(members))
  const page = { members, total: tag.postCount, nextCursor }
  return collection('Post', `/tags/${tag.slug}/posts`, { ...query }, page)
}

function keyOf(cursor: string): (string | number)[] {
  const key = decodeCursor(cursor)
  if (key?.length !== 2 || !isTimeKey(key[0]!) || !Number.isSafeInteger(key[1]))
    throw foreignCursor()
  return key
}
