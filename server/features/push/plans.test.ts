import pg from 'pg'
import { beforeAll, describe, it } from 'vitest'
import { expectToReadIndex, QueryWatch } from '../../../tests/support/query-plans.ts'
import { testSite } from '../../../tests/support/site.ts'
import type { Transaction } from '../../database/connection.ts'
import { takeDuePushes } from './due-pushes.sql.ts'
import { countSubscriptions, selectSubscriptions } from './push.sql.ts'

let watch: QueryWatch

beforeAll(async () => {
  const site = await testSite()
  const owner = new pg.Client(site.address.owner)
  await owner.connect()
  await owner.query(`
    INSERT INTO users (username, first_name, last_name, email, password_hash)
    SELECT 'uye_' || n, 'Ayşe', 'Demir', n || '@ornek.test', '' FROM generate_series(1, 20000) AS n;
    INSERT INTO sessions (user_id, token_hash, device, expires_at)
    SELECT id, sha256(id::text::bytea), 'Firefox', now() + interval '1 day' FROM users;
    INSERT INTO push_subscriptions
      (session_id, endpoint, p256dh, auth, due_at)
    SELECT id, 'https://push.ornek.com/' || id, repeat('a', 87), repeat('a', 22),
      CASE WHEN id % 500 = 0 THEN now() END FROM sessions;
    ANALYZE users, sessions, push_subscriptions`)
  await owner.end()
  watch = new QueryWatch(site)
})

describe('with tens of thousands of subscriptions, an index finds', () => {
  it.each([
    [
      'those that are due',
      'push_subscriptions_due',
      () => takeDuePushes(watch.database as unknown as Transaction),
    ],
    [
      'a member’s own',
      'push_subscriptions_of_session',
      () => selectSubscriptions(watch.database, 7, { before: null, offset: 0, limit: 21 }),
    ],
    ['their number', 'push_subscriptions_of_session', () => countSubscriptions(watch.database, 7)],
  ])('%s', async (_, index, work) => {
    expectToReadIndex(await watch.plansOf(work), index)
  })
})
