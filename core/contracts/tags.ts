import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, itemShape, pageQuery } from '../hydra.ts'

export const tagShape = z.object({
  ...itemShape('Tag'),
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  postCount: z.int(),
})
export type Tag = z.infer<typeof tagShape>

export const listTags = endpoint({
  name: 'listTags',
  resource: 'Tag',
  summary: 'Etiketleri, en çok kullanılandan başlayarak listeler.',
  method: 'GET',
  path: '/tags',
  who: 'visitor',
  limit: 'read',
  status: 200,
  query: z.strictObject({ ...pageQuery(), name: z.optional(z.string().check(z.maxLength(50))) }),
  answer: collectionOf(tagShape),
})

export const getTag = endpoint({
  name: 'getTag',
  resource: 'Tag',
  summary: 'Bir etiketi numarasıyla ya da adıyla verir.',
  method: 'GET',
  path: '/tags/{id}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ id: z.string() }),
  answer: tagShape,
})
