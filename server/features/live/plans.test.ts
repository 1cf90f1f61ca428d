import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, it } from 'vitest'
import { expectToReadIndex, QueryWatch } from '../../../tests/support/query-plans.ts'
import { testSite } from '../../../tests/support/site.ts'
import {
  deleteOldEvents,
  selectLastPosition,
  selectMissedEvents,
  selectNewEvents,
} from '../../live/events.sql.ts'

let watch: QueryWatch
/** Numbers events that were committed, as the database does it. */
let numbering: string

beforeAll(async () => {
  const site = await testSite()
  const owner = new pg.Client(site.address.owner)
  await owner.connect()
  await owner.query(`
    INSERT INTO live_events (topic, type, item_id, position, created_at)
    SELECT '/posts/' || n % 500, 'Comment', n, n, now() - interval '1 hour' + n * interval '50 milliseconds'
    FROM generate_series(1, 60000) AS n;
    SELECT setval('live_positions', 60000);
    INSERT INTO live_events (topic, type, item_id) VALUES ('/posts/1', 'Comment', 1)`)
  await owner.query('ANALYZE live_events')
  const { rows } = await owner.query<{ body: string }>(
    `SELECT prosrc AS body FROM pg_proc WHERE proname = 'give_live_positions'`,
  )
  numbering = /UPDATE[^;]*/.exec(rows[0]!.body)![0]
  await owner.end()
  watch = new QueryWatch(site)
})

describe('with tens of thousands of events, an index finds', () => {
  it.each([
    ['the new ones', 'live_events_position_key', () => selectNewEvents(watch.database, 59_900, 20)],
    [
      'those that somebody has missed',
      'live_events_of_topic',
      () => selectMissedEvents(watch.database, ['/posts/7', '/posts/8'], 100, 20),
    ],
    ['the last one', 'live_events_position_key', () => selectLastPosition(watch.database)],
    ['the old ones', 'live_events_by_age', () => deleteOldEvents(watch.database)],
  ])('%s', async (_, index, work) => {
    expectToReadIndex(await watch.plansOf(work), index)
  })

  it('those without a number', async () => {
    // Two indexes can tell which have none; either will do.
    const plans = await watch.plansOf(() => sql.raw(numbering).execute(watch.database))
    expectToReadIndex(plans)
  })
})
