import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { IdPage } from '../../http/cursors.ts'

export type Side = 'follower' | 'following'

export interface RelationshipRow {
  id: number
  followerId: number
  followingId: number
}

const columnOf = { follower: 'follower_id', following: 'following_id' } as const
const counterOf = { follower: 'following_count', following: 'follower_count' } as const

export async function selectRelationships(
  database: Database,
  side: Side,
  userId: number,
  page: IdPage,
): Promise<RelationshipRow[]> {
  return database
    .selectFrom('user_relationships')
    .select(['id', 'follower_id as followerId', 'following_id as followingId'])
    .where(columnOf[side], '=', userId)
    .$if(page.before !== null, (query) => query.where('id', '<', page.before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .execute()
}

export async function selectRelationship(
  database: Database,
  id: number,
): Promise<RelationshipRow | undefined> {
  return database
    .selectFrom('user_relationships')
    .select(['id', 'follower_id as followerId', 'following_id as followingId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countRelationships(
  database: Database,
  side: Side,
  userId: number,
): Promise<number> {
  const { total } = await database
    .selectFrom('users')
    .select(`${counterOf[side]} as total`)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}
