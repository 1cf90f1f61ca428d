import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connection.ts'

export const liveChannel = 'live_events'

export interface LiveEvent {
  /** What it is resumed from; follows the order of commits. */
  position: number
  topic: string
  type: string
  itemId: number
}

const columns = sql`position, topic, type, item_id AS "itemId"`

/** Only what has been committed gets one, so that they follow the order of commits. */
export async function givePositions(database: Database): Promise<void> {
  await sql`SELECT give_live_positions()`.execute(database)
}

/** How many are read in one statement by `eventsSince`. */
export const eventsAtOnce = 5000

/**
 * For a chore that reads on from where it was, which stands in a table of one row: gives the statement
 * a table `events` of what is new. Numbers follow the order of commits, so that nothing is missed and
 * nothing is read twice; several processes read one after the other.
 */
export const eventsSince = (
  progress: 'mail_progress' | 'push_progress',
): RawBuilder<unknown> => sql`
  progress AS (
    SELECT position FROM ${sql.table(progress)} FOR UPDATE
  ), events AS (
    SELECT position, topic, type, item_id, created_at FROM live_events
    WHERE position > (SELECT position FROM progress) ORDER BY position LIMIT ${sql.lit(eventsAtOnce)}
  ), moved AS (
    UPDATE ${sql.table(progress)} SET position = (SELECT max(position) FROM events)
    WHERE EXISTS (SELECT FROM events)
  )`

/** In the order of their positions, which those that have none yet are given first. */
export async function selectNewEvents(
  database: Database,
  after: number,
  limit: number,
): Promise<LiveEvent[]> {
  await givePositions(database)
  const { rows } = await sql<LiveEvent>`
    SELECT ${columns} FROM live_events WHERE position > ${after} ORDER BY position LIMIT ${sql.lit(limit)}`.execute(
    database,
  )
  return rows
}

/** What readers of these topics have missed. */
export async function selectMissedEvents(
  database: Database,
  topics: string[],
  after: number,
  limit: number,
): Promise<LiveEvent[]> {
  const { rows } = await sql<LiveEvent>`
    SELECT missed.* FROM unnest(${topics}::text[]) AS asked(topic) CROSS JOIN LATERAL (
      SELECT ${columns} FROM live_events
      WHERE live_events.topic = asked.topic AND position > ${after} ORDER BY position LIMIT ${sql.lit(limit)}
    ) AS missed ORDER BY missed.position LIMIT ${sql.lit(limit)}`.execute(database)
  return rows
}

export async function selectLastPosition(database: Database): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(max(position), 0) AS last FROM live_events`.execute(database)
  return rows[0]!.last
}

/** What an event says is loaded when it is sent, so the last about a thing says what all of them would. */
export function lastOfEach(events: LiveEvent[]): LiveEvent[] {
  const thing = ({ topic, type, itemId }: LiveEvent): string => `${topic} ${type} ${itemId}`
  const last = new Map(events.map((event) => [thing(event), event]))
  return events.filter((event) => last.get(thing(event)) === event)
}

/** Twice as long as anybody is promised. */
export async function deleteOldEvents(database: Database): Promise<void> {
  await sql`DELETE FROM live_events WHERE created_at < now() - interval '2 hours'`.execute(database)
}
