import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, pageQuery } from '../hydra.ts'
import { referenceTo } from '../references.ts'
import { categoryShape } from './categories.ts'
import { changedCategory, newCategory, writers } from './category-forms.ts'

/** A category as admins see it. */
export const managedCategoryShape = z.extend(categoryShape, {
  writableBy: z.enum(writers),
  needsApproval: z.boolean(),
  isHidden: z.boolean(),
  /** Its posts are the home page's news; it cannot be merged into another one. */
  isJournal: z.boolean(),
  /** Where its posts are being moved at this moment. */
  mergingInto: z.nullable(z.string()),
  position: z.int(),
})
export type ManagedCategory = z.infer<typeof managedCategoryShape>

export const listManagedCategories = endpoint({
  name: 'listManagedCategories',
  resource: 'Category',
  summary: 'Gizli olanlarla birlikte bütün kategorileri, kurallarıyla listeler.',
  method: 'GET',
  path: '/moderation/categories',
  who: 'admin',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery(100)),
  answer: collectionOf(managedCategoryShape),
})

export const createCategory = endpoint({
  name: 'createCategory',
  resource: 'Category',
  summary: 'Yeni bir kategori açar.',
  method: 'POST',
  path: '/categories',
  who: 'admin',
  limit: 'write',
  status: 201,
  body: newCategory,
  answer: managedCategoryShape,
})

export const updateCategory = endpoint({
  name: 'updateCategory',
  resource: 'Category',
  summary:
    'Bir kategoriyi değiştirir: adı, adresi, açıklaması, kuralları, sırası, gizliliği. Eski adresi yenisine götürür.',
  method: 'PUT',
  path: '/categories/{id}',
  who: 'admin',
  limit: 'write',
  status: 200,
  params: z.object({ id: z.string() }),
  body: changedCategory,
  answer: managedCategoryShape,
})

export const deleteCategory = endpoint({
  name: 'deleteCategory',
  resource: 'Category',
  summary:
    'Bir kategoriyi kaldırır; yazıları mergeInto ile verilen kategoriye taşınır, adresi oraya götürür. Çok yazılı bir kategorinin yazıları birkaç dakika içinde taşınır.',
  method: 'DELETE',
  path: '/categories/{id}',
  who: 'admin',
  limit: 'write',
  status: 204,
  params: z.object({ id: z.string() }),
  query: z.strictObject({ mergeInto: z.optional(referenceTo('categories')) }),
})
