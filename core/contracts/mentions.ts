import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf } from '../hydra.ts'
import { userShape } from './users.ts'

export const mentionLimits = {
  members: 8,
  queryLength: 60,
  /** Different members whom a post or a comment may name: each of them is notified. */
  inText: 20,
} as const

export const mentionMessages = {
  inPost: `Bir yazıda en çok ${mentionLimits.inText} kişiden söz edilebilir.`,
  inComment: `Bir yorumda en çok ${mentionLimits.inText} kişiden söz edilebilir.`,
} as const

export const findMentions = endpoint({
  name: 'findMentions',
  // Not `User`: this is no collection of the members, only some of them for whoever types.
  resource: 'Mention',
  summary: 'Adı ya da kullanıcı adı yazılanla başlayan üyeleri, takip edilenler önde, verir.',
  method: 'GET',
  path: '/mentions',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  query: z.strictObject({
    q: z._default(z.string().check(z.maxLength(mentionLimits.queryLength)), ''),
  }),
  answer: collectionOf(userShape),
})
