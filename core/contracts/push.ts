import * as z from 'zod/mini'
import { webAddress } from '../document/addresses.ts'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'

export const pushLimits = {
  /** Browsers of one member; one more takes the place of the oldest. */
  subscriptions: 10,
  endpointLength: 1000,
} as const

export const pushMessages = {
  endpoint: 'https:// ile başlayan, geçerli bir adres olmalı.',
  endpointTooLong: `Adres en çok ${pushLimits.endpointLength} karakter olmalı.`,
  p256dh: 'Tarayıcının verdiği açık anahtar (p256dh) olmalı.',
  auth: 'Tarayıcının verdiği doğrulama anahtarı (auth) olmalı.',
} as const

/** What the browser's service worker is sent, encrypted; others who carry it cannot read it. */
export interface PushedNotice {
  title: string
  body: string
  /** A path on this site. */
  url: string
  /** A later notice about the same thing takes the place of the earlier one. */
  tag: string
}

const pushSubscriptionShape = z.object({
  ...itemShape('PushSubscription'),
  id: z.int(),
  endpoint: z.string(),
  createdAt: z.iso.datetime(),
})
export type PushSubscriptionItem = z.infer<typeof pushSubscriptionShape>

/** 65 and 16 bytes in base64url, as browsers give them. */
const keysShape = z.object({
  p256dh: z.string(pushMessages.p256dh).check(z.regex(/^[\w-]{87}$/, pushMessages.p256dh)),
  auth: z.string(pushMessages.auth).check(z.regex(/^[\w-]{22}$/, pushMessages.auth)),
})

const pushEndpoint = z.pipe(
  z.pipe(
    z
      .string(pushMessages.endpoint)
      .check(z.maxLength(pushLimits.endpointLength, pushMessages.endpointTooLong)),
    z.transform((address: string) => webAddress(address)),
  ),
  z
    .string(pushMessages.endpoint)
    .check(
      z.startsWith('https://', pushMessages.endpoint),
      z.maxLength(pushLimits.endpointLength, pushMessages.endpointTooLong),
    ),
)

const byId = { params: z.object({ id: identifier }) }

export const getPushKey = endpoint({
  name: 'getPushKey',
  resource: 'PushSubscription',
  summary: 'Tarayıcının anlık bildirimlere abone olurken kullanacağı açık anahtarı (VAPID) verir.',
  method: 'GET',
  path: '/push_subscriptions/key',
  who: 'member',
  limit: 'read',
  status: 200,
  answer: z.object({ publicKey: z.string() }),
})

export const listPushSubscriptions = endpoint({
  name: 'listPushSubscriptions',
  resource: 'PushSubscription',
  summary: 'Üyenin anlık bildirim alan tarayıcılarını listeler.',
  method: 'GET',
  path: '/push_subscriptions',
  who: 'member',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(pushSubscriptionShape),
})

export const getPushSubscription = endpoint({
  name: 'getPushSubscription',
  resource: 'PushSubscription',
  summary: 'Anlık bildirim alan tarayıcılardan birini verir.',
  method: 'GET',
  path: '/push_subscriptions/{id}',
  who: 'member',
  limit: 'read',
  status: 200,
  ...byId,
  answer: pushSubscriptionShape,
})

export const addPushSubscription = endpoint({
  name: 'addPushSubscription',
  resource: 'PushSubscription',
  summary:
    'Bir tarayıcıya anlık bildirim göndermeye başlar; oturum kapanınca biter. Aynı tarayıcı ikinci kez ilkini verir.',
  method: 'POST',
  path: '/push_subscriptions',
  // It makes us send requests to an address of the caller's choice.
  who: 'confirmed',
  limit: 'write',
  status: 201,
  body: z.object({
    endpoint: pushEndpoint,
    keys: keysShape,
  }),
  answer: pushSubscriptionShape,
})

export const removePushSubscription = endpoint({
  name: 'removePushSubscription',
  resource: 'PushSubscription',
  summary: 'Bir tarayıcıya anlık bildirim göndermeyi bırakır.',
  method: 'DELETE',
  path: '/push_subscriptions/{id}',
  who: 'member',
  limit: 'write',
  status: 204,
  ...byId,
})
