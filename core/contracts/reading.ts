import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** In per cent of the text; 0 is less than its first quarter. */
export const readingDepths = [0, 25, 50, 75, 100] as const
export type ReadingDepth = (typeof readingDepths)[number]

/** Apart from the other calls of a post: its code comes when the page rests. */
export const countDepth = endpoint({
  name: 'countDepth',
  resource: 'Post',
  summary:
    'Okurun yazının ne kadarına geldiğini sayar; sayılan her okunma için bir kez. Kimin geldiği saklanmaz.',
  method: 'POST',
  path: '/views/post/{slug}',
  who: 'visitor',
  limit: 'react',
  status: 204,
  params: z.object({ slug: z.string() }),
  body: z.object({
    depth: z.literal(readingDepths, { error: '0, 25, 50, 75 ya da 100 olmalı.' }),
  }),
})
