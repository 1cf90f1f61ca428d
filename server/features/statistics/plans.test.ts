import pg from 'pg'
import { beforeAll, describe, it } from 'vitest'
import { expectToReadIndex, QueryWatch } from '../../../tests/support/query-plans.ts'
import { testSite } from '../../../tests/support/site.ts'
import { selectDays, selectFigures, selectMostRead } from './statistics.sql.ts'

let watch: QueryWatch
let author: number
beforeAll(async () => {
  const site = await testSite()
  author = (await site.member()).id
  const owner = new pg.Client(site.address.owner)
  await owner.connect()
  await owner.query(fillSql)
  await owner.end()
  watch = new QueryWatch(site)
})

/** Enough rows that reading a table from end to end is never the cheaper way; the first author has most of them. */
const fillSql = `
  ALTER TABLE posts DISABLE TRIGGER USER;
  INSERT INTO users (username, first_name, last_name, email, password_hash)
  SELECT 'yazar' || n, 'Yazar', 'Kişi', 'yazar' || n || '@ornek.test', '' FROM generate_series(1, 2000) AS n;
  INSERT INTO posts (user_id, slug, title, status, category_id, publish_time, created_at, published_at)
  SELECT 1 + n % 3, 'yazi-' || n, 'Yazı ' || n, 1, 2, now(), now() - n * interval '2 hours', now()
  FROM generate_series(1, 20000) AS n;
  INSERT INTO author_days (user_id, day, views)
  SELECT id, site_day(now()) - n, n FROM users, generate_series(0, 1800) AS n WHERE id <= 20;
  INSERT INTO author_totals (user_id, views) SELECT id, 5 FROM users;
  INSERT INTO statistics_changes (user_id, day, views)
  SELECT id, site_day(now()) - n, 1 FROM users, generate_series(0, 5) AS n;
  INSERT INTO post_months (post_id, month, user_id, views)
  SELECT id, date_trunc('month', now()) - n * interval '1 month', user_id, (id * 7919) % 997
  FROM posts, generate_series(0, 3) AS n;
  ALTER TABLE posts ENABLE TRIGGER USER;
  ANALYZE users, posts, author_days, author_totals, statistics_changes, post_months;`

describe('statistics', () => {
  it('read totals, days and months by their keys', async () => {
    expectToReadIndex(
      await watch.plansOf(() => selectFigures(watch.database, author)),
      'author_days_pkey',
      'author_totals_pkey',
      'statistics_changes_of_author',
    )
    const range = { startAt: 1_790_000_000, endAt: 1_792_000_000 }
    const days = await watch.plansOf(() => selectDays(watch.database, author, range))
    // The planner takes any series of days for a thousand rows; there are 367 at most.
    const unsorted = days.filter((node) => node['Node Type'] !== 'Sort')
    expectToReadIndex(unsorted, 'author_days_pkey', 'statistics_changes_of_author')
    expectToReadIndex(
      await watch.plansOf(() => selectMostRead(watch.database, author, null)),
      'post_months_by_views',
    )
  })
})
