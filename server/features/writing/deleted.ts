import type { Collection } from '../../../core/hydra.ts'
import { postStatus } from '../../../core/posts.ts'
import { apiAddress } from '../../../core/site.ts'
import type { countOwnPosts, DeletedPost } from '../../../core/writing.ts'
import type { AnswerOf } from '../../../core/endpoint.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import {
  collection,
  decodeCursor,
  encodeCursor,
  foreignCursor,
  type PageQuery,
} from '../../http/hydra.ts'
import { selectCards } from '../posts/cards.sql.ts'
import { countByStatus, selectDeletedIds } from './deleted.sql.ts'

export async function deletedPosts(
  database: Database,
  caller: Caller,
  query: PageQuery,
): Promise<Collection<DeletedPost>> {
  const after = query.cursor === undefined ? null : keyOf(query.cursor)
  const found = await selectDeletedIds(database, caller.id, {
    after,
    offset: after === null ? (query.page - 1) * query.itemsPerPage : 0,
    limit: query.itemsPerPage + 1,
  })
  const shown = found.slice(0, query.itemsPerPage)
  const cards = await selectCards(
    database,
    caller.id,
    shown.map(({ id }) => id),
  )
  const members = cards.map((card, index) => ({
    ...card,
    deletedAt: shown[index]!.deletedAt.toISOString(),
  }))
  const total = (await countByStatus(database, caller.id)).get(-1) ?? 0
  const last = found.length > shown.length ? shown.at(-1)! : undefined
  const nextCursor = last && encodeCursor([last.time, last.id])
  return collection('Post', '/deleted_posts', { ...query }, { members, total, nextCursor })
}

function keyOf(cursor: string): (string | number)[] {
  const key = decodeCursor(cursor)
  if (key?.length !== 2 || typeof key[0] !== 'string' || !Number.isSafeInteger(key[1]))
    throw foreignCursor()
  if (Number.isNaN(Date.parse(key[0]))) throw foreignCursor()
  return key
}

export async function ownCounts(
  database: Database,
  caller: Caller,
): Promise<AnswerOf<typeof countOwnPosts>> {
  const counts = await countByStatus(database, caller.id)
  const of = (status: number): number => counts.get(status) ?? 0
  return {
    '@id': apiAddress('/post_counts'),
    '@type': 'PostCounts',
    passive: of(postStatus.passive),
    active: of(postStatus.active),
    draft: of(postStatus.draft),
    waiting: of(postStatus.waiting),
    pending: of(postStatus.pending),
    planned: of(postStatus.planned),
    deleted: of(-1),
  }
}
