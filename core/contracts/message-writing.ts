import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { identifier } from '../hydra.ts'
import { referenceTo } from '../references.ts'
import { hasHiddenSigns, isVisible, tidyLine } from '../text/line-text.ts'
import { plainText } from '../text/plain-text.ts'
import { messageLimits, messageMessages } from './message-limits.ts'
import { messageShape, messengerShape } from './messages.ts'

/** The calls of whoever takes part in a conversation. */

export const messageText = plainText({ longest: messageLimits.text, ...messageMessages })

/** Empty means none. */
const messengerName = z.nullable(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => tidyLine(text) || null),
    ),
    z.nullable(
      z.string().check(
        z.maxLength(messageLimits.name, { error: messageMessages.nameTooLong, abort: true }),
        z.refine((text) => !hasHiddenSigns(text) && isVisible(text), messageMessages.nameHidden),
      ),
    ),
  ),
)

const confirmed = { who: 'confirmed' } as const
const byId = z.object({ id: identifier })

export const createMessenger = endpoint({
  name: 'createMessenger',
  resource: 'Messenger',
  summary: 'Seçilen üyelerle konuşma açar; aynı üyelerle ikinci kez açmak ilkini verir.',
  method: 'POST',
  path: '/messengers',
  ...confirmed,
  // How many one begins is counted by themselves: opening one that is there costs nothing.
  limit: 'write',
  status: 201,
  body: z.object({
    /** The caller may be among them. */
    users: z
      .array(referenceTo('users'))
      .check(
        z.minLength(1, messageMessages.noMembers),
        z.maxLength(messageLimits.members, messageMessages.tooManyMembers),
      ),
  }),
  answer: messengerShape,
})

export const updateMessenger = endpoint({
  name: 'updateMessenger',
  resource: 'Messenger',
  summary: 'Konuşma isteğini kabul eder, konuşmaya ad verir ya da konuşmayı sessize alır.',
  method: 'PUT',
  path: '/messengers/{id}',
  ...confirmed,
  limit: 'write',
  status: 200,
  params: byId,
  body: z.object({
    isAccepted: z.optional(z.boolean()),
    name: z.optional(messengerName),
    isMuted: z.optional(z.boolean()),
  }),
  answer: messengerShape,
})

export const showMessenger = endpoint({
  name: 'showMessenger',
  resource: 'Messenger',
  summary: 'Konuşmayı gizler ya da yeniden gösterir; gizlenen, yeni bir mesajla geri gelir.',
  method: 'PUT',
  path: '/messenger/{id}',
  ...confirmed,
  limit: 'write',
  status: 200,
  params: byId,
  body: z.object({ isShow: z.boolean() }),
  answer: messengerShape,
})

export const deleteMessenger = endpoint({
  name: 'deleteMessenger',
  resource: 'Messenger',
  summary: 'Konuşmayı ve o güne dek yazılanları yalnızca çağıran üye için siler.',
  method: 'DELETE',
  path: '/messengers/{id}',
  ...confirmed,
  limit: 'write',
  status: 204,
  params: byId,
})

export const leaveMessenger = endpoint({
  name: 'leaveMessenger',
  resource: 'Messenger',
  summary: 'Çok kişilik bir konuşmadan ayrılır; yeni mesajlar onu geri getirmez.',
  method: 'DELETE',
  path: '/messengers/{id}/membership',
  ...confirmed,
  limit: 'write',
  status: 204,
  params: byId,
})

export const noteTyping = endpoint({
  name: 'noteTyping',
  resource: 'Messenger',
  summary: 'Üyenin bu konuşmaya o anda yazmakta olduğunu ötekilere bildirir.',
  method: 'POST',
  path: '/messengers/{id}/typing',
  ...confirmed,
  limit: 'react',
  status: 204,
  params: byId,
})

export const sendMessage = endpoint({
  name: 'sendMessage',
  resource: 'Message',
  summary: 'Konuşmaya mesaj yazar; aynı anahtarla yeniden göndermek ilk mesajı verir.',
  method: 'POST',
  path: '/messages',
  ...confirmed,
  limit: 'message',
  status: 201,
  body: z.object({
    messenger: referenceTo('messengers'),
    text: messageText,
    /** Made by the sender. */
    key: z.optional(z.nullable(z.uuid())),
  }),
  answer: messageShape,
})
