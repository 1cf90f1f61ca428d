import { notFound } from '../../../core/errors.ts'
import { type Post, relatedPostCount, postNotFound } from '../../../core/posts.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { selectPublicCards } from './cards.sql.ts'
import { findPublicPostId, selectNeighbours, selectRelatedIds } from './posts.sql.ts'

interface NextReads {
  previous: Post | null
  next: Post | null
  related: Post[]
}

export async function nextReads(
  database: Database,
  caller: Caller | null,
  identifier: string,
): Promise<NextReads> {
  const id = await findPublicPostId(database, identifier)
  if (id === undefined) throw notFound(postNotFound)
  const { previous, next } = await selectNeighbours(database, id)
  const related = await selectRelatedIds(database, id, relatedPostCount)
  const ids = [...new Set([previous, next, ...related].filter((each) => each !== null))]
  const cards = new Map(
    (await selectPublicCards(database, caller?.id ?? 0, ids)).map((card) => [card.id, card]),
  )
  return {
    previous: cards.get(previous ?? 0) ?? null,
    next: cards.get(next ?? 0) ?? null,
    related: related.flatMap((each) => cards.get(each) ?? []),
  }
}
