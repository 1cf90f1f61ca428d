import type { Comment } from '../../../core/comments.ts'
import type { Collection } from '../../../core/hydra.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { collection, pageById, type PageQuery } from '../../http/hydra.ts'
import { countThreads, selectThreads } from './comments.sql.ts'

/** A page of a post's threads, as its own list shows them and as a whole post brings them along. */
export async function pageOfThreads(
  database: Database,
  caller: Caller | null,
  post: { id: number; path: string },
  query: PageQuery,
): Promise<Collection<Comment>> {
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectThreads(database, caller?.id ?? 0, post.id, page),
  )
  const total = await countThreads(database, post.id)
  return collection('Comment', post.path, { ...query }, { members: rows, total, nextCursor })
}
