import { type RawBuilder, sql } from 'kysely'
import { statisticsLimits } from '../../../core/contracts/statistics-limits.ts'
import type { Database } from '../../database/connection.ts'

/** In epoch seconds; the days of both moments are included. */
export interface Range {
  startAt: number
  endAt: number
}

export const firstDay = ({ startAt }: Range) => sql`site_day(to_timestamp(${startAt}))`
export const lastDay = ({ endAt }: Range) => sql`site_day(to_timestamp(${endAt}))`

/** Every day of a range with its sums, those on which nothing happened too. */
export async function selectSums<Name extends string>(
  database: Database,
  { rows: source, names, range }: { rows: RawBuilder<unknown>; names: Name[]; range: Range },
): Promise<({ date: string } & Record<Name, number>)[]> {
  const sums = names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::int AS ${sql.ref(name)}`)
  const { rows } = await sql<{ date: string } & Record<Name, number>>`
    SELECT to_char(each, 'YYYY-MM-DD') AS date, ${sql.join(sums)}
    FROM generate_series(${firstDay(range)}::timestamp, ${lastDay(range)}::timestamp, '1 day') AS each
    LEFT JOIN (
      SELECT * FROM ${source} AS own WHERE day BETWEEN ${firstDay(range)} AND ${lastDay(range)}
    ) AS known ON day = each
    GROUP BY each ORDER BY each`.execute(database)
  return rows
}

const windowDays = sql.lit(statisticsLimits.windowDays)

/** The first days of the last window and of the one before: worked out once and not for every row. */
export const windows = sql`windows AS MATERIALIZED (
  SELECT site_day(now()) - ${windowDays} + 1 AS recent, site_day(now()) - 2 * ${windowDays} + 1 AS before
)`

export type Changes<Name extends string> = Record<`${Name}${'Change' | 'Before'}`, number>

/** What both windows brought, beside `windows`. */
export const changesIn = (rows: RawBuilder<unknown>, names: string[]) => sql`
  SELECT ${sql.join(names.map(changesOf))} FROM (
    SELECT *, day >= (SELECT recent FROM windows) AS is_recent FROM ${rows} AS own
    WHERE day >= (SELECT before FROM windows)
  ) AS days`

const changesOf = (name: string) => sql`
  coalesce(sum(${sql.ref(name)}) FILTER (WHERE is_recent), 0)::int AS ${sql.ref(`${name}Change`)},
  coalesce(sum(${sql.ref(name)}) FILTER (WHERE NOT is_recent), 0)::int AS ${sql.ref(`${name}Before`)}`

/** One figure of an answer, from its total and what the windows brought. */
export const figureOf = <Name extends string>(
  name: Name,
  row: NoInfer<Record<Name, number> & Changes<Name>>,
): { total: number; change: number; previousChange: number } => {
  const values: Record<string, number> = row
  return {
    total: row[name],
    change: values[`${name}Change`]!,
    previousChange: values[`${name}Before`]!,
  }
}
