import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { type DatabaseAddress, withOwner } from '../server/database/address.ts'
import { compareFeeds } from './feeds.ts'
import { inTurns } from './measure.ts'
import { callAs, fillMembers, idOf } from './members.ts'
import type { Finding } from './table.ts'

const limits = {
  /** Publishing with followers, times as long as without. */
  publishing: 1.3,
  /** Seconds until the last one is notified. */
  notified: 60,
  /** Calls of others meanwhile, times as long as usual. */
  others: 2,
}

const followers = 100_000
const [famous, unknown, somebody] = [0, 1, 2]
const rounds = 21
/** For how long others call before it begins. */
const usualSeconds = 10

/** What an author's followers cost the author, and everybody else. */
export async function measureFollowers(address: DatabaseAddress, base: string): Promise<Finding[]> {
  return withOwner(address, async (owner) => {
    await fill(owner)
    return [
      await comparePublishing(owner, base),
      ...(await watchNotifying(owner, base)),
      await compareFeeds(owner, base),
    ]
  })
}

async function comparePublishing(owner: Client, base: string): Promise<Finding> {
  const timed = async (author: number): Promise<number> => {
    const start = performance.now()
    const id = await publish(base, author)
    const time = performance.now() - start
    // What it begins in the background is measured by itself, and must not slow the next one down.
    await owner.query('DELETE FROM unannounced_posts WHERE post_id = $1', [id])
    return time
  }
  for (const author of [famous, unknown]) await timed(author)
  const [many, none] = await inTurns(
    rounds,
    () => timed(famous),
    () => timed(unknown),
  )
  return {
    name: 'publishing, 100,000 against none',
    ratio: many / none,
    limit: { most: limits.publishing },
    detail: `${many.toFixed(1)} and ${none.toFixed(1)} ms`,
  }
}

async function watchNotifying(owner: Client, base: string): Promise<Finding[]> {
  const usual = await timesOfCalls(base, pause(usualSeconds * 1000))
  const start = performance.now()
  const postId = await publish(base, famous)
  const meanwhile = await timesOfCalls(base, untilNotified(owner, postId))
  const seconds = (performance.now() - start) / 1000
  const notified = await notifiedOf(owner, postId)
  return [
    {
      name: 'until all are notified, in seconds',
      ratio: notified === followers ? seconds : Infinity,
      limit: { most: limits.notified },
      detail: `${notified} were notified`,
    },
    ...calls.map((call) => compareTimes(call, usual[call]!, meanwhile[call]!)),
  ]
}

/** Or until it has taken far too long. */
async function untilNotified(owner: Client, postId: number): Promise<void> {
  const end = performance.now() + 2 * limits.notified * 1000
  const waiting = 'SELECT FROM unannounced_posts WHERE post_id = $1'
  while ((await owner.query(waiting, [postId])).rowCount && performance.now() < end)
    await pause(100)
}

async function notifiedOf(owner: Client, postId: number): Promise<number> {
  const counting = 'SELECT count(*)::int AS amount FROM notifications WHERE post_id = $1'
  const { rows } = await owner.query<{ amount: number }>(counting, [postId])
  return rows[0]!.amount
}

/** One that comes out of the cache, and one that asks the database. */
const calls = ['/users/current', '/posts'] as const

/** Not one call after the other, which would be a load by itself. */
const betweenCalls = 20

async function timesOfCalls(
  base: string,
  until: Promise<unknown>,
): Promise<Record<string, number[]>> {
  const over = new AbortController()
  const lane = async (path: string): Promise<[string, number[]]> => {
    const times: number[] = []
    while (!over.signal.aborted) {
      const start = performance.now()
      await callAs(somebody, base, path)
      times.push(performance.now() - start)
      await pause(betweenCalls)
    }
    return [path, times]
  }
  const lanes = Promise.all(calls.map(lane))
  await until
  over.abort()
  return Object.fromEntries(await lanes)
}

function compareTimes(call: string, usual: number[], meanwhile: number[]): Finding {
  const of = (times: number[]): string =>
    `${mean(times).toFixed(1)} (95 of 100 under ${under(times, 0.95).toFixed(1)})`
  return {
    name: `meanwhile, GET ${call}`,
    ratio: mean(meanwhile) / mean(usual),
    limit: { most: limits.others },
    detail: `${of(meanwhile)} and ${of(usual)} ms, ${meanwhile.length} calls`,
  }
}

const mean = (times: number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length

const under = (times: number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)]!

let number = 0

async function publish(base: string, author: number): Promise<number> {
  const content = [{ type: 'text', text: 'Bir yazı, herkese duyurulmak üzere.' }]
  const { id } = await callAs<{ id: number }>(author, base, '/posts', {
    title: `Duyurulan yazı ${++number}`,
    entries: [{ type: 'paragraph', data: { key: 'p1', content } }],
    categories: ['deneme'],
    status: 1,
  })
  return id
}

async function fill(owner: Client): Promise<void> {
  await fillMembers(owner, 2 + followers)
  // Counting one by one is for members at work.
  await owner.query('ALTER TABLE user_relationships DISABLE TRIGGER USER')
  await owner.query(
    `INSERT INTO user_relationships (follower_id, following_id)
     SELECT id, ${idOf(famous)} FROM users
     WHERE username LIKE 'olcum\\_%' AND username NOT IN ('olcum_${famous}', 'olcum_${unknown}')`,
  )
  await owner.query('ALTER TABLE user_relationships ENABLE TRIGGER USER')
  await owner.query('UPDATE users SET follower_count = $1 WHERE username = $2', [
    followers,
    `olcum_${famous}`,
  ])
  await owner.query('VACUUM ANALYZE users, user_informations, sessions, user_relationships')
}
