import * as z from 'zod/mini'
import { lengthNames, sinceNames } from '../posts/lists.ts'
import { question } from './question.ts'

/** What is not older. */
export const since = z.optional(z.enum(sinceNames))

/** By how long it takes to read. */
export const length = z.optional(z.enum(lengthNames))

/** What narrows a list of a member's own: nobody else's list is gone through for anybody. */
export const ownFilters = {
  q: z.optional(question),
  /** A slug or a number. */
  category: z.optional(z.string().check(z.maxLength(200))),
  since,
  length,
}

const filtersShape = z.object(ownFilters)
export type OwnFilters = z.infer<typeof filtersShape>

export const direction = z.optional(z.enum(['asc', 'desc']))
