import type { Comment, Reply } from '../../../core/contracts/comments.ts'
import type { Collection } from '../../../core/hydra.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { pageById, pageByKey } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { countThreads, selectReplies, selectThreads, selectThreadsByLikes } from './comments.sql.ts'

interface ThreadQuery extends PageQuery {
  'order[likeCount]'?: 'desc' | undefined
}

interface CommentedPost {
  id: number
  path: string
  commentCount?: number
}

/** A page of a post's threads, as its own list shows them and as a whole post brings them along. */
export async function pageOfThreads(
  database: Database,
  caller: Caller | null,
  post: CommentedPost,
  query: ThreadQuery,
): Promise<Collection<Comment>> {
  // A post that was just written has none, and that is known.
  if (post.commentCount === 0)
    return collection('Comment', post.path, { ...query }, { members: [], total: 0 })
  const select = query['order[likeCount]'] === undefined ? newestFirst : mostLikedFirst
  const { rows, nextCursor } = await select(database, caller?.id ?? 0, post.id, query)
  const total = await countThreads(database, post.id)
  return collection('Comment', post.path, { ...query }, { members: rows, total, nextCursor })
}

const newestFirst = (database: Database, callerId: number, postId: number, query: PageQuery) =>
  pageById(query, (page) => selectThreads(database, callerId, postId, page))

const mostLikedFirst = (database: Database, callerId: number, postId: number, query: PageQuery) =>
  pageByKey(
    query,
    ['number', 'number'],
    (page) => selectThreadsByLikes(database, callerId, postId, page),
    ({ likeCount, id }) => [likeCount, id],
  )

/** The answers in a thread from the first to the last. */
export async function pageOfReplies(
  database: Database,
  caller: Caller | null,
  thread: { id: number; replyCount: number },
  query: PageQuery,
): Promise<Collection<Reply>> {
  const { rows, nextCursor } = await pageByKey(
    query,
    ['number'],
    (page) => selectReplies(database, caller?.id ?? 0, thread.id, page),
    ({ id }) => [id],
  )
  const path = `/comments/${thread.id}/replies`
  const total = thread.replyCount
  return collection('Comment', path, { ...query }, { members: rows, total, nextCursor })
}
