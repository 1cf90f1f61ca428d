import { type RawBuilder, sql } from 'kysely'
import type { Category } from '../../../core/contracts/categories.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Tag } from '../../../core/contracts/tags.ts'
import type { User } from '../../../core/contracts/users.ts'
import type { Database } from '../../database/connection.ts'
import { asCategory } from '../categories/categories.public.ts'
import { asTag } from '../tags/tags.public.ts'
import { asUser } from '../users/users.public.ts'

interface PostRow {
  postId: number
  userId: number
  categoryId: number | null
  secondCategoryId: number | null
  slug: string | null
  title: string
  excerpt: string
  cover: string | null
  status: number
  publishTime: string | null
  postCreatedAt: string
  updatedAt: string
  views: number
  likes: number
  postCommentCount: number
  readTime: number
}

/** What belongs to a post but stands in other rows. */
interface Surroundings {
  user: User
  categories: Category[]
  tags: Tag[]
  bookmarkId: number | null
  applauseCount: number
}

type Raw<Item> = Omit<Item, '@id' | '@type'>

/** What everybody sees on cards. */
interface CardParts {
  posts: PostRow[]
  users: Raw<User>[]
  categories: Raw<Category>[]
  tags: (Raw<Tag> & { postId: number })[]
}

/** And what a caller did to these posts. */
interface OwnParts {
  bookmarks: { postId: number; id: number }[]
  applause: { postId: number; count: number }[]
}

interface ListParts<Listed, Beside> extends CardParts, OwnParts {
  listed: Listed[]
  beside: Beside | null
}

/** The cards of these posts, in this order, with the caller's own facts. */
export async function selectCards(
  database: Database,
  callerId: number,
  ids: number[],
): Promise<Post[]> {
  if (ids.length === 0) return []
  return cardsOf(database, callerId, ids, sql`SELECT id FROM ${rowsFrom(ids)}`)
}

/** The same for ids that were found a while ago: what has been withdrawn since is left out. */
export async function selectPublicCards(
  database: Database,
  callerId: number,
  ids: number[],
): Promise<Post[]> {
  if (ids.length === 0) return []
  return cardsOf(database, callerId, ids, publicAmong(ids))
}

export const publicAmong = (ids: readonly number[]): RawBuilder<{ id: number }> =>
  sql`SELECT id FROM public_posts JOIN ${rowsFrom(ids)} USING (id)`

/**
 * As rows of unknown number: were the planner told how many, it would plan each time anew, hoping
 * to do better with five than with ten, and the planning takes longer than the work.
 */
export const rowsFrom = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`unnest((SELECT ${ids}::bigint[])) AS wanted(id)`

async function cardsOf(
  database: Database,
  callerId: number,
  ids: number[],
  listed: RawBuilder<{ id: number }>,
): Promise<Post[]> {
  const { cards } = await selectPage(database, callerId, listed, nothingBeside)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

export interface PageOfCards<Listed, Beside> {
  listed: Listed[]
  cards: Map<number, Post>
  beside: Beside | null
}

export const nothingBeside = sql<Record<string, null>>`SELECT NULL`

/**
 * A whole page of a list in one query: what the list finds, everything its cards show, and one value
 * that stands beside them, such as how many there are in all. Authors, categories and tags are read
 * once, not once for each card.
 */
export async function selectPage<Listed extends { id: number }, Beside>(
  database: Database,
  callerId: number,
  listed: RawBuilder<Listed>,
  beside: RawBuilder<Record<string, Beside>>,
): Promise<PageOfCards<Listed, Beside>> {
  const { rows } = await sql<ListParts<Listed, Beside>>`
    WITH listed AS MATERIALIZED (${listed}),
    found AS MATERIALIZED (
      SELECT * FROM post_cards WHERE "postId" IN (SELECT id FROM listed)
    )
    SELECT
      ${rowsOf(sql`SELECT * FROM listed`)} AS listed,
      (${beside}) AS beside,
      ${rowsOf(sql`SELECT * FROM found`)} AS posts,
      ${rowsOf(usersFound)} AS users,
      ${rowsOf(categoriesFound)} AS categories,
      ${rowsOf(tagsFound)} AS tags,
      ${ownRows(callerId, sql`SELECT post_id AS "postId", id FROM bookmarks`)} AS bookmarks,
      ${ownRows(callerId, sql`SELECT post_id AS "postId", count FROM applause`)} AS applause`.execute(
    database,
  )
  const parts = rows[0]!
  const cards = cardsFrom(parts).map((card) => [card.id, card] as const)
  return { listed: parts.listed, cards: new Map(cards), beside: parts.beside }
}

export const rowsOf = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT coalesce(json_agg(one), '[]') FROM (${query}) AS one)`

const usersFound = sql`SELECT * FROM user_cards WHERE id IN (SELECT "userId" FROM found)`

const categoriesFound = sql`SELECT * FROM category_cards
  WHERE id IN (SELECT unnest(ARRAY["categoryId", "secondCategoryId"]) FROM found)`

const tagsFound = sql`
  SELECT post_id AS "postId", tag_cards.* FROM post_tags JOIN tag_cards ON tag_cards.id = tag_id
  WHERE post_id IN (SELECT id FROM listed) ORDER BY position`

/** A visitor has none, and none are looked for. */
function ownRows(callerId: number, query: RawBuilder<unknown>): RawBuilder<unknown> {
  if (callerId === 0) return sql`'[]'::json`
  return rowsOf(sql`${query} WHERE user_id = ${callerId} AND post_id IN (SELECT id FROM listed)`)
}

function cardsFrom(parts: CardParts & OwnParts): Post[] {
  const users = new Map(
    parts.users.map((row) => [row.id, asUser({ ...row, createdAt: new Date(row.createdAt) })]),
  )
  const categories = new Map(parts.categories.map((row) => [row.id, asCategory(row)]))
  const tags = Map.groupBy(parts.tags, (row) => row.postId)
  const bookmarks = new Map(parts.bookmarks.map((row) => [row.postId, row.id]))
  const applause = new Map(parts.applause.map((row) => [row.postId, row.count]))
  return parts.posts.map((post) =>
    cardOf(post, {
      user: users.get(post.userId)!,
      categories: [post.categoryId, post.secondCategoryId].flatMap(
        (id) => categories.get(id ?? 0) ?? [],
      ),
      tags: (tags.get(post.postId) ?? []).map(({ postId: _postId, ...row }) => asTag(row)),
      bookmarkId: bookmarks.get(post.postId) ?? null,
      applauseCount: applause.get(post.postId) ?? 0,
    }),
  )
}

function cardOf(row: PostRow, { user, categories, tags, ...own }: Surroundings): Post {
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
    tags,
    status: row.status,
    publishTime: row.publishTime === null ? null : isoTime(row.publishTime),
    createdAt: isoTime(row.postCreatedAt),
    updatedAt: isoTime(row.updatedAt),
    views: row.views,
    likes: row.likes,
    commentCount: row.postCommentCount,
    readTime: row.readTime,
    user,
    bookmark: bookmarkOf(own.bookmarkId),
    userApplauses: { count: own.applauseCount },
  }
}

/** The database writes UTC, to the microsecond; the API, to the millisecond. */
const isoTime = (time: string): string =>
  time.length === 32 && time.endsWith('+00:00')
    ? `${time.slice(0, 23)}Z`
    : new Date(time).toISOString()

const bookmarkOf = (id: number | null): Post['bookmark'] =>
  id === null ? null : { '@id': apiAddress(`/bookmarks/${id}`), id }
