import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'

export const roles = ['member', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

export const socialAccountShape = z.object({
  platform: z.string(),
  handle: z.string(),
  url: z.string(),
  /** Its page links back to this member. */
  isVerified: z.boolean(),
})

/** A member as everybody sees them. */
export const userShape = z.object({
  ...itemShape('User'),
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  picture: z.nullable(z.string()),
  biography: z.string(),
  socialAccounts: z.array(socialAccountShape),
  followerCount: z.int(),
  followingCount: z.int(),
  postCount: z.int(),
  commentCount: z.int(),
  createdAt: z.iso.datetime(),
  /** How the whole name is said, in Turkish letters, where its spelling misleads: for endings. */
  nameReading: z.nullable(z.string()),
})
export type User = z.infer<typeof userShape>

/** As their own page says it. */
export const profileShape = z.extend(userShape, { isSuspended: z.boolean() })
export type Profile = z.infer<typeof profileShape>

export const userInformationShape = z.object({
  ...itemShape('UserInformation'),
  id: z.int(),
  emailNewPost: z.boolean(),
  emailNewFollower: z.boolean(),
  emailNewLike: z.boolean(),
  emailNewComment: z.boolean(),
  emailNewMessage: z.boolean(),
  /** The most read posts of the week, on Sundays. */
  emailDigest: z.boolean(),
  /** When the mail server of the address said for good that there is no such address. */
  emailRefusedAt: z.nullable(z.iso.datetime()),
})

/** Whose messages a member accepts. */
export const messageSenders = ['everyone', 'followed', 'nobody'] as const
export type MessageSenders = (typeof messageSenders)[number]

/** A member as they see themselves. */
export const currentUserShape = z.extend(userShape, {
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** Reads why on a page of its own, and may do nothing but appeal, take along their data and leave. */
  isSuspended: z.boolean(),
  /** 1 while the e-mail address waits for its confirmation. */
  isWaiting: z.union([z.literal(0), z.literal(1)]),
  roles: z.array(z.enum(roles)),
  userInformation: userInformationShape,
  unreadNotificationCount: z.int(),
  unreadMessageCount: z.int(),
  messagesFrom: z.enum(messageSenders),
})
export type CurrentUser = z.infer<typeof currentUserShape>

export const listUsers = endpoint({
  name: 'listUsers',
  resource: 'User',
  summary: 'Yayımlanmış yazısı olan üyeleri, en yeni üyeden başlayarak listeler.',
  method: 'GET',
  path: '/users',
  who: 'visitor',
  limit: 'read',
  status: 200,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(userShape),
})

export const getUser = endpoint({
  name: 'getUser',
  resource: 'User',
  summary: 'Bir üyeyi kullanıcı adıyla verir.',
  method: 'GET',
  path: '/users/{username}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ username: z.string() }),
  answer: profileShape,
})

export const getUserInformation = endpoint({
  name: 'getUserInformation',
  resource: 'UserInformation',
  summary: 'Üyenin e-posta tercihlerini verir.',
  method: 'GET',
  path: '/user_informations/{id}',
  who: 'member',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: userInformationShape,
})
