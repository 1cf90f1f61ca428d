import { type RawBuilder, sql } from 'kysely'
import { given } from './given.sql.ts'

/**
 * Whether a column has words that begin so. Asked twice: the planner takes a beginning for far more common than it is,
 * and would rather read the whole table than the index.
 */
export const hasBeginnings = (
  column: RawBuilder<unknown>,
  beginnings: string,
): RawBuilder<boolean> => sql`
  ${column} @@ ${given(beginnings, 'tsquery')} AND ${column} @@ ${given(beginnings, 'tsquery')}`
