import * as z from 'zod/mini'
import { documentLimits } from './document/limits.ts'
import { validation } from './validation-messages.ts'
import { apiAddress } from './site.ts'

/** What bodies and filters refer to: the collection its addresses lie below, and its Turkish name. */
const referable = {
  posts: 'yazının',
  users: 'üyenin',
  comments: 'yorumun',
  categories: 'kategorinin',
  tags: 'etiketin',
  custom_lists: 'listenin',
  messages: 'iletinin',
  messengers: 'konuşmanın',
  'moderation/cases': 'bildirimin',
} as const
export type Referable = keyof typeof referable

export const referenceMessage = (collection: Referable): string =>
  `Bir ${referable[collection]} adı, numarası ya da ${apiAddress(`/${collection}/…`)} adresi olmalı.`

/**
 * An item in a body or filter: its address (`/api/posts/guz`) or its bare identifier (`guz`, 12).
 * An address of another collection or another site is refused: it names something else.
 */
export const referenceTo = (collection: Referable) => {
  const error = (issue: { input?: unknown }): string =>
    issue.input === undefined || issue.input === null
      ? validation.required
      : referenceMessage(collection)
  return z.pipe(
    z.union(
      [
        z.int().check(z.minimum(1, { error })),
        z.string({ error }).check(
          z.maxLength(documentLimits.addressLength, { error, abort: true }),
          z.refine((text) => identifierIn(text, collection) !== null, { error }),
        ),
      ],
      { error },
    ),
    z.transform((value) => identifierIn(String(value), collection) ?? ''),
  )
}

/** The bare identifier that a reference means; null when it is no reference to this collection. */
export function identifierIn(reference: string, collection: Referable): string | null {
  const base = apiAddress(`/${collection}/`)
  const isAddress = reference.startsWith(base)
  const named = isAddress ? reference.slice(base.length).replace(/\/$/, '') : reference
  return /^[^/\\?#:\s]+$/.test(named) ? named : null
}
