import { sql } from 'kysely'
import type { Entry } from '../../../core/document/types.ts'
import { notFound } from '../../../core/errors.ts'
import type { Post } from '../../../core/posts.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { authorNotFound } from '../../../core/users.ts'
import type { Database } from '../../database/connection.ts'
import { selectPublicCards } from '../posts/cards.sql.ts'

export interface FeedAuthor {
  id: number
  username: string
  firstName: string
  lastName: string
  biography: string
}

export async function requireFeedAuthor(database: Database, name: string): Promise<FeedAuthor> {
  const row = await database
    .selectFrom('users')
    .select(['id', 'username', 'first_name as firstName', 'last_name as lastName', 'biography'])
    .where('username', '=', fold(name))
    .executeTakeFirst()
  if (row === undefined) throw notFound(authorNotFound)
  return row
}

export interface FeedPost extends Post {
  entries: Entry[]
}

/** Whole posts in the order asked for. What has been withdrawn in between is left out here too. */
export async function selectFeedPosts(database: Database, ids: number[]): Promise<FeedPost[]> {
  const rows = await database
    .selectFrom('public_posts')
    .select(['id', 'entries'])
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
  const texts = new Map(rows.map((row) => [row.id, row.entries as unknown as Entry[]]))
  const cards = await selectPublicCards(
    database,
    0,
    ids.filter((id) => texts.has(id)),
  )
  return cards.map((card) => ({ ...card, entries: texts.get(card.id)! }))
}
