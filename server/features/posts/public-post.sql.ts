import { refusals } from '../../messages.ts'
import { sql } from 'kysely'
import { notFound } from '../../errors.ts'
import type { Database } from '../../database/connection.ts'
import { identifiedBy } from './posts.sql.ts'

/** A public post as whoever answers it needs to know it. */
export interface PublicPost {
  id: number
  slug: string
  authorId: number
  isClosed: boolean
  /** Between its author and the one who answers. */
  isBlocked: boolean
}

export async function requirePublicPost(
  database: Database,
  id: string,
  callerId: number,
): Promise<PublicPost> {
  const row = await database
    .selectFrom('public_posts as posts')
    .select(['id', 'slug', 'user_id as authorId', 'comments_closed as isClosed'])
    .select(sql<boolean>`is_blocked_between(user_id, ${callerId})`.as('isBlocked'))
    .where(identifiedBy(id))
    .executeTakeFirst()
  if (row === undefined) throw notFound(refusals.post.notFound)
  return { ...row, slug: row.slug! }
}
