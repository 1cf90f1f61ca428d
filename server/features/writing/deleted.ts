import { refusals } from '../../messages.ts'
import { notFound } from '../../errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import type { OwnFilters } from '../../../core/contracts/list-filters.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { apiAddress } from '../../../core/site.ts'
import type { countOwnPosts, DeletedPost } from '../../../core/contracts/writing.ts'
import type { AnswerOf } from '../../../core/endpoint.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { pageByKey } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { selectCards } from '../posts/posts.public.ts'
import { countByStatus, type DeletedId, selectDeletedId, selectDeletedIds } from './deleted.sql.ts'

export async function deletedPosts(
  database: Database,
  caller: Caller,
  query: PageQuery & OwnFilters,
): Promise<Collection<DeletedPost>> {
  const { rows, nextCursor } = await pageByKey(
    query,
    ['time', 'number'],
    (page) => selectDeletedIds(database, caller.id, query, page),
    ({ time, id }) => [time, id],
  )
  const members = await asDeleted(database, caller, rows)
  const total = (await countByStatus(database, caller.id, query)).get(-1) ?? 0
  return collection('Post', '/deleted_posts', { ...query }, { members, total, nextCursor })
}

export async function requireDeleted(
  database: Database,
  caller: Caller,
  id: number,
): Promise<DeletedPost> {
  const row = await selectDeletedId(database, caller.id, id)
  if (row === undefined) throw notFound(refusals.post.notRestorable)
  return (await asDeleted(database, caller, [row]))[0]!
}

/** Under an address of their own: at the one they had they are gone. */
async function asDeleted(
  database: Database,
  caller: Caller,
  rows: DeletedId[],
): Promise<DeletedPost[]> {
  const cards = await selectCards(
    database,
    caller.id,
    rows.map(({ id }) => id),
  )
  return cards.map((card, index) => ({
    ...card,
    '@id': apiAddress(`/deleted_posts/${card.id}`),
    deletedAt: rows[index]!.deletedAt.toISOString(),
  }))
}

export async function ownCounts(
  database: Database,
  caller: Caller,
  filters: OwnFilters,
): Promise<AnswerOf<typeof countOwnPosts>> {
  const counts = await countByStatus(database, caller.id, filters)
  const of = (status: number): number => counts.get(status) ?? 0
  return {
    '@id': apiAddress('/post_counts'),
    '@type': 'PostCounts',
    id: caller.id,
    passive: of(postStatus.passive),
    active: of(postStatus.active),
    draft: of(postStatus.draft),
    waiting: of(postStatus.waiting),
    pending: of(postStatus.pending),
    planned: of(postStatus.planned),
    deleted: of(-1),
  }
}
