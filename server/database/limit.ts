import { type RawBuilder, sql } from 'kysely'

/** An offset that is only known later makes the database plan a long list anew each time, so the first page has none. */
export const limitTo = ({
  limit,
  offset,
}: {
  limit: number
  offset: number
}): RawBuilder<unknown> =>
  offset === 0 ? sql`LIMIT ${sql.lit(limit)}` : sql`LIMIT ${sql.lit(limit)} OFFSET ${offset}`
