import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { identifier } from '../hydra.ts'
import type { NotificationType } from './notifications.ts'
import { userInformationShape } from './users.ts'

/** What is mailed, each kind by a preference of its own, as the settings call it, and which notifications it gathers. */
export const mailKinds = {
  newPost: { name: 'Yeni yazılar', types: ['newPost'] },
  newFollower: { name: 'Yeni takipçiler', types: ['newFollower'] },
  newLike: { name: 'Alkışlar ve beğeniler', types: ['newLike', 'commentLike'] },
  newComment: { name: 'Yorumlar ve yanıtlar', types: ['newComment', 'newReply', 'mention'] },
  newMessage: { name: 'Mesajlar', types: [] },
  digest: { name: 'Bu hafta okunanlar', types: [] },
} as const satisfies Record<string, { name: string; types: readonly NotificationType[] }>
export type MailKind = keyof typeof mailKinds

export const isMailKind = (text: string): text is MailKind => Object.hasOwn(mailKinds, text)

const preference = z.optional(z.boolean('Açık ya da kapalı olmalı.'))

export const updateUserInformation = endpoint({
  name: 'updateUserInformation',
  resource: 'UserInformation',
  summary: 'Üyenin e-posta tercihlerini değiştirir.',
  method: 'PUT',
  path: '/user_informations/{id}',
  who: 'member',
  limit: 'write',
  status: 200,
  params: z.object({ id: identifier }),
  body: z.object({
    emailNewPost: preference,
    emailNewFollower: preference,
    emailNewLike: preference,
    emailNewComment: preference,
    emailNewMessage: preference,
    emailDigest: preference,
    /** Mail is tried again. */
    emailRefusedAt: z.optional(z.null('Yalnızca null olabilir.')),
  }),
  answer: userInformationShape,
})

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  resource: 'UserInformation',
  summary: 'E-postadaki bağlantıyla, oturum açmadan, o tür e-postaları kapatır.',
  method: 'POST',
  path: '/unsubscribe',
  who: 'visitor',
  limit: 'write',
  status: 200,
  query: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  // Mail programs send a form that says nothing more than the address does.
  anyBody: true,
  answer: z.object({ kind: z.enum(Object.keys(mailKinds) as MailKind[]) }),
})
