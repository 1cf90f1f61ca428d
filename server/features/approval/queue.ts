import type { Approval, WholeApproval } from '../../../core/contracts/approval-queue.ts'
import { approvalMessages } from '../../../core/contracts/approval.ts'
import type { Collection } from '../../../core/hydra.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import { pageByKey } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { selectCards, wholePost } from '../posts/posts.public.ts'
import { countQueue, type QueueRow, selectQueue, selectWaiting } from './queue.sql.ts'

export async function pageOfQueue(
  database: Database,
  caller: Caller,
  query: PageQuery,
): Promise<Collection<Approval>> {
  const { rows, nextCursor } = await pageByKey(
    query,
    ['time', 'number'],
    (page) => selectQueue(database, page),
    ({ time, id }) => [time, id],
  )
  const ids = rows.map(({ id }) => id)
  const cards = await selectCards(database, caller.id, ids)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const members = rows.flatMap((row) => {
    const post = byId.get(row.id)
    return post === undefined ? [] : [{ ...asWaiting(row), post }]
  })
  const found = { members, total: await countQueue(database), nextCursor }
  return collection('Approval', '/moderation/approvals', { ...query }, found)
}

export async function findWaiting(
  database: Database,
  caller: Caller,
  id: number,
): Promise<WholeApproval> {
  const row = await selectWaiting(database, id)
  if (row === undefined) throw notFound(approvalMessages.notWaiting)
  const { before, excerpt } = row
  return {
    ...asWaiting(row),
    post: await wholePost(database, caller, String(id)),
    excerpt,
    before: before && { ...before, seenAt: before.seenAt.toISOString() },
  }
}

const asWaiting = (row: QueueRow): Omit<Approval, 'post'> => {
  const { id, since, reasons, words, note, takenDown } = row
  return {
    '@id': apiAddress(`/moderation/approvals/${id}`),
    '@type': 'Approval',
    id,
    since: since.toISOString(),
    reasons,
    words,
    note: note && { ...note, createdAt: new Date(note.createdAt).toISOString() },
    takenDown: takenDown && { ...takenDown, at: new Date(takenDown.at).toISOString() },
  }
}
