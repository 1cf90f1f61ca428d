import { sql } from 'kysely'
import { statisticsLimits } from '../../../core/contracts/statistics-limits.ts'
import type { Database } from '../../database/connection.ts'

/** In Istanbul, counted back from the present month. */
const firstMonth = sql`(date_trunc('month', site_day(now()))
  - make_interval(months => ${sql.lit(statisticsLimits.hourMonths - 1)}))::date`

interface Hours {
  since: string
  /** From Monday's midnight on, for each hour of the week in which something was read. */
  known: { weekday: number; hour: number; views: number }[]
}

/** By weekday and hour. May be a second late: it is read as it was folded. */
export async function selectReadingHours(
  database: Database,
  userId: number,
): Promise<{ since: string; weekdays: number[][] }> {
  const { rows } = await sql<Hours>`
    SELECT to_char(${firstMonth}, 'YYYY-MM-DD') AS since, (
      SELECT coalesce(json_agg(each), '[]') FROM (
        SELECT weekday, hour, sum(views) AS views FROM author_hours
        WHERE user_id = ${userId} AND month >= ${firstMonth} GROUP BY weekday, hour
      ) AS each
    ) AS known`.execute(database)
  const { since, known } = rows[0]!
  const weekdays = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { weekday, hour, views } of known) weekdays[weekday - 1]![hour] = views
  return { since, weekdays }
}

export async function forgetOldHours(database: Database): Promise<void> {
  await sql`DELETE FROM author_hours WHERE month < ${firstMonth}`.execute(database)
}
