import { type RawBuilder, sql } from 'kysely'
import { dashboardLimits } from '../../../core/contracts/dashboard-limits.ts'
import type { CaseStatus } from '../../../core/contracts/cases.ts'
import type { Dashboard, Growth } from '../../../core/contracts/dashboard.ts'
import type { Database, Transaction } from '../../database/connection.ts'

const { countedAtMost } = dashboardLimits

/** How many wait, so far and no further, and since when. */
const queueOf = (rows: RawBuilder<unknown>): RawBuilder<object> => sql`(
  SELECT json_build_object('count', count(*), 'oldestAt', to_char(min(since) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  FROM (${rows} LIMIT ${sql.lit(countedAtMost)}) AS first_ones)`

/** Read anew at every look: editors decide by it what to do next. */
export async function selectQueues(
  database: Database,
  editorId: number,
): Promise<Dashboard['queues']> {
  // Nobody learns of cases about themselves.
  const cases = (status: CaseStatus) => sql`
    SELECT changed_at AS since FROM cases WHERE status = ${sql.lit(status)} AND owner_id IS DISTINCT FROM ${editorId}
    ORDER BY changed_at, id`
  const { rows } = await sql<Dashboard['queues']>`
    SELECT ${queueOf(sql`
        SELECT since FROM post_waits JOIN posts ON posts.id = post_id
        WHERE deleted_at IS NULL AND NOT author_hidden ORDER BY since, post_id`)} AS "waitingPosts",
      ${queueOf(cases('open'))} AS "openCases", ${queueOf(cases('held'))} AS "heldCases",
      ${queueOf(cases('appealed'))} AS appeals`.execute(database)
  return rows[0]!
}

export interface Figures {
  members: Growth
  posts: Growth
  reads: { today: number; month: number }
  refusedAddresses: number
  uploadBytes: number
  databaseBytes: number
  databaseVersion: string
}

const today = sql`site_midnight(site_day(now()))`
const monthAgo = sql`site_midnight(site_day(now()) - 29)`

/** Beyond so many rows PostgreSQL's own estimate is near enough. */
const exactUpTo = 100_000

/**
 * Asked once a minute at most. Posts and reads are kept counters; of members those of the last 30 days are counted by an
 * index, and all of them only while they are few.
 */
export async function selectFigures(database: Database): Promise<Figures> {
  const { rows } = await sql<Figures>`
    SELECT (
      SELECT json_build_object('total', CASE WHEN reltuples > ${sql.lit(exactUpTo)} THEN reltuples::bigint
          ELSE (SELECT count(*) FROM users WHERE NOT is_deleted) END,
        'today', (SELECT count(*) FROM users WHERE NOT is_deleted AND created_at >= ${today}),
        'month', (SELECT count(*) FROM users WHERE NOT is_deleted AND created_at >= ${monthAgo}))
      FROM pg_class WHERE oid = 'public.users'::regclass
    ) AS members, json_build_object(
      'total', (SELECT coalesce(sum(amount), 0) FROM post_tallies WHERE kind = 'all'),
      'today', (SELECT count(*) FROM public_posts WHERE created_at >= ${today}),
      'month', (SELECT count(*) FROM public_posts WHERE created_at >= ${monthAgo})
    ) AS posts, (
      SELECT json_build_object('today', coalesce(sum(views) FILTER (WHERE day = site_day(now())), 0),
        'month', coalesce(sum(views), 0))
      FROM site_days WHERE day > site_day(now()) - 30
    ) AS reads,
    (SELECT count(*)::int FROM user_informations WHERE email_refused_at IS NOT NULL) AS "refusedAddresses",
    (SELECT coalesce(sum(bytes), 0)::bigint FROM uploads) AS "uploadBytes",
    pg_database_size(current_database()) AS "databaseBytes",
    current_setting('server_version') AS "databaseVersion"`.execute(database)
  return rows[0]!
}

export async function selectLastBackup(database: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT finished_at AS at FROM backups ORDER BY finished_at DESC LIMIT 1`.execute(database)
  return rows[0]?.at ?? null
}

export interface FailedJobRow {
  id: string
  queue: string
  failedAt: Date
  tries: number
  /** As the job threw it. */
  error: string | null
}

export async function selectFailedJobs(database: Database): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    SELECT id, name AS queue, completed_on AS "failedAt", retry_count + 1 AS tries,
      left(coalesce(output->>'message', output->>'value', ''), 2000) AS error
    FROM jobs.job WHERE state = 'failed'
    ORDER BY completed_on DESC LIMIT ${sql.lit(dashboardLimits.failedJobs)}`.execute(database)
  return rows
}

export interface JobCounts {
  failed: number
  failedMails: number
  /** Mails that could not be sent yet. */
  waitingMails: number
}

export async function countJobs(database: Database): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    SELECT failed, "failedMails", (
      SELECT count(*)::int FROM (
        SELECT FROM jobs.job WHERE state = 'retry' AND name LIKE 'mail-%' LIMIT ${sql.lit(countedAtMost)}
      ) AS first_ones) AS "waitingMails"
    FROM (
      SELECT count(*)::int AS failed, count(*) FILTER (WHERE name LIKE 'mail-%')::int AS "failedMails"
      FROM (SELECT name FROM jobs.job WHERE state = 'failed' LIMIT ${sql.lit(countedAtMost)}) AS first_ones
    ) AS counted`.execute(database)
  return rows[0]!
}

/** Whether it failed; held, so that two who press at once do it once. */
export async function lockFailedJob(
  transaction: Transaction,
  { queue, id }: { queue: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM jobs.job WHERE name = ${queue} AND id = ${id}::uuid AND state = 'failed' FOR UPDATE`.execute(
    transaction,
  )
  return rows.length > 0
}
