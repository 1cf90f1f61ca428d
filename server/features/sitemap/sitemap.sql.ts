import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { countPosts } from '../posts/posts.public.ts'

/** Ids after the first and up to the second; null goes on to the end. */
export interface Range {
  after: number
  upTo: number | null
}

export interface SitemapEntry {
  id: number
  name: string
  updatedAt: Date | null
}

/** What has addresses of its own. Authors and tags count only with something public to show. */
const kinds = {
  posts: { from: sql`public_posts`, name: sql`slug`, updatedAt: sql`updated_at`, shown: sql`true` },
  users: {
    from: sql`users`,
    name: sql`username`,
    updatedAt: sql`NULL`,
    shown: sql`post_count > 0 AND NOT is_deleted AND NOT is_suspended(id)`,
  },
  tags: {
    from: sql`tag_cards`,
    name: sql`slug`,
    updatedAt: sql`NULL`,
    shown: sql`"postCount" > 0`,
  },
} as const
export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]

const within = ({ after, upTo }: Range): RawBuilder<unknown> =>
  upTo === null ? sql`id > ${after}` : sql`id > ${after} AND id <= ${upTo}`

/** One batch in the order of the primary key, which goes straight to where it begins. */
export async function selectEntries(
  database: Database,
  kind: Kind,
  range: Range,
  limit: number,
): Promise<SitemapEntry[]> {
  const { from, name, updatedAt, shown } = kinds[kind]
  const { rows } = await sql<SitemapEntry>`
    SELECT id, ${name} AS name, ${updatedAt}::timestamptz AS "updatedAt" FROM ${from}
    WHERE ${within(range)} AND ${shown} ORDER BY id LIMIT ${sql.lit(limit)}`.execute(database)
  return rows
}

/** Changes whenever one of the entries does, without reading them out. */
export async function fingerprint(
  database: Database,
  range: Range,
): Promise<{ count: number; text: string }> {
  const parts = kindNames.map((kind) => {
    const { from, name, updatedAt, shown } = kinds[kind]
    return sql`SELECT count(*)::int AS count, sum(hashtextextended(${name}, 0)) AS names,
      max(${updatedAt}::timestamptz)::text AS newest FROM ${from} WHERE ${within(range)} AND ${shown}`
  })
  const { rows } = await sql<{ count: number; names: string | null; newest: string | null }>`
    ${sql.join(parts, sql` UNION ALL `)}`.execute(database)
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    text: JSON.stringify(rows),
  }
}

/** Whether there are too many for one file. Posts are many and counted already. */
export async function isMoreThan(database: Database, limit: number): Promise<boolean> {
  const posts = await countPosts(database, { kind: 'all' }, null)
  if (posts > limit) return true
  const { rows } = await sql<{ total: number }>`
    SELECT ((SELECT count(*) FROM users WHERE ${kinds.users.shown})
      + (SELECT count(*) FROM tag_cards WHERE ${kinds.tags.shown}))::int AS total`.execute(database)
  return posts + rows[0]!.total > limit
}

/** The numbers, from 1 on, of the ranges of ids that hold something to show. */
export async function selectFullRanges(database: Database, size: number): Promise<number[]> {
  const highest = kindNames.map((kind) => sql`(SELECT max(id) FROM ${sql.table(kind)})`)
  const occupied = kindNames.map((kind) => {
    const { from, shown } = kinds[kind]
    return sql`EXISTS (SELECT 1 FROM ${from}
      WHERE id > (number - 1) * ${sql.lit(size)} AND id <= number * ${sql.lit(size)} AND ${shown})`
  })
  const { rows } = await sql<{ number: number }>`
    SELECT number::int AS number
    FROM generate_series(1, ceil(greatest(${sql.join(highest)}) / ${sql.lit(size)}.0)::bigint) AS number
    WHERE ${sql.join(occupied, sql` OR `)} ORDER BY number`.execute(database)
  return rows.map((row) => row.number)
}
