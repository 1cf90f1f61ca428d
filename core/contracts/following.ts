import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, itemShape, pageQuery } from '../hydra.ts'
import { referenceTo } from '../references.ts'
import { severalOf } from './many.ts'
import { relationshipPageSize, relationshipShape } from './relationships.ts'
import { userShape } from './users.ts'

/** Following, muting and blocking. */

const byUsername = z.object({ username: z.string().check(z.maxLength(60)) })

export const follow = endpoint({
  name: 'follow',
  resource: 'UserRelationship',
  summary: 'Bir üyeyi takip eder; ikinci kez takip etmek ilkini verir.',
  method: 'POST',
  path: '/user_relationships',
  who: 'confirmed',
  limit: 'react',
  status: 201,
  body: z.object({
    follower: referenceTo('users'),
    following: referenceTo('users'),
    /** Under which post it happened. */
    post: z._default(z.nullable(referenceTo('posts')), null),
  }),
  answer: relationshipShape,
})

export const unfollow = endpoint({
  name: 'unfollow',
  resource: 'UserRelationship',
  summary: 'Takibi bırakır.',
  method: 'DELETE',
  path: '/user_relationships/by_username/{username}',
  who: 'confirmed',
  limit: 'react',
  status: 204,
  params: byUsername,
})

export const checkFollow = endpoint({
  name: 'checkFollow',
  resource: 'User',
  summary: 'Üyenin bir başkasını takip edip etmediğini, engelleyip engellemediğini söyler.',
  method: 'GET',
  path: '/users/check-follow/{username}',
  who: 'member',
  limit: 'read',
  status: 200,
  params: byUsername,
  answer: z.object({ status: z.boolean(), isBlocked: z.boolean(), isMuted: z.boolean() }),
})

/** A list of people is the same for everybody; this is what one member has to do with those in it. */
export const checkFollows = endpoint({
  name: 'checkFollows',
  resource: 'User',
  summary: 'Virgülle ayrılmış adlardan hangilerini üyenin takip ettiğini söyler.',
  method: 'GET',
  path: '/users/check-follows',
  who: 'member',
  limit: 'read',
  status: 200,
  query: z.strictObject({ usernames: severalOf('ad', 60) }),
  answer: z.object({ following: z.array(z.string()) }),
})

/** Suggestions are made from at most so many; following some of them brings others. */
export const mostSuggestions = 100

export const suggestPeople = endpoint({
  name: 'suggestPeople',
  resource: 'User',
  summary: 'Takip edilebilecek kişileri, ortak ilgilere ve takipçi sayısına göre önerir.',
  method: 'GET',
  path: '/users/check-follow',
  who: 'member',
  limit: 'read',
  status: 200,
  query: z.strictObject({
    ...pageQuery(relationshipPageSize),
    cursor: z.optional(z.string().check(z.maxLength(20 * mostSuggestions))),
  }),
  answer: collectionOf(userShape),
})

const decisionShape = <Type extends 'Block' | 'Mute'>(type: Type) =>
  z.object({ ...itemShape(type), id: z.int(), user: userShape, createdAt: z.iso.datetime() })
export type Decision = z.infer<ReturnType<typeof decisionShape>>

const confirmed = { who: 'confirmed' } as const
const named = z.object({ username: z.string().check(z.maxLength(60)) })

export const listBlocks = endpoint({
  name: 'listBlocks',
  resource: 'Block',
  summary: 'Üyenin engellediklerini listeler.',
  method: 'GET',
  path: '/blocks',
  ...confirmed,
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(decisionShape('Block')),
})

export const getBlock = endpoint({
  name: 'getBlock',
  resource: 'Block',
  summary: 'Üyenin koyduğu bir engeli verir.',
  method: 'GET',
  path: '/blocks/{username}',
  ...confirmed,
  limit: 'read',
  status: 200,
  params: named,
  answer: decisionShape('Block'),
})

export const block = endpoint({
  name: 'block',
  resource: 'Block',
  summary: 'Bir üyeyi engeller: takip, yorum, anma, mesaj ve bildirim iki yönde de biter.',
  method: 'POST',
  path: '/blocks',
  ...confirmed,
  limit: 'react',
  status: 201,
  body: z.object({ user: referenceTo('users') }),
  answer: decisionShape('Block'),
})

export const unblock = endpoint({
  name: 'unblock',
  resource: 'Block',
  summary: 'Engeli kaldırır.',
  method: 'DELETE',
  path: '/blocks/{username}',
  ...confirmed,
  limit: 'react',
  status: 204,
  params: byUsername,
})

export const listMutes = endpoint({
  name: 'listMutes',
  resource: 'Mute',
  summary: 'Üyenin sessize aldıklarını listeler.',
  method: 'GET',
  path: '/mutes',
  ...confirmed,
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(decisionShape('Mute')),
})

export const getMute = endpoint({
  name: 'getMute',
  resource: 'Mute',
  summary: 'Üyenin sessize aldıklarından birini verir.',
  method: 'GET',
  path: '/mutes/{username}',
  ...confirmed,
  limit: 'read',
  status: 200,
  params: named,
  answer: decisionShape('Mute'),
})

export const mute = endpoint({
  name: 'mute',
  resource: 'Mute',
  summary: 'Bir üyeyi sessize alır: yaptıkları bildirilmez, kendisi bunu bilmez.',
  method: 'POST',
  path: '/mutes',
  ...confirmed,
  limit: 'react',
  status: 201,
  body: z.object({ user: referenceTo('users') }),
  answer: decisionShape('Mute'),
})

export const unmute = endpoint({
  name: 'unmute',
  resource: 'Mute',
  summary: 'Sessize almayı kaldırır.',
  method: 'DELETE',
  path: '/mutes/{username}',
  ...confirmed,
  limit: 'react',
  status: 204,
  params: byUsername,
})
