import { type RawBuilder, sql } from 'kysely'
import { searchLimits } from '../../../core/contracts/search-limits.ts'
import type { Database } from '../../database/connection.ts'
import { given } from './given.sql.ts'
import { beginningText, type QueryTexts } from './query-text.ts'

/** What narrows a search besides its words. */
export interface PostFilter {
  callerId: number
  authorId: number | null
  categoryId: number | null
  tagIds: number[]
  since: Date | null
  readTime: { least: number; most: number } | null
  within: 'bookmarks' | 'applauses' | null
  /** What came after the first page was read is left out of the next ones. */
  until: Date
}

export interface PostSearch {
  texts: QueryTexts
  /** The whole question, as titles are compared. */
  title: string
  filter: PostFilter
  order: 'relevance' | 'date'
  /** So many posts have these words, or there are none, that the newest are found sooner by going through all. */
  isCommon: boolean
  /** The one of the words that says most, where not every post has to have it. */
  rarest?: string | undefined
  /** Several common words; not side by side, which is not in the index: each post that has them would be looked at. */
  mayBeRareTogether: boolean
}

/** The newest posts that are gone through for words that many have, and those among which a filter looks for them. */
const goneThrough = 4000
const lookedThrough = 40_000

/** Of those found by their heading, and of those found by their text. */
const ranked = { heading: 120, text: searchLimits.ranked }

export interface Ranked {
  id: number
  /** Its title, tags or author have the words. */
  isHeaded: boolean
}

/** In the order in which they are shown. One more than is shown tells that there are more. */
export async function selectRanked(database: Database, search: PostSearch): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    WITH headed AS MATERIALIZED (${newest(search, sql.ref('heading'), ranked.heading)}),
    texts AS MATERIALIZED (${newest(search, sql.ref('words'), ranked.text + 1)}),
    found AS (
      SELECT post_id FROM headed UNION SELECT post_id FROM texts
      UNION SELECT post_id FROM (
        SELECT post_id FROM post_words WHERE is_public AND title = ${given(search.title, 'text')} AND ${filters(search.filter)} AND ${times(search.filter)}
        LIMIT ${sql.lit(ranked.heading)}) AS titled
    )
    SELECT post_id AS id, ${matches(sql.ref('heading'), search.texts)} AS "isHeaded" FROM found JOIN post_words USING (post_id) JOIN posts ON posts.id = post_id
    WHERE ${matches(sql.ref('words'), search.texts)}
    ORDER BY ${search.order === 'date' ? sql`` : sql`${score(search)} DESC,`} post_words.created_at DESC, post_id DESC
    LIMIT ${sql.lit(searchLimits.ranked + 1)}`.execute(database)
  return rows
}

/** Words of the title weigh most, then tags and author, the standfirst, the text. */
const weights = sql.lit('{0.08, 0.2, 0.5, 1.0}')

/**
 * The whole title before everything; then where the words stand and how often, more for the very form that
 * was asked for; freshness and readers decide between equals.
 */
function score({
  texts: { any, exact },
  title,
  rarest,
  filter: { until },
}: PostSearch): RawBuilder<number> {
  const [query, form] = [given(any, 'tsquery'), given(exact, 'tsquery')]
  return sql`
    (post_words.title = ${given(title, 'text')})::int * 8
    + (heading @@ ${query})::int
    + 2 * ts_rank(${weights}, heading, ${query})
    + ts_rank(${weights}, words, ${query})
    + (words @@ ${form})::int
    + ts_rank(${weights}, words, ${form})
    ${rarest === undefined ? sql`` : sql`+ (words @@ ${given(rarest, 'tsquery')})::int * 4`}
    + 0.02 * exp(-extract(epoch FROM ${given(until, 'timestamptz')} - post_words.created_at) / (180 * 86400.0))
    + 0.004 * ln(1 + posts.views)`
}

/** Whoever asks for a tag or a person alone asks for no words. */
const matches = (column: RawBuilder<unknown>, { any }: QueryTexts): RawBuilder<unknown> =>
  any === '' ? sql`true` : sql`${column} @@ ${given(any, 'tsquery')}`

const newest = (search: PostSearch, column: RawBuilder<unknown>, limit: number) =>
  search.isCommon
    ? newestOfAll(search, column, limit, goneThrough)
    : newestByIndex(search, column, limit)

type Narrowed = Pick<PostSearch, 'texts' | 'filter'>

const newestOfAll = (
  { texts, filter }: Narrowed,
  column: RawBuilder<unknown>,
  limit: number,
  most: number,
): RawBuilder<unknown> => sql`
  SELECT post_id FROM (
    SELECT post_id, heading, words FROM ${sourceOf(filter)}
    WHERE is_public AND ${filters(filter)} AND ${times(filter)}
    ORDER BY created_at DESC, post_id DESC LIMIT ${sql.lit(most)}
  ) AS newest WHERE ${matches(column, texts)} LIMIT ${sql.lit(limit)}`

/** However few of all posts a filter leaves; of a tag and of a category its own newest. */
function sourceOf(filter: PostFilter): RawBuilder<unknown> {
  if (isNarrow(filter)) return sql`post_words`
  const [tagId] = filter.tagIds
  if (tagId === undefined && filter.categoryId !== null)
    return sql`(
      SELECT * FROM (${newestWhere(sql`category_id = ${filter.categoryId}`)}) AS first
      UNION ALL SELECT * FROM (${newestWhere(sql`second_category_id = ${filter.categoryId}`)}) AS second
    ) AS post_words`
  if (tagId === undefined) return sql`(${newestWhere(sql`true`)}) AS post_words`
  return sql`(
    SELECT post_words.* FROM (
      SELECT post_id FROM post_tags WHERE tag_id = ${tagId}
      ORDER BY post_created_at DESC, post_id DESC LIMIT ${sql.lit(lookedThrough)}
    ) AS tagged JOIN post_words USING (post_id)
  ) AS post_words`
}

const newestWhere = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  SELECT * FROM post_words WHERE is_public AND ${condition}
  ORDER BY created_at DESC, post_id DESC LIMIT ${sql.lit(lookedThrough)}`

/** These are found by an index, and hardly an author has more than are gone through, as nobody keeps more. */
export const isNarrow = ({ authorId, within }: PostFilter): boolean =>
  authorId !== null || within !== null

/** The time is asked apart: whatever it is, the planner would read a third of the index of times beside that of the words. */
const newestByIndex = (
  { texts, filter }: Narrowed,
  column: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> => sql`
  SELECT post_id FROM (
    SELECT post_id, created_at FROM post_words WHERE is_public AND ${matches(column, texts)} AND ${filters(filter)}
    OFFSET 0
  ) AS matching WHERE ${times(filter)} ORDER BY created_at DESC, post_id DESC LIMIT ${sql.lit(limit)}`

function filters(filter: PostFilter): RawBuilder<unknown> {
  const { callerId, authorId, categoryId, tagIds, readTime, within } = filter
  const all = [
    sql`true`,
    callerId !== 0 &&
      sql`user_id NOT IN (
      SELECT other_id FROM blocks WHERE blocks.user_id = ${callerId}
      UNION ALL SELECT blocks.user_id FROM blocks WHERE other_id = ${callerId})`,
    authorId !== null && sql`user_id = ${authorId}`,
    categoryId !== null && sql`${categoryId}::int IN (category_id, second_category_id)`,
    readTime && sql`read_time BETWEEN ${readTime.least} AND ${readTime.most}`,
    within !== null &&
      sql`post_id IN (SELECT post_id FROM ${sql.table(keptIn[within])}
      WHERE ${sql.table(keptIn[within])}.user_id = ${callerId})`,
    ...tagIds.map(
      (id) =>
        sql`EXISTS (SELECT FROM post_tags WHERE post_tags.post_id = post_words.post_id AND tag_id = ${id})`,
    ),
  ]
  return sql.join(
    all.filter((each) => each !== false && each !== null),
    sql` AND `,
  )
}

const times = ({ until, since }: PostFilter): RawBuilder<unknown> => {
  const before = sql`created_at <= ${given(until, 'timestamptz')}`
  return since === null ? before : sql`${before} AND created_at >= ${given(since, 'timestamptz')}`
}

const keptIn = { bookmarks: 'bookmarks', applauses: 'applause' } as const

/** The newest that are gone through for what somebody is typing. */
const goneThroughTyping = 2000

/**
 * The newest posts whose title, tags or author have all of these words, the last of which may be the beginning of
 * one. Few letters begin words of so many posts that the newest are found sooner by going through all.
 */
export function headedPosts(
  callerId: number,
  typed: readonly string[],
  limit: number,
): RawBuilder<{ id: number }> {
  const search = {
    texts: beginningText(typed),
    filter: { ...unfiltered, callerId, until: new Date() },
  }
  const heading = sql.ref('heading')
  return sql`
    WITH near AS MATERIALIZED (${newestOfAll(search, heading, limit, goneThroughTyping)}),
      enough AS MATERIALIZED (SELECT count(*) = ${sql.lit(limit)} AS is_so FROM near),
      headed AS (
        SELECT post_id FROM near WHERE (SELECT is_so FROM enough)
        UNION ALL
        SELECT post_id FROM (${newestByIndex(search, heading, limit)}) AS indexed
        WHERE NOT (SELECT is_so FROM enough)
      )
    SELECT id FROM headed JOIN public_posts ON id = post_id ORDER BY created_at DESC, id DESC`
}

const unfiltered = {
  authorId: null,
  categoryId: null,
  tagIds: [],
  since: null,
  readTime: null,
  within: null,
}
