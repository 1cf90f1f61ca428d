import { refusals } from '../../messages.ts'
import { notFound } from '../../errors.ts'
import { type Post, relatedPostCount } from '../../../core/contracts/posts.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Reading } from '../../http/call.ts'
import { selectPublicCards } from './cards.sql.ts'
import { topicsOfCards } from './post-topics.sql.ts'
import { findVisiblePostId, selectNeighbours, selectRelatedIds } from './posts.sql.ts'

interface NextReads {
  previous: Post | null
  next: Post | null
  related: Post[]
}

/** Related posts are a recommendation, so new ones may come late; what is hidden goes at once. */
export async function nextReads(
  database: Database,
  { caller, dependsOn }: Reading,
  identifier: string,
): Promise<NextReads> {
  const id = await findVisiblePostId(database, caller, identifier)
  if (id === undefined) throw notFound(refusals.post.notFound)
  const { authorId, previous, next } = await selectNeighbours(database, id)
  const related = await selectRelatedIds(database, id, relatedPostCount)
  const ids = [...new Set([previous, next, ...related].filter((each) => each !== null))]
  const found = await selectPublicCards(database, caller?.id ?? 0, ids)
  dependsOn(topics.post(id), topics.postsBy(authorId), ...topicsOfCards(found))
  const cards = new Map(found.map((card) => [card.id, card]))
  return {
    previous: cards.get(previous ?? 0) ?? null,
    next: cards.get(next ?? 0) ?? null,
    related: related.flatMap((each) => cards.get(each) ?? []),
  }
}
