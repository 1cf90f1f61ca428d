import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { moderationRuleKeys } from '../moderation/rules.ts'
import { waitReasons } from '../posts/wait-reasons.ts'
import { earlierNoteShape } from './approval.ts'
import { postShape, wholePostShape } from './posts.ts'
import { userShape } from './users.ts'

/** What waits for editors, and whom they trust. The decision itself is a change of the post (`updatePost`). */

const approvalShape = z.object({
  ...itemShape('Approval'),
  /** The post's. */
  id: z.int(),
  post: postShape,
  since: z.iso.datetime(),
  reasons: z.array(z.enum(waitReasons)),
  /** What the word list found. */
  words: z.array(z.string()),
  /** Why it was sent back last time, and what its author says to that. */
  note: z.nullable(earlierNoteShape),
  /** Editors took it down, and its author asks for another look; approving ends that. */
  takenDown: z.nullable(
    z.object({
      at: z.iso.datetime(),
      rule: z.nullable(z.enum(moderationRuleKeys)),
      reason: z.nullable(z.string()),
    }),
  ),
})
export type Approval = z.infer<typeof approvalShape>

const labels = z.array(z.object({ slug: z.string(), name: z.string() }))

const wholeApprovalShape = z.extend(approvalShape, {
  post: wholePostShape,
  /** As its author wrote it: the post's own is taken from the text where there is none. */
  excerpt: z.string(),
  /** The text that an editor or readers saw last. */
  before: z.nullable(
    z.object({
      title: z.string(),
      excerpt: z.string(),
      entries: wholePostShape.shape.entries,
      /** Called as they are called today; null of a text that was kept without them. */
      labels: z.nullable(
        z.object({
          cover: z.nullable(z.string()),
          canonical: z.nullable(z.string()),
          categories: labels,
          tags: labels,
        }),
      ),
      seenAt: z.iso.datetime(),
    }),
  ),
})
export type WholeApproval = z.infer<typeof wholeApprovalShape>

const byEditors = { who: 'editor', limit: 'read', status: 200 } as const

export const listApprovals = endpoint({
  name: 'listApprovals',
  resource: 'Approval',
  summary: 'Onay bekleyen yazıları, en uzun süredir bekleyenden başlayarak nedenleriyle listeler.',
  method: 'GET',
  path: '/moderation/approvals',
  ...byEditors,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(approvalShape),
})

export const getApproval = endpoint({
  name: 'getApproval',
  resource: 'Approval',
  summary: 'Onay bekleyen bir yazıyı, en son görülen hâliyle birlikte verir.',
  method: 'GET',
  path: '/moderation/approvals/{id}',
  ...byEditors,
  params: z.object({ id: identifier }),
  answer: wholeApprovalShape,
})

const trustedAuthorShape = z.object({
  ...itemShape('TrustedAuthor'),
  id: z.int(),
  user: userShape,
  createdAt: z.iso.datetime(),
})
export type TrustedAuthor = z.infer<typeof trustedAuthorShape>

const byUsername = z.object({ username: z.string().check(z.maxLength(100)) })

export const listTrustedAuthors = endpoint({
  name: 'listTrustedAuthors',
  resource: 'TrustedAuthor',
  summary: 'Yazıları onay beklemeden yayımlanan yazarları listeler.',
  method: 'GET',
  path: '/moderation/trusted_authors',
  ...byEditors,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(trustedAuthorShape),
})

export const getTrustedAuthor = endpoint({
  name: 'getTrustedAuthor',
  resource: 'TrustedAuthor',
  summary: 'Bir üye güvenilen yazarlardansa onu verir.',
  method: 'GET',
  path: '/moderation/trusted_authors/{username}',
  ...byEditors,
  params: byUsername,
  answer: trustedAuthorShape,
})

export const trustAuthor = endpoint({
  name: 'trustAuthor',
  resource: 'TrustedAuthor',
  summary: 'Bir üyenin yazıları bundan sonra onay beklemeden yayımlanır.',
  method: 'PUT',
  path: '/moderation/trusted_authors/{username}',
  ...byEditors,
  limit: 'write',
  params: byUsername,
  answer: trustedAuthorShape,
})

export const distrustAuthor = endpoint({
  name: 'distrustAuthor',
  resource: 'TrustedAuthor',
  summary: 'Bir üyeyi güvenilen yazarlar arasından çıkarır.',
  method: 'DELETE',
  path: '/moderation/trusted_authors/{username}',
  ...byEditors,
  limit: 'write',
  status: 204,
  params: byUsername,
})
