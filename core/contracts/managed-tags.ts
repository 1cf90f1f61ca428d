import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, flag, pageQuery } from '../hydra.ts'
import { referenceTo } from '../references.ts'
import { tag } from './post-forms.ts'
import { tagShape } from './tags.ts'

/** A tag as editors see it. */
const managedTagShape = z.extend(tagShape, {
  isHidden: z.boolean(),
  /** Where its posts are being moved at this moment. */
  mergingInto: z.nullable(z.string()),
})
export type ManagedTag = z.infer<typeof managedTagShape>

export const listManagedTags = endpoint({
  name: 'listManagedTags',
  resource: 'Tag',
  summary:
    'Gizli ve kullanılmayan etiketlerle birlikte bütün etiketleri listeler, en çok kullanılan önce.',
  method: 'GET',
  path: '/moderation/tags',
  who: 'editor',
  limit: 'read',
  status: 200,
  query: z.strictObject({
    ...pageQuery(),
    name: z.optional(z.string().check(z.maxLength(50))),
    isHidden: z.optional(flag),
  }),
  answer: collectionOf(managedTagShape),
})

export const updateTag = endpoint({
  name: 'updateTag',
  resource: 'Tag',
  summary:
    'Bir etiketin adını değiştirir, onu başka bir etikete katar (mergeInto) ya da gizler. Eski adresi yenisine götürür.',
  method: 'PUT',
  path: '/tags/{id}',
  who: 'editor',
  limit: 'write',
  status: 200,
  params: z.object({ id: z.string() }),
  body: z.object({
    name: z.optional(tag),
    mergeInto: z.optional(referenceTo('tags')),
    isHidden: z.optional(z.boolean()),
  }),
  answer: managedTagShape,
})
