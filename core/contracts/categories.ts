import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, itemShape, pageQuery } from '../hydra.ts'

export const categoryShape = z.object({
  ...itemShape('Category'),
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  postCount: z.int(),
})
export type Category = z.infer<typeof categoryShape>

/** Where one may write; what is written in some is looked at before it goes public. */
const writableCategoryShape = z.extend(categoryShape, { needsApproval: z.boolean() })
export type WritableCategory = z.infer<typeof writableCategoryShape>

/** A hidden one is in no list; its page and its posts stay. */
const oneCategoryShape = z.extend(categoryShape, { isHidden: z.boolean() })
export type OneCategory = z.infer<typeof oneCategoryShape>

export const listCategories = endpoint({
  name: 'listCategories',
  resource: 'Category',
  summary: 'Bütün kategorileri listeler.',
  method: 'GET',
  path: '/categories',
  who: 'visitor',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery(100)),
  answer: collectionOf(categoryShape),
})

export const listWritableCategories = endpoint({
  name: 'listWritableCategories',
  resource: 'Category',
  summary: 'Üyenin yazabildiği kategorileri listeler.',
  method: 'GET',
  path: '/categories/writable',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery(100)),
  answer: collectionOf(writableCategoryShape),
})

export const getCategory = endpoint({
  name: 'getCategory',
  resource: 'Category',
  summary: 'Bir kategoriyi numarasıyla ya da adıyla verir.',
  method: 'GET',
  path: '/categories/{id}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ id: z.string() }),
  answer: oneCategoryShape,
})
