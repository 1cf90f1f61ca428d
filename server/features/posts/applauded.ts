import type { Collection } from '../../../core/hydra.ts'
import type { Post } from '../../../core/posts.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Reading } from '../../http/call.ts'
import { collection, pageById, type PageQuery } from '../../http/hydra.ts'
import { findUserId } from '../users/users.sql.ts'
import { selectPublicCards } from './cards.sql.ts'
import { topicsOfCards } from './post-topics.ts'
import { countApplauded, selectApplaudedIds } from './posts.sql.ts'

/** The posts a member applauded, the newest applause first. */
export async function applaudedPosts(
  database: Database,
  { caller, dependsOn }: Reading,
  username: string,
  query: PageQuery & Record<string, unknown>,
): Promise<Collection<Post>> {
  const userId = (await findUserId(database, username)) ?? 0
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectApplaudedIds(database, userId, page),
  )
  const ids = rows.map(({ postId }) => postId)
  const members = await selectPublicCards(database, caller?.id ?? 0, ids)
  dependsOn(topics.applauseBy(userId), topics.returnedPosts, ...topicsOfCards(members))
  const total = await countApplauded(database, userId)
  return collection('Post', '/posts', query, { members, total, nextCursor })
}
