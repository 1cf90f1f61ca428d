import type { Comment, Reply } from '../../../core/comments.ts'
import type { Collection } from '../../../core/hydra.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import {
  collection,
  decodeCursor,
  encodeCursor,
  foreignCursor,
  pageById,
  type PageQuery,
} from '../../http/hydra.ts'
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

async function mostLikedFirst(
  database: Database,
  callerId: number,
  postId: number,
  query: PageQuery,
) {
  const after = query.cursor === undefined ? null : numbersOf(query.cursor, 2)
  const found = await selectThreadsByLikes(database, callerId, postId, pageAfter(query, after))
  return cut(found, query, ({ likeCount, id }) => [likeCount, id])
}

/** The answers in a thread from the first to the last. */
export async function pageOfReplies(
  database: Database,
  caller: Caller | null,
  thread: { id: number; replyCount: number },
  query: PageQuery,
): Promise<Collection<Reply>> {
  const after = query.cursor === undefined ? null : numbersOf(query.cursor, 1)
  const page = pageAfter(query, after?.[0] ?? null)
  const found = await selectReplies(database, caller?.id ?? 0, thread.id, page)
  const { rows, nextCursor } = cut(found, query, ({ id }) => [id])
  const path = `/comments/${thread.id}/replies`
  const total = thread.replyCount
  return collection('Comment', path, { ...query }, { members: rows, total, nextCursor })
}

const pageAfter = <After>(query: PageQuery, after: After) => ({
  after,
  offset: after === null ? (query.page - 1) * query.itemsPerPage : 0,
  limit: query.itemsPerPage + 1,
})

function cut<Row>(found: Row[], { itemsPerPage }: PageQuery, keyOf: (row: Row) => number[]) {
  const rows = found.slice(0, itemsPerPage)
  const nextCursor = found.length > rows.length ? encodeCursor(keyOf(rows.at(-1)!)) : undefined
  return { rows, nextCursor }
}

function numbersOf(cursor: string, length: number): number[] {
  const key = decodeCursor(cursor)
  if (key?.length !== length || !key.every(Number.isSafeInteger)) throw foreignCursor()
  return key as number[]
}
