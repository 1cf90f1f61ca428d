import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Topic } from './topics.ts'

/** The PostgreSQL channel by which processes tell each other what became untrue. */
export const channel = 'invalidations'

/** A process invalidates its own caches directly, so it passes over what it said itself. */
const processId: string = randomUUID()

/** PostgreSQL takes less than 8000 bytes for one notification. */
const maxBytes = 7000

/** To be run in the transaction that changes these topics: it is sent with the commit, or never. */
export const notifying = (topics: Iterable<Topic>): RawBuilder<unknown> =>
  sql`SELECT pg_notify(${channel}, payload) FROM unnest(${payloadsOf(topics)}::text[]) AS payload`

export function payloadsOf(topics: Iterable<Topic>, from = processId): string[] {
  const payloads: string[] = []
  for (const topic of topics) {
    const last = payloads.at(-1)
    if (last !== undefined && last.length + topic.length < maxBytes)
      payloads[payloads.length - 1] = `${last}\n${topic}`
    else payloads.push(`${from}\n${topic}`)
  }
  return payloads
}

/** The topics another process invalidated; none of one's own. */
export function topicsFrom(payload: string): Topic[] {
  const [from, ...topics] = payload.split('\n')
  return from === processId ? [] : (topics as Topic[])
}
