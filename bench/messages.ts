import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { Config } from '../server/config.ts'
import { withOwner } from '../server/database/address.ts'
import { reachDatabase } from '../server/database/open.ts'
import { bareSpeed, openBare } from './bare-writes.ts'
import { inTurns, speed, type Target } from './measure.ts'
import { cookieOf, fillMembers, headersOf, idOf } from './members.ts'
import type { Finding } from './table.ts'

/** Four statements and what they trigger, against one; decision 17 says what was measured. */
const least = { one: 0.05, ten: 0.05 }
/** A thousand times the messages may make a conversation at most so many times slower. */
const mostApart = 1.3

const sizes = { few: 100, many: 100_000 }
/** Whom the member 0 writes to: whoever writes in one conversation at a time waits for nobody. */
const others = 10
const sender = 0
const rounds = 5
const seconds = 2

/** Sending against a bare insert of the same text, and opening a long conversation against a short one. */
export async function measureMessages(config: Config, base: string): Promise<Finding[]> {
  const { address, close } = await reachDatabase(config, () => undefined)
  const ids = await withOwner(address, fill)
  const opening = await compareOpening(base, ids)
  const sending = await compareSending(config, base, ids.slice(2))
  await close()
  return [...sending, ...opening]
}

async function compareSending(config: Config, base: string, ids: number[]): Promise<Finding[]> {
  let number = 0
  const newMessage = () => ({
    messenger: ids[number++ % ids.length],
    text: `${number}. söz: yarın akşam aynı yerde buluşuyoruz, gelirken kitabı da getirir misin?`,
    key: randomUUID(),
  })
  const url = `${base}/api/messages`
  const sending: Target = { url, method: 'POST', headers: headersOf(sender), bodyOf: newMessage }
  const bare = await openBare(config)
  const compare = (connections: number) =>
    inTurns(
      rounds,
      () => speed(sending, { connections, seconds }),
      () => bareSpeed(bare.database, { connections, seconds }, newMessage),
    )
  await speed(sending, { connections: 1, seconds })
  const one = await compare(1)
  const ten = await compare(10)
  await bare.close()
  return [
    finding('sending, one after the other', one, { least: least.one }),
    finding('sending, ten at once', ten, { least: least.ten }),
  ]
}

async function compareOpening(base: string, [few, many]: number[]): Promise<Finding[]> {
  const calls = (id?: number) => ({
    url: `${base}/api/messengers/${id}/messages`,
    headers: headersOf(sender),
  })
  const pages = (id?: number) => ({
    url: `${base}/mesajlar/${id}`,
    headers: { cookie: cookieOf(sender) },
  })
  const compare = async (name: string, short: Target, long: Target, amount: number) => {
    // Until the queries are known and what they read is at hand.
    for (const target of [short, long]) await speed(target, { amount: 2 * amount })
    const speeds = await inTurns(
      11,
      () => speed(short, { amount }),
      () => speed(long, { amount }),
    )
    return finding(name, speeds, { most: mostApart })
  }
  return [
    await compare('messages of a long conversation', calls(few), calls(many), 200),
    await compare('page of a long conversation', pages(few), pages(many), 50),
  ]
}

const finding = (
  name: string,
  [one, other]: [number, number],
  limit: Finding['limit'],
): Finding => ({
  name,
  ratio: one / other,
  limit,
  detail: `${Math.round(one)} and ${Math.round(other)} a second`,
})

/** A short conversation, a long one, and some to write in. */
async function fill(owner: Client): Promise<number[]> {
  await fillMembers(owner, 1 + 2 + others)
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO messengers (member_ids, creator_id)
     SELECT ARRAY[${idOf(sender)}, ${idOf('n')}], ${idOf(sender)}
     FROM generate_series(1, ${2 + others}) AS n RETURNING id`,
  )
  const ids = rows.map(({ id }) => id)
  await owner.query('ALTER TABLE messages DISABLE TRIGGER USER')
  await owner.query(messagesSql, [ids[0], sizes.few, 1])
  await owner.query(messagesSql, [ids[1], sizes.many, 2])
  await owner.query('ALTER TABLE messages ENABLE TRIGGER USER')
  await owner.query(membersSql)
  await owner.query('VACUUM ANALYZE messengers, messenger_members, messages')
  return ids
}

/** The two of it in turns. */
const messagesSql = `
  INSERT INTO messages (messenger_id, user_id, text)
  SELECT $1::bigint, CASE WHEN n % 2 = 0 THEN ${idOf(sender)} ELSE ${idOf('$3::int')} END, 'Söz ' || n
  FROM generate_series(1, $2::int) AS n`

/** What the trigger would have done with every message. */
const membersSql = `
  WITH said AS (SELECT messenger_id, max(id) AS last, count(*) AS amount FROM messages GROUP BY messenger_id),
  counted AS (UPDATE messengers SET message_count = amount FROM said WHERE messenger_id = messengers.id)
  UPDATE messenger_members SET is_accepted = true, last_message_id = said.last, read_to = said.last
  FROM said WHERE said.messenger_id = messenger_members.messenger_id`
