import { type RawBuilder, sql } from 'kysely'

/**
 * What was asked for, out of the planner's sight: were it to see that one word is rarer than others, it would plan each
 * search anew, which takes longer than the search.
 */
export const given = (
  value: string | Date | readonly string[],
  type: 'text' | 'text[]' | 'timestamptz' | 'tsquery',
): RawBuilder<never> => sql`(SELECT ${value}::${sql.raw(type)})`
