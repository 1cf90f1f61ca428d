import type { Client } from 'pg'
import type { Config } from '../server/config.ts'
import { withOwner } from '../server/database/address.ts'
import { reachDatabase } from '../server/database/open.ts'
import { compareSpeeds, type Target } from './measure.ts'
import { cookieOf, fillMembers, headersOf, idOf } from './members.ts'
import type { Finding } from './table.ts'

/** A thousand times the posts, over five years, may cost at most so many times as much. */
const mostApart = 1.3

/** By the number of the member who wrote them. */
const authors = [
  { member: 0, posts: 10, days: 60 },
  { member: 1, posts: 10_000, days: 5 * 366 },
]

/** The page of statistics and its calls, for an author of many posts against one of a few. */
export async function compareStatistics(config: Config, base: string): Promise<Finding[]> {
  const { address, close } = await reachDatabase(config, () => undefined)
  const ids = await withOwner(address, fill)
  const call = (path: string) => (member: number) => ({
    url: `${base}/api${path}`,
    headers: headersOf(member),
  })
  const page = (member: number, more = '') => ({
    url: `${base}/istatistiklerim${more}`,
    headers: { cookie: cookieOf(member) },
  })
  const now = Math.floor(Date.now() / 1000)
  const range = `startAt=${now - 29 * 86_400}&endAt=${now}`
  const findings = [
    await compare('totals', call('/stats')),
    await compare('days', call(`/graph-stats?${range}`)),
    await compare('most read posts', call('/stats/posts')),
    await compare('best hours', call('/stats/hours')),
    await compare('page of statistics', (member) => page(member)),
    await compare('one post', (member) =>
      call(`/stats/posts/${slugOf(ids[member]!)}?${range}`)(member),
    ),
    await compare('page of one post', (member) => page(member, `/${slugOf(ids[member]!)}`)),
  ]
  await close()
  return findings
}

async function compare(name: string, targetOf: (member: number) => Target): Promise<Finding> {
  const [few, many] = authors.map(({ member }) => targetOf(member)) as [Target, Target]
  return compareSpeeds(name, few, many, mostApart)
}

/** One post of each, which was read on every one of their days. */
const slugOf = (author: string): string => `sayilan-${author}-1`

/** Gives the authors' ids. */
async function fill(owner: Client): Promise<string[]> {
  await fillMembers(owner, authors.length)
  await owner.query('ALTER TABLE posts DISABLE TRIGGER USER')
  for (const { member, posts, days } of authors) {
    const author = idOf(member)
    await owner.query(postsSql(author), [posts, days])
    await owner.query(daysSql(author), [days])
    await owner.query(monthsSql(author))
    await owner.query(hoursSql(author))
    await owner.query(postDaysSql(author), [days])
    await owner.query(sourcesSql(author))
  }
  await owner.query('ALTER TABLE posts ENABLE TRIGGER USER')
  await owner.query('SELECT recount_posts()')
  await owner.query(
    'VACUUM ANALYZE posts, post_days, post_months, post_sources, author_days, author_hours, author_totals, users',
  )
  const { rows } = await owner.query<{ ids: string[] }>(
    `SELECT ARRAY[${authors.map(({ member }) => idOf(member)).join()}]::text[] AS ids`,
  )
  return rows[0]!.ids
}

const postsSql = (author: string) => `
  INSERT INTO posts (user_id, slug, title, status, category_id, publish_time, created_at, published_at)
  SELECT ${author}, 'sayilan-' || ${author} || '-' || n, 'Sayılan yazı ' || n, 1, (SELECT min(id) FROM categories),
    since, since, since
  FROM generate_series(1, $1::int) AS n,
  LATERAL (SELECT now() - make_interval(days => n * $2::int / $1::int) AS since) AS times`

const daysSql = (author: string) => `
  WITH known AS (
    INSERT INTO author_days (user_id, day, views, likes, comments, followers)
    SELECT ${author}, site_day(now()) - n, 100 + n, 20, 3, 1 FROM generate_series(0, $1::int - 1) AS n
    RETURNING views, likes, comments
  )
  INSERT INTO author_totals (user_id, views, likes, comments)
  SELECT ${author}, sum(views), sum(likes), sum(comments) FROM known`

/** Every post is read in every month since it was written. */
const monthsSql = (author: string) => `
  INSERT INTO post_months (post_id, month, user_id, views, likes, comments)
  SELECT id, month, user_id, 1 + (id * 7919) % 997, 5, 1
  FROM posts, generate_series(date_trunc('month', created_at), now(), '1 month') AS month
  WHERE user_id = ${author}`

/** An author of few posts is read at all hours, too. */
const hoursSql = (author: string) => `
  INSERT INTO author_hours (user_id, month, weekday, hour, views)
  SELECT ${author}, date_trunc('month', now()) - n * interval '1 month', weekday, hour, 1 + weekday * hour
  FROM generate_series(0, 2) AS n, generate_series(1, 7) AS weekday, generate_series(0, 23) AS hour`

const postDaysSql = (author: string) => `
  INSERT INTO post_days (post_id, day, views, likes, comments, depth_known, depth_25, depth_50, depth_75, depth_100)
  SELECT id, site_day(now()) - n, 60, 5, 1, 50, 40, 30, 20, 10 FROM posts, generate_series(0, $1::int - 1) AS n
  WHERE slug = 'sayilan-' || ${author} || '-1'`

const sourcesSql = (author: string) => `
  INSERT INTO post_sources (post_id, day, source, views)
  SELECT post_id, day, source, 3
  FROM post_days JOIN posts ON posts.id = post_id,
  LATERAL (SELECT unnest(ARRAY['site', 'search', 'direct', 'other'] || ARRAY(
    SELECT 'ornek' || host || '.com' FROM generate_series(1, 12) AS host)) AS source) AS sources
  WHERE slug = 'sayilan-' || ${author} || '-1'`
