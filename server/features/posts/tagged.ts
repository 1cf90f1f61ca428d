import type { Collection } from '../../../core/hydra.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import type { Tag } from '../../../core/contracts/tags.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Reading } from '../../http/call.ts'
import { pageByKey } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { selectTaggedPostIds } from '../tags/tags.public.ts'
import { selectPublicCards } from './cards.sql.ts'
import { topicsOfCards } from './post-topics.sql.ts'

/** A tag's posts, the newest first. */
export async function taggedPosts(
  database: Database,
  { caller, dependsOn }: Reading,
  tag: Tag,
  query: PageQuery,
): Promise<Collection<Post>> {
  const { rows, nextCursor } = await pageByKey(
    query,
    ['time', 'number'],
    (page) => selectTaggedPostIds(database, tag.id, page),
    ({ time, id }) => [time, id],
  )
  const members = await selectPublicCards(
    database,
    caller?.id ?? 0,
    rows.map(({ id }) => id),
  )
  dependsOn(topics.postsTagged(tag.id), ...topicsOfCards(members))
  const page = { members, total: tag.postCount, nextCursor }
  return collection('Post', `/tags/${tag.slug}/posts`, { ...query }, page)
}
