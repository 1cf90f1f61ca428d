import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, flag, identifier, itemShape, pageQuery } from '../hydra.ts'
import { messageLimits } from './message-limits.ts'
import { userShape } from './users.ts'

/** Conversations and what is said in them, as their members read them. */

export const messageShape = z.object({
  ...itemShape('Message'),
  id: z.int(),
  /** The address of its conversation. */
  messenger: z.string(),
  user: userShape,
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** What the sender made to know it again; null to everybody else. */
  key: z.nullable(z.string()),
})
export type Message = z.infer<typeof messageShape>

export const messengerShape = z.object({
  ...itemShape('Messenger'),
  id: z.int(),
  /** Only conversations of several members have one. */
  name: z.nullable(z.string()),
  /** Everybody in it, the caller included. */
  users: z.array(userShape),
  /** Begun among several, though some may have left since. */
  isGroup: z.boolean(),
  isShow: z.boolean(),
  /** False for the request of a stranger. */
  isAccepted: z.boolean(),
  isMuted: z.boolean(),
  /** False where a block or the other's settings stand in between. */
  isWritable: z.boolean(),
  lastMessage: z.nullable(messageShape),
  unreadCount: z.int(),
  updatedAt: z.iso.datetime(),
  /** The last message that each of the others has read, by its number. */
  reads: z.array(z.object({ username: z.string(), message: z.int() })),
  /** Who of the others is typing at this moment, by username. */
  typing: z.array(z.string()),
})
export type Messenger = z.infer<typeof messengerShape>

const confirmed = { who: 'confirmed', limit: 'read', status: 200 } as const
const byId = z.object({ id: identifier })

export const listMessengers = endpoint({
  name: 'listMessengers',
  resource: 'Messenger',
  summary: 'Üyenin konuşmalarını ya da konuşma isteklerini, en son yazılandan başlayarak listeler.',
  method: 'GET',
  path: '/messengers',
  ...confirmed,
  query: z.strictObject({
    ...pageQuery(messageLimits.messengerPageSize),
    isAccepted: z._default(flag, true),
    /** The beginning of a member's name, or a part of the conversation's. */
    name: z.optional(z.string().check(z.maxLength(60))),
  }),
  answer: z.extend(collectionOf(messengerShape), { requestCount: z.int() }),
})

export const getMessenger = endpoint({
  name: 'getMessenger',
  resource: 'Messenger',
  summary: 'Üyenin konuşmalarından birini verir.',
  method: 'GET',
  path: '/messengers/{id}',
  ...confirmed,
  params: byId,
  answer: messengerShape,
})

export const readMessenger = endpoint({
  name: 'readMessenger',
  resource: 'Messenger',
  summary: 'Konuşmayı verir ve okundu olarak işaretler.',
  method: 'GET',
  path: '/messenger-show/{id}',
  ...confirmed,
  params: byId,
  answer: messengerShape,
})

export const listMessages = endpoint({
  name: 'listMessages',
  resource: 'Message',
  summary: 'Bir konuşmanın mesajlarını, en yenisinden başlayarak listeler.',
  method: 'GET',
  path: '/messengers/{id}/messages',
  ...confirmed,
  params: byId,
  query: z.strictObject(pageQuery(messageLimits.messagePageSize)),
  answer: collectionOf(messageShape),
})

export const getMessage = endpoint({
  name: 'getMessage',
  resource: 'Message',
  summary: 'Üyenin konuşmalarındaki bir mesajı verir.',
  method: 'GET',
  path: '/messages/{id}',
  ...confirmed,
  params: byId,
  answer: messageShape,
})
