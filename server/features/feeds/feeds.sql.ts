import { sql } from 'kysely'
import type { Entry } from '../../../core/document/types.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import type { User } from '../../../core/contracts/users.ts'
import type { Database } from '../../database/connection.ts'
import { selectPublicCards } from '../posts/posts.public.ts'
import { requireUserId, selectUser } from '../users/users.public.ts'

export const requireFeedAuthor = async (database: Database, name: string): Promise<User> =>
  selectUser(database, await requireUserId(database, name))

export interface FeedPost extends Post {
  /** Null where the texts before it are long enough for one feed. */
  entries: Entry[] | null
}

/** In bytes, of all texts together: later items have their summary instead of their text. */
const mostText = 500_000

/** Posts in the order asked for. What has been withdrawn in between is left out here too. */
export async function selectFeedPosts(database: Database, ids: number[]): Promise<FeedPost[]> {
  const { rows } = await sql<{ id: number; entries: Entry[] | null }>`
    SELECT id, CASE WHEN sum(octet_length(entries::text)) OVER (ORDER BY position) <= ${mostText}
      THEN entries END AS entries
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked(id, position)
    JOIN public_posts USING (id)`.execute(database)
  const texts = new Map(rows.map((row) => [row.id, row.entries]))
  const cards = await selectPublicCards(
    database,
    0,
    ids.filter((id) => texts.has(id)),
  )
  return cards.map((card) => ({ ...card, entries: texts.get(card.id)! }))
}
