import { expect, it, onTestFinished } from 'vitest'
import { ask, emptyDatabase } from '../../../tests/support/empty-database.ts'
import { withOwner } from '../../database/address.ts'
import { migrate, readMigrations } from '../../database/migrate.ts'

const people = `
  INSERT INTO users (username, first_name, last_name, email, password_hash)
  SELECT name, 'Ayşe', 'Demir', name || '@ornek.test', '-' FROM unnest('{birinci,ikinci}'::text[]) AS name;
  INSERT INTO user_informations (user_id) SELECT id FROM users`

/** What was seen, what is a week old, what another kind is about, and what is to be mailed. */
const news = `
  INSERT INTO notifications (id, user_id, type, actor_id, is_seen, created_at) VALUES
    (1, 1, 'newFollower', 2, false, now()), (2, 1, 'newLike', 2, true, now()),
    (3, 1, 'commentLike', 2, false, now() - interval '7 days'), (4, 2, 'commentLike', 1, false, now()),
    (5, 1, 'newComment', 2, false, now()), (6, 1, 'newLike', 2, false, now())`

const messages = `
  INSERT INTO messengers (id, member_ids) OVERRIDING SYSTEM VALUE VALUES (1, '{1,2}');
  INSERT INTO messenger_members (messenger_id, user_id, is_accepted, read_to) VALUES (1, 1, true, 1), (1, 2, true, 0);
  INSERT INTO messages (id, messenger_id, user_id, text) OVERRIDING SYSTEM VALUE
  VALUES (1, 1, 2, 'bir'), (2, 1, 2, 'iki'), (3, 1, 1, 'benim'), (4, 1, 2, 'üç')`

const due = `
  INSERT INTO gathered_mails (user_id, kind, due_at, mailed_id) VALUES
    (1, 'newLike', now(), 0), (2, 'newLike', now(), 0), (1, 'newMessage', now(), 0), (1, 'digest', now(), 0), (1, 'newComment', NULL, 0);
  INSERT INTO sessions (user_id, token_hash, device, expires_at)
  VALUES (1, sha256('a'), '', now() + interval '1 day'), (1, sha256('b'), '', now() + interval '1 day');
  INSERT INTO push_subscriptions
    (session_id, endpoint, p256dh, auth, due_at, pushed_notification_id, pushed_message_id)
  SELECT id, 'https://itme.example/' || id, repeat('A', 87), repeat('A', 22),
    CASE WHEN id = 1 THEN now() END, 4, 2 FROM sessions`

it('what waits to be mailed or pushed is sent after the upgrade that keeps it by its numbers', async () => {
  const { address, drop } = await emptyDatabase()
  onTestFinished(drop)
  const migrations = readMigrations().filter(({ name }) => name < '0046')
  await withOwner(address, (owner, role) => migrate(owner, role, { migrations, functions: [] }))
  for (const sql of [people, news, messages, due]) await ask(address.owner, sql)
  await withOwner(address, migrate)
  expect(
    await ask(
      address.owner,
      'SELECT kind, news_ids::text FROM gathered_mails ORDER BY kind, user_id',
    ),
  ).toEqual([
    ['digest', '{}'],
    ['newComment', '{}'],
    ['newLike', '{6}'],
    ['newLike', '{4}'],
    ['newMessage', '{2,4}'],
  ])
  const pushes =
    'SELECT notification_ids::text, message_ids::text FROM push_subscriptions ORDER BY id'
  expect(await ask(address.owner, pushes)).toEqual([
    ['{5,6}', '{4}'],
    ['{}', '{}'],
  ])
})
