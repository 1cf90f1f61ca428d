import * as z from 'zod/mini'
import { documentLimits } from './document/limits.ts'

/** An item in a body or filter: its address (`/api/posts/guz`) or its bare identifier (`guz`, 12). */
export const reference = z.pipe(
  z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(documentLimits.addressLength))]),
  z.transform((value) => String(value).split('/').at(-1)!),
)
