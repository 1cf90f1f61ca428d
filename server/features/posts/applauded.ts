import type { Collection } from '../../../core/hydra.ts'
import { malformed } from '../../errors.ts'
import { messages } from '../../messages.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Reading } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { findUserId } from '../users/users.public.ts'
import { selectPublicCards } from './cards.sql.ts'
import { topicsOfCards } from './post-topics.sql.ts'
import { countApplauded, selectApplaudedIds } from './posts.sql.ts'

/** The posts a member applauded, the newest applause first. */
export async function applaudedPosts(
  database: Database,
  { caller, dependsOn }: Reading,
  username: string,
  query: PageQuery & Record<string, unknown>,
): Promise<Collection<Post>> {
  refuseOthers(query)
  const userId = await findUserId(database, username)
  // Not cached: there is no topic for somebody who may sign up in the next moment.
  if (userId === undefined) return collection('Post', '/posts', query, nothing)
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectApplaudedIds(database, userId, page),
  )
  const ids = rows.map(({ postId }) => postId)
  const members = await selectPublicCards(database, caller?.id ?? 0, ids)
  dependsOn(topics.applauseBy(userId), topics.hiddenPosts, ...topicsOfCards(members))
  const total = await countApplauded(database, userId)
  return collection('Post', '/posts', query, { members, total, nextCursor })
}

const nothing = { members: [], total: 0, nextCursor: undefined }

/** This list has one order and one status; anything else asked of it would be passed over in silence. */
function refuseOthers(query: PageQuery & Record<string, unknown>): void {
  const others = ['order[createdAt]', 'order[views]', 'order[likes]', 'readTime[lte]', 'following']
  const asked = others.find((name) => query[name] !== undefined)
  const isUnpublished = query.status !== undefined && query.status !== postStatus.active
  const name = asked ?? (isUnpublished ? 'status' : undefined)
  if (name !== undefined) throw malformed(messages.unknownWith(name, 'userApplauses.user.username'))
}
