import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { referenceTo } from '../references.ts'
import { mutableTypes } from './mutable-types.ts'

/** Of one post, or of one kind. */
const notificationMuteShape = z.object({
  ...itemShape('NotificationMute'),
  id: z.int(),
  post: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  type: z.nullable(z.enum(mutableTypes)),
  createdAt: z.iso.datetime(),
})
export type NotificationMute = z.infer<typeof notificationMuteShape>

const byId = { params: z.object({ id: identifier }) }

export const listNotificationMutes = endpoint({
  name: 'listNotificationMutes',
  resource: 'NotificationMute',
  summary: 'Üyenin bildirimlerini kapattığı yazıları ve türleri listeler.',
  method: 'GET',
  path: '/notification_mutes',
  who: 'member',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(notificationMuteShape),
})

export const getNotificationMute = endpoint({
  name: 'getNotificationMute',
  resource: 'NotificationMute',
  summary: 'Kapatılmış bildirimlerden birini verir.',
  method: 'GET',
  path: '/notification_mutes/{id}',
  who: 'member',
  limit: 'read',
  status: 200,
  ...byId,
  answer: notificationMuteShape,
})

export const muteNotifications = endpoint({
  name: 'muteNotifications',
  resource: 'NotificationMute',
  summary: 'Bir yazının ya da bir türün bildirimlerini kapatır; ikinci kez kapatmak ilkini verir.',
  method: 'POST',
  path: '/notification_mutes',
  who: 'member',
  limit: 'write',
  status: 201,
  body: z
    .object({
      post: z._default(z.nullable(referenceTo('posts')), null),
      type: z._default(z.nullable(z.enum(mutableTypes)), null),
    })
    .check(
      z.refine(({ post, type }) => (post === null) !== (type === null), {
        error: 'Ya bir yazı ya da bir tür verin.',
        path: ['post'],
      }),
    ),
  answer: notificationMuteShape,
})

export const unmuteNotifications = endpoint({
  name: 'unmuteNotifications',
  resource: 'NotificationMute',
  summary: 'Kapatılmış bildirimleri yeniden açar.',
  method: 'DELETE',
  path: '/notification_mutes/{id}',
  who: 'member',
  limit: 'write',
  status: 204,
  ...byId,
})
