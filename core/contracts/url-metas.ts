import * as z from 'zod/mini'
import { documentLimits } from '../document/limits.ts'
import { endpoint } from '../endpoint.ts'
import { itemShape } from '../hydra.ts'
import { remoteAddress } from './remote-address.ts'
import { apiAddress } from '../site.ts'

/** How long a page's answer is cached, and how long that it did not answer. */
export const urlMetaSeconds = { answered: 24 * 3600, unanswered: 5 * 60 } as const

export const urlMetaAddress = (url: string): string =>
  apiAddress(`/url-metas?url=${encodeURIComponent(url)}`)

export const urlMetaShape = z.object({
  ...itemShape('UrlMeta'),
  /** The page's address: answers are kept for a day, and a number would not outlive them. */
  id: z.string(),
  url: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  image: z.nullable(z.string()),
  siteName: z.nullable(z.string()),
})
export type UrlMeta = z.infer<typeof urlMetaShape>

export const getUrlMeta = endpoint({
  name: 'getUrlMeta',
  resource: 'UrlMeta',
  summary: 'Bir sayfanın bağlantı kartında gösterilecek bilgilerini verir.',
  method: 'GET',
  path: '/url-metas',
  who: 'confirmed',
  limit: 'remote',
  status: 200,
  query: z.strictObject({
    // A post keeps the answer with its own address, which holds this one in a longer form.
    url: remoteAddress.check(
      z.refine((url) => urlMetaAddress(url).length <= documentLimits.addressLength, {
        error: 'Adres çok uzun.',
      }),
    ),
  }),
  answer: urlMetaShape,
})
