import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import type { Database } from '../../database/connection.ts'
import type { DB } from '../../database/types.gen.ts'
import { selectTaggedPostIds } from '../tags/tags.sql.ts'
import { selectCards } from './cards.sql.ts'
import { type PostList, selectPostIds } from './lists.sql.ts'

let site: TestSite
let watched: Database
let queries: { sql: string; parameters: readonly unknown[] }[] = []
beforeAll(async () => {
  site = await testSite()
  await fill()
  const note = (event: LogEvent) => void queries.push(event.query)
  const pool = new pg.Pool(site.address.owner)
  watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: note })
  return () => watched.destroy()
})

/** Enough rows that reading a table from end to end is never the cheaper way. */
async function fill(): Promise<void> {
  await sql`
    INSERT INTO users (username, first_name, last_name, email, password_hash)
    SELECT 'yazar' || n, 'Yazar', 'Kişi', 'yazar' || n || '@ornek.test', '' FROM generate_series(1, 40) AS n`.execute(
    site.database,
  )
  await sql`INSERT INTO categories (slug, name) SELECT 'k' || n, 'Kategori ' || n FROM generate_series(1, 12) AS n`.execute(
    site.database,
  )
  await sql`INSERT INTO tags (slug, name) VALUES ('etiket', 'etiket')`.execute(site.database)
  await sql`
    INSERT INTO posts (user_id, slug, title, status, category_id, second_category_id, views, likes, read_time, publish_time, created_at)
    SELECT 1 + n % 40, 'yazi-' || n, 'Yazı ' || n, CASE WHEN n % 7 = 0 THEN 2 ELSE 1 END, CASE WHEN n % 50 = 0 THEN 3 ELSE 4 + n % 9 END,
      CASE WHEN n % 50 = 1 THEN 3 WHEN n % 3 = 0 THEN 1 END, (n * 7919) % 10007, (n * 31) % 997, (n * 13) % 700, now(), now() - n * interval '1 minute'
    FROM generate_series(1, 8000) AS n`.execute(site.database)
  await sql`
    INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
    SELECT posts.id, tags.id, 0, posts.created_at FROM posts, tags WHERE posts.id % 4 = 0`.execute(
    site.database,
  )
  const owner = new pg.Client(site.address.owner)
  await owner.connect()
  await owner.query('ANALYZE posts, post_tags, users, categories, tags')
  await owner.end()
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  queries = []
  await work()
  const asked = [...queries]
  const plans: Plan[] = []
  for (const { sql: text, parameters } of asked) {
    const { rows } = await watched.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      sql: `EXPLAIN (FORMAT JSON) ${text}`,
      parameters,
      query: { kind: 'RawNode' } as never,
      queryId: { queryId: 'plan' },
    })
    plans.push(...nodesOf(rows[0]!['QUERY PLAN'][0].Plan))
  }
  return plans
}

/** No table is read from end to end, and nothing larger than a few pages of a list is sorted. */
function expectToReadIndex(plans: Plan[], ...indexes: string[]): void {
  expect(
    plans.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
  ).toEqual([])
  const sorted = plans.filter((node) => /Sort/.test(node['Node Type']) && node['Plan Rows'] > 200)
  expect(sorted).toEqual([])
  const used = plans.map((node) => node['Index Name'])
  for (const index of indexes) expect(used).toContain(index)
}

const list = (changes: Partial<PostList>): PostList => ({
  source: { kind: 'all' },
  maxReadTime: null,
  order: { names: ['createdAt'], direction: 'desc' },
  after: null,
  offset: 0,
  limit: 12,
  ...changes,
})
const byViews: PostList['order'] = { names: ['views', 'createdAt'], direction: 'desc' }
const byLikes: PostList['order'] = { names: ['likes', 'createdAt'], direction: 'desc' }
const time = '2026-11-15 12:00:00+00'

describe('a list of posts reads an index in order', () => {
  it.each<[string, Partial<PostList>, string[]]>([
    ['the newest', {}, ['public_posts_by_time']],
    ['the newest, further on', { after: [time, 5] }, ['public_posts_by_time']],
    ['the oldest', { order: { names: ['createdAt'], direction: 'asc' } }, ['public_posts_by_time']],
    ['the most read', { order: byViews }, ['public_posts_by_views']],
    [
      'the most read, further on',
      { order: byViews, after: [500, time, 5] },
      ['public_posts_by_views'],
    ],
    ['the most applauded', { order: byLikes }, ['public_posts_by_likes']],
    ['short reads', { order: byViews, maxReadTime: 120 }, ['short_reads_by_views']],
    [
      'a category',
      { source: { kind: 'category', categoryId: 3 } },
      ['category_posts_by_time', 'second_category_posts_by_time'],
    ],
    [
      'a category’s most read',
      { source: { kind: 'category', categoryId: 3 }, order: byViews },
      ['category_posts_by_views', 'second_category_posts_by_views'],
    ],
    ['an author', { source: { kind: 'user', userId: 1, status: 1 } }, ['public_posts_of_user']],
    ['one’s own drafts', { source: { kind: 'user', userId: 1, status: 2 } }, ['posts_of_user']],
  ])('%s', async (_, changes, indexes) => {
    expectToReadIndex(await plansOf(() => selectPostIds(watched, list(changes))), ...indexes)
  })

  it('a tag', async () => {
    const page = { after: null, offset: 0, limit: 12 }
    expectToReadIndex(await plansOf(() => selectTaggedPostIds(watched, 1, page)), 'posts_with_tag')
  })
})

describe('the cards of a list', () => {
  it('cost one query, whatever their number', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => index + 1)
    queries = []
    await selectCards(watched, 1, ids)
    expect(queries).toHaveLength(1)
  })
})
