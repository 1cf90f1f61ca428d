import * as z from 'zod/mini'
import { searchLimits } from './search-limits.ts'

/** Nothing is refused for being long: the rest is not looked at. */
export const question = z.pipe(
  z.string(),
  z.transform((text: string) => text.slice(0, searchLimits.questionLength)),
)
