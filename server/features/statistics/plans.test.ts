import pg from 'pg'
import { beforeAll, describe, it } from 'vitest'
import { expectToReadIndex, QueryWatch } from '../../../tests/support/query-plans.ts'
import { testSite } from '../../../tests/support/site.ts'
import { selectReadingHours } from './hours.sql.ts'
import { selectPostStatistics } from './post-statistics.sql.ts'
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
  INSERT INTO post_days (post_id, day, views)
  SELECT id, site_day(now()) - n, n FROM posts, generate_series(0, 1800) AS n WHERE id <= 20;
  INSERT INTO post_sources (post_id, day, source, views)
  SELECT post_id, day, source, 1 FROM post_days, unnest(ARRAY['site', 'search', 'ornek.com']) AS source;
  INSERT INTO author_hours (user_id, month, weekday, hour, views)
  SELECT id, date_trunc('month', now()) - n * interval '1 month', 1 + n % 7, hour, 1
  FROM users, generate_series(0, 2) AS n, generate_series(0, 23) AS hour WHERE id <= 500;
  ALTER TABLE posts ENABLE TRIGGER USER;
  ANALYZE users, posts, author_days, author_totals, statistics_changes, post_months, post_days, post_sources, author_hours;`

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
    expectToReadIndex(
      await watch.plansOf(() => selectReadingHours(watch.database, author)),
      'author_hours_pkey',
    )
  })

  it('read those of a post by its key, however long it has been there', async () => {
    const post = await watch.database
      .selectFrom('posts')
      .select('id')
      .where('id', '<=', 20)
      .where('user_id', '=', author)
      .executeTakeFirstOrThrow()
    const now = Math.floor(Date.now() / 1000)
    const range = { startAt: now - 29 * 86_400, endAt: now }
    const plans = await watch.plansOf(() =>
      selectPostStatistics(watch.database, author, String(post.id), range),
    )
    // Thirty days of days and of sources are put in order.
    const unsorted = plans.filter((node) => node['Node Type'] !== 'Sort')
    expectToReadIndex(unsorted, 'posts_pkey', 'post_days_pkey', 'post_sources_pkey')
  })
})
