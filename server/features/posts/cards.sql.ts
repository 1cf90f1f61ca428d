import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Post } from '../../../core/posts.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { asCategory, categoryCount } from '../categories/categories.sql.ts'
import { asTag } from '../tags/tags.sql.ts'
import { asUser, socialAccounts, userColumns } from '../users/users.sql.ts'

/** Everything a list shows of its posts, with the caller's own facts, in one query. */
export async function selectCards(
  database: Database,
  callerId: number,
  ids: number[],
): Promise<Post[]> {
  if (ids.length === 0) return []
  const rows = await cardsQuery(database, callerId)
    .where('posts.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.postId, asCard(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function cardsQuery(database: Database, callerId: number) {
  return database
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('bookmarks', (join) =>
      join.onRef('bookmarks.post_id', '=', 'posts.id').on('bookmarks.user_id', '=', callerId),
    )
    .leftJoin('applauses', (join) =>
      join.onRef('applauses.post_id', '=', 'posts.id').on('applauses.user_id', '=', callerId),
    )
    .select([
      'posts.id as postId',
      'posts.slug',
      'posts.title',
      'posts.cover',
      'posts.status',
      'posts.publish_time as publishTime',
      'posts.created_at as postCreatedAt',
      'posts.updated_at as updatedAt',
      'posts.views',
      'posts.likes',
      'posts.comment_count as postCommentCount',
      'posts.read_time as readTime',
      'bookmarks.id as bookmarkId',
      'applauses.count as applauseCount',
    ])
    .select(sql<string>`coalesce(nullif(posts.excerpt, ''), posts.summary)`.as('excerpt'))
    .select(userColumns)
    .select(socialAccounts)
    .select((builder) => [
      jsonArrayFrom(
        builder
          .selectFrom('categories')
          .select(['categories.id', 'categories.slug', 'categories.name', 'categories.description'])
          .select(categoryCount)
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
          .select(['tags.id', 'tags.slug', 'tags.name', 'tags.post_count as postCount'])
          .whereRef('post_tags.post_id', '=', 'posts.id')
          .orderBy('post_tags.position'),
      ).as('tags'),
    ])
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardsQuery>['executeTakeFirstOrThrow']>>

export function asCard(row: CardRow): Post {
  const categories = row.categories.map(asCategory)
  return {
    '@id': apiAddress(`/posts/${row.slug ?? row.postId}`),
    '@type': 'Post',
    id: row.postId,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    cover: row.cover,
    category: categories[0] ?? null,
    categories,
    tags: row.tags.map(asTag),
    status: row.status,
    publishTime: row.publishTime?.toISOString() ?? null,
    createdAt: row.postCreatedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    views: row.views,
    likes: row.likes,
    commentCount: row.postCommentCount,
    readTime: row.readTime,
    user: asUser(row),
    bookmark:
      row.bookmarkId === null
        ? null
        : { '@id': apiAddress(`/bookmarks/${row.bookmarkId}`), id: row.bookmarkId },
    userApplauses: { count: row.applauseCount ?? 0 },
  }
}
