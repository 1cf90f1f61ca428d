import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape } from '../hydra.ts'
import { referenceTo } from '../references.ts'
import { importMessages, importModes, importStatuses, sourceNames } from './import-limits.ts'

/** Bringing over what was written elsewhere. */

/** A part of a post that could not be kept, or a post that could not be made at all. */
const problemShape = z.object({
  /** The title there. */
  title: z.string(),
  /** The post it became; none where none was made. */
  post: z.nullable(z.int()),
  what: z.string(),
  /** Which picture, which tag, in which block; empty where it is about the whole. */
  where: z.string(),
})
export type ImportProblem = z.infer<typeof problemShape>

const importShape = z.object({
  ...itemShape('Import'),
  id: z.int(),
  fileName: z.string(),
  /** Known once the file has been looked into. */
  source: z.nullable(z.enum(Object.keys(sourceNames) as (keyof typeof sourceNames)[])),
  mode: z.enum(importModes),
  status: z.enum(importStatuses),
  /** 0 to 100. */
  progress: z.int(),
  /** How many posts it made that are still there. */
  created: z.int(),
  /** How many there were already from an earlier import. */
  existing: z.int(),
  /** Why it failed. */
  error: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
const wholeImportShape = z.extend(importShape, {
  /** The first ones. */
  problems: z.array(problemShape),
  problemCount: z.int(),
})
export type Import = z.infer<typeof importShape>
export type WholeImport = z.infer<typeof wholeImportShape>

const byId = z.object({ id: identifier })

export const startImport = endpoint({
  name: 'startImport',
  resource: 'Import',
  summary:
    'Medium, Ghost, Substack, WordPress, Blogger, Markdown ya da RSS dosyasındaki yazıları içe aktarmaya başlar.',
  method: 'POST',
  path: '/account/import',
  who: 'confirmed',
  limit: 'import',
  status: 202,
  upload: 'archive',
  body: z.strictObject({
    mode: z.enum(importModes, { error: importMessages.mode }),
    /** For all posts; those that are published need one. */
    category: z.optional(referenceTo('categories')),
  }),
  answer: wholeImportShape,
})

export const listImports = endpoint({
  name: 'listImports',
  resource: 'Import',
  summary: 'Üyenin son içe aktarmalarını, en yenisinden başlayarak listeler.',
  method: 'GET',
  path: '/account/import',
  who: 'member',
  limit: 'read',
  status: 200,
  answer: collectionOf(importShape),
})

export const getImport = endpoint({
  name: 'getImport',
  resource: 'Import',
  summary: 'Bir içe aktarmanın ne kadar ilerlediğini, neleri getirdiğini ve getiremediğini verir.',
  method: 'GET',
  path: '/account/import/{id}',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  params: byId,
  answer: wholeImportShape,
})

export const undoImport = endpoint({
  name: 'undoImport',
  resource: 'Import',
  summary:
    'İçe aktarmayı durdurur ve getirdiği yazıları siler; sonradan değiştirilenler kalır ve adlarıyla bildirilir.',
  method: 'DELETE',
  path: '/account/import/{id}',
  who: 'confirmed',
  limit: 'write',
  status: 200,
  params: byId,
  answer: wholeImportShape,
})
