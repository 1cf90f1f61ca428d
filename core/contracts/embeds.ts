import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { identifier, itemShape } from '../hydra.ts'
import { remoteAddress } from './remote-address.ts'

/** How long what a site said about its player is cached, and how long that it did not answer. */
export const embedSeconds = { answered: 7 * 24 * 3600, unanswered: 5 * 60 } as const

export const embedShape = z.object({
  ...itemShape('Embed'),
  id: z.int(),
  provider: z.string(),
  url: z.string(),
  /** Our own frame, never the markup of the other site. */
  html: z.string(),
  title: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
})
export type EmbedItem = z.infer<typeof embedShape>

export const createEmbed = endpoint({
  name: 'createEmbed',
  resource: 'Embed',
  summary:
    'Tanınan bir sitedeki videoyu, kaydı ya da gönderiyi yazıya yerleştirilecek hâle getirir.',
  method: 'POST',
  path: '/embeds',
  who: 'confirmed',
  limit: 'remote',
  status: 201,
  body: z.object({ url: remoteAddress }),
  answer: embedShape,
})

export const getEmbed = endpoint({
  name: 'getEmbed',
  resource: 'Embed',
  summary: 'Yerleştirilmeye hazırlanmış bir videoyu, kaydı ya da gönderiyi verir.',
  method: 'GET',
  path: '/embeds/{id}',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: embedShape,
})
