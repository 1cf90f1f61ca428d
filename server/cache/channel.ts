import { type RawBuilder, sql } from 'kysely'
import type { Topic } from './topics.ts'

/** The PostgreSQL channel by which processes notify each other of what became untrue. */
export const channel = 'invalidations'

const everything = 'all'

/** For what changes more than anybody could name, such as a demo community; sent with the commit, too. */
export const invalidatingAll = `NOTIFY ${channel}, '${everything}'`

/** PostgreSQL takes less than 8000 bytes for one notification. */
const maxBytes = 7000

/** To be run in the transaction that changes these topics: it is sent with the commit, or never. */
export const notifying = (topics: Iterable<Topic>, from: string): RawBuilder<unknown> =>
  sql`SELECT pg_notify(${channel}, payload) FROM unnest(${payloadsOf(topics, from)}::text[]) AS payload`

export function payloadsOf(topics: Iterable<Topic>, from: string): string[] {
  const payloads: string[] = []
  for (const topic of topics) {
    const last = payloads.at(-1)
    if (last !== undefined && last.length + topic.length < maxBytes)
      payloads[payloads.length - 1] = `${last}\n${topic}`
    else payloads.push(`${from}\n${topic}`)
  }
  return payloads
}

/** What others invalidated; one's own caches were invalidated directly. */
export function topicsFrom(payload: string, own: string): Topic[] | 'all' {
  if (payload === everything) return 'all'
  const [from, ...topics] = payload.split('\n')
  return from === own ? [] : (topics as Topic[])
}
