import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, flag, itemShape, pageQuery } from '../hydra.ts'
import { moderationRuleKeys } from '../moderation/rules.ts'
import { removalForm, suspensionForm } from './member-forms.ts'
import { auditActions } from './moderation.ts'
import { roles } from './users.ts'

/** Members as editors and admins see them, and what those may do about one. */

/** So many sign-ups from one network, or with one mail domain, within so many minutes are a burst. */
export const signUpBursts = { minutes: 60, ofNetwork: 6, ofDomain: 6, shownDays: 30 } as const

/** Names like those of editors, admins and members with so many followers are worth a second look. */
export const wellFollowed = 100

const memberFlags = ['lookAlike', 'burst'] as const
export type MemberFlag = (typeof memberFlags)[number]

/** Longer than the longest name or e-mail address. */
const mostAsked = 254

const suspensionShape = z.object({
  /** Null: for good. */
  until: z.nullable(z.iso.datetime()),
  rule: z.nullable(z.enum(moderationRuleKeys)),
  reason: z.string(),
  hidePosts: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type SuspensionItem = z.infer<typeof suspensionShape>

const memberShape = z.object({
  ...itemShape('Member'),
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  picture: z.nullable(z.string()),
  role: z.enum(roles),
  /** For admins alone. */
  email: z.nullable(z.string()),
  isEmailConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
  postCount: z.int(),
  commentCount: z.int(),
  followerCount: z.int(),
  suspension: z.nullable(suspensionShape),
  /** When everything is erased, if an admin deleted the account. */
  eraseAt: z.nullable(z.iso.datetime()),
  /** The names of well-known members that this one can be taken for. */
  lookAlikeOf: z.array(z.string()),
  isInBurst: z.boolean(),
})
export type Member = z.infer<typeof memberShape>

const decisionShape = z.object({
  id: z.int(),
  action: z.enum(Object.keys(auditActions) as [keyof typeof auditActions]),
  /** Nobody: the site itself, a command, or somebody who has left. */
  actor: z.nullable(
    z.object({ username: z.string(), firstName: z.string(), lastName: z.string() }),
  ),
  details: z.record(z.string(), z.unknown()),
  /** As the member reads it, where the account was suspended or closed. */
  reason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type MemberDecision = z.infer<typeof decisionShape>

const wholeMemberShape = z.extend(memberShape, {
  numbers: z.object({
    drafts: z.int(),
    waitingPosts: z.int(),
    plannedPosts: z.int(),
    unpublishedPosts: z.int(),
    applause: z.int(),
    following: z.int(),
    sessions: z.int(),
    reportsMade: z.int(),
    casesAbout: z.int(),
  }),
  lastSeenAt: z.nullable(z.iso.datetime()),
  decisions: z.array(decisionShape),
})
export type WholeMember = z.infer<typeof wholeMemberShape>

const named = z.object({ username: z.string().check(z.maxLength(60)) })

export const listMembers = endpoint({
  name: 'listMembers',
  resource: 'Member',
  summary:
    'Üyeleri en yenisinden başlayarak listeler; kullanıcı adına, ada ve yöneticiler için e-posta adresine göre arar. flag=lookAlike tanınmış bir üyeninkine benzeyen adları, flag=burst kısa sürede toplu açılan hesapları verir.',
  method: 'GET',
  path: '/moderation/users',
  who: 'editor',
  limit: 'search',
  status: 200,
  query: z.strictObject({
    ...pageQuery(),
    q: z.optional(z.string().check(z.maxLength(mostAsked))),
    role: z.optional(z.enum(roles)),
    isSuspended: z.optional(flag),
    flag: z.optional(z.enum(memberFlags)),
  }),
  answer: collectionOf(memberShape),
})

export const getMember = endpoint({
  name: 'getMember',
  resource: 'Member',
  summary: 'Bir üyeyi yaptıklarının sayısı, askısı ve hakkındaki kararlarla verir.',
  method: 'GET',
  path: '/moderation/users/{username}',
  who: 'editor',
  limit: 'read',
  status: 200,
  params: named,
  answer: wholeMemberShape,
})

export const suspendUser = endpoint({
  name: 'suspendUser',
  resource: 'Member',
  summary:
    'Bir üyeyi askıya alır: oturumları biter, planladıkları yayımlanmaz, kendisine ve kendisinden posta gitmez. until boşsa süresizdir.',
  method: 'PUT',
  path: '/users/{username}/suspension',
  who: 'editor',
  limit: 'write',
  status: 200,
  params: named,
  body: suspensionForm,
  answer: wholeMemberShape,
})

export const restoreUser = endpoint({
  name: 'restoreUser',
  resource: 'Member',
  summary: 'Bir üyenin askısını kaldırır; gizlenen yazıları yeniden görünür.',
  method: 'DELETE',
  path: '/users/{username}/suspension',
  who: 'editor',
  limit: 'write',
  status: 204,
  params: named,
})

export const changeRole = endpoint({
  name: 'changeRole',
  resource: 'Member',
  summary: 'Bir üyenin rolünü değiştirir; kendi rolü ve son yöneticininki değişmez.',
  method: 'PUT',
  path: '/users/{username}/role',
  who: 'admin',
  limit: 'write',
  status: 200,
  params: named,
  body: z.object({ role: z.enum(roles, 'Bir rol seçin.') }),
  answer: wholeMemberShape,
})

export const signOutUser = endpoint({
  name: 'signOutUser',
  resource: 'Member',
  summary: 'Bir üyenin bütün oturumlarını kapatır.',
  method: 'DELETE',
  path: '/users/{username}/sessions',
  who: 'editor',
  limit: 'write',
  status: 204,
  params: named,
})

export const removeUser = endpoint({
  name: 'removeUser',
  resource: 'Member',
  summary:
    'Bir üyenin hesabını silinmek üzere kapatır: üye ve yazdıkları hemen gizlenir, verilen anda silinir. Kuralı ve nedeni üye postayla ve giriş yaparken okur. Üye bunu oturum açarak geri alamaz, bir yönetici alabilir.',
  method: 'DELETE',
  path: '/users/{username}',
  who: 'admin',
  limit: 'write',
  status: 202,
  params: named,
  body: removalForm,
  answer: z.object({ deletedAt: z.iso.datetime() }),
})

export const keepUser = endpoint({
  name: 'keepUser',
  resource: 'Member',
  summary: 'Bir yöneticinin başlattığı silmeyi geri alır.',
  method: 'DELETE',
  path: '/users/{username}/deletion',
  who: 'admin',
  limit: 'write',
  status: 204,
  params: named,
})

export const getOwnSuspension = endpoint({
  name: 'getOwnSuspension',
  resource: 'User',
  summary: 'Üyenin kendi askısını verir: ne zamana kadar, hangi kural ve neden.',
  method: 'GET',
  path: '/account/suspension',
  who: 'member',
  whenSuspended: true,
  limit: 'read',
  status: 200,
  answer: z.object({ suspension: z.nullable(suspensionShape), decisionId: z.nullable(z.int()) }),
})
