import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { notFound } from '../../../core/errors.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { authorNotFound } from '../../../core/users.ts'
import type { Database } from '../../database/connection.ts'
import { isPublic } from '../posts/lists.sql.ts'

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

/** Whole posts in the order asked for. What has been withdrawn in between is left out here too. */
export async function selectFeedPosts(database: Database, ids: number[]) {
  const rows = await feedPosts(database, ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type FeedPost = Awaited<ReturnType<typeof selectFeedPosts>>[number]

function feedPosts(database: Database, ids: number[]) {
  return database
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select([
      'posts.id',
      'posts.slug',
      'posts.title',
      'posts.cover',
      'posts.entries',
      'posts.publish_time as publishTime',
      'posts.created_at as createdAt',
      'posts.updated_at as updatedAt',
      'users.username',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .select(sql<string>`coalesce(nullif(posts.excerpt, ''), posts.summary)`.as('excerpt'))
    .select((builder) => [
      jsonArrayFrom(
        builder
          .selectFrom('categories')
          .select('categories.name')
          .where((where) =>
            where.or([
              where('categories.id', '=', where.ref('posts.category_id')),
              where('categories.id', '=', where.ref('posts.second_category_id')),
            ]),
          )
          .orderBy((order) => order('categories.id', '=', order.ref('posts.category_id')), 'desc'),
      ).as('categories'),
      jsonArrayFrom(
        builder
          .selectFrom('post_tags')
          .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
          .select('tags.name')
          .whereRef('post_tags.post_id', '=', 'posts.id')
          .orderBy('post_tags.position'),
      ).as('tags'),
    ])
    .where('posts.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where(isPublic)
}
