import * as z from 'zod/mini'
import { noteForm } from './approval.ts'
import { documentLimits } from '../document/limits.ts'
import { key } from '../document/schema-parts.ts'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { ownFilters } from './list-filters.ts'
import { canonical, categories, cover, excerpt, postLimits, tags, title } from './post-forms.ts'
import { postShape, wholePostShape } from './posts.ts'
import { postStatus } from '../posts/post-status.ts'
import { plannedMoment } from '../posts/schedule.ts'

/** The calls of whoever writes: everything about one's own posts. */

/**
 * Only the outside of a block: what is inside is checked against the block's own rules, except
 * where it is stored already. So a block of a kind we no longer know passes through unchanged.
 */
const looseEntries = z
  .array(z.looseObject({ type: z.string(), data: z.looseObject({ key }) }))
  .check(z.maxLength(documentLimits.entries))

const sort = z.array(z.string()).check(z.maxLength(2 * documentLimits.entries))

const { passive, active, draft, waiting, pending, planned } = postStatus

const text = {
  entries: looseEntries,
  entriesSort: sort,
  categories,
  tags,
  cover,
  canonical,
}

const publishTime = z.nullable(plannedMoment)

const newPost = z.object({
  title,
  excerpt: z._default(excerpt, ''),
  entries: z._default(looseEntries, []),
  entriesSort: z._default(sort, []),
  categories: z._default(categories, []),
  tags: z._default(tags, []),
  cover: z._default(cover, null),
  canonical: z._default(canonical, null),
  status: z._default(z.literal([active, draft, waiting, planned]), draft),
  publishTime: z._default(publishTime, null),
  commentsClosed: z._default(z.boolean(), false),
  /** Made by the writer's device: sent twice, it is one post. */
  creationKey: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
})
export type NewPost = z.output<typeof newPost>

const changedPost = z.partial(
  z.object({
    title,
    excerpt,
    ...text,
    status: z.literal([passive, active, draft, waiting, planned]),
    publishTime,
    commentsClosed: z.boolean(),
    /** From an editor who sends a waiting post back. */
    note: noteForm,
    /** From an editor who publishes one: the author's next posts wait for nobody. */
    trust: z.boolean(),
    /** Which version was changed; without it the change applies to whatever is there. */
    version: z.int(),
  }),
)
export type ChangedPost = z.output<typeof changedPost>

/** How a status may follow another at its author's wish; the clock and editors do the rest. */
const followers: Record<number, readonly number[]> = {
  [draft]: [active, planned, waiting],
  [planned]: [active, draft],
  [active]: [passive],
  [passive]: [active, planned, waiting],
  [waiting]: [draft],
  [pending]: [],
}

export const mayBecome = (from: number, to: number): boolean =>
  from === to || followers[from]!.includes(to)

/** What readers see, or will see without anybody looking at it again. */
export const isCommitted = (status: number): boolean => status === active || status === planned

/** Handed to readers or to editors: it stands in a category and has an address where it can be read. */
export const isSubmitted = (status: number): boolean => isCommitted(status) || status === waiting

const own = { who: 'confirmed', limit: 'write' } as const
const byId = z.object({ id: z.string().check(z.maxLength(200)) })

export const createPost = endpoint({
  name: 'createPost',
  resource: 'Post',
  summary: 'Yeni bir yazıyı taslak olarak saklar, yayımlar, planlar ya da onaya gönderir.',
  method: 'POST',
  path: '/posts',
  ...own,
  status: 201,
  body: newPost,
  longBody: true,
  answer: wholePostShape,
})

export const updatePost = endpoint({
  name: 'updatePost',
  resource: 'Post',
  summary: 'Yazıyı değiştirir; eski bir sürümün üzerine yazılmaz.',
  method: 'PUT',
  path: '/posts/{id}',
  ...own,
  status: 200,
  params: byId,
  body: changedPost,
  longBody: true,
  answer: wholePostShape,
})

export const deletePost = endpoint({
  name: 'deletePost',
  resource: 'Post',
  summary: 'Yazıyı siler; 30 gün içinde geri alınabilir.',
  method: 'DELETE',
  path: '/posts/{id}',
  ...own,
  status: 204,
  params: byId,
})

/** How long a deleted post can be brought back. */
export const restorableDays = 30

export const restorePost = endpoint({
  name: 'restorePost',
  resource: 'Post',
  summary: 'Silinmiş bir yazıyı geri getirir.',
  method: 'POST',
  path: '/posts/{id}/restore',
  ...own,
  status: 200,
  params: byId,
  answer: wholePostShape,
})

const deletedPostShape = z.extend(postShape, { deletedAt: z.iso.datetime() })
export type DeletedPost = z.infer<typeof deletedPostShape>

export const listDeletedPosts = endpoint({
  name: 'listDeletedPosts',
  resource: 'Post',
  summary: 'Üyenin silip de geri getirebileceği yazılarını listeler.',
  method: 'GET',
  path: '/deleted_posts',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  query: z.strictObject({ ...pageQuery(10), ...ownFilters }),
  answer: collectionOf(deletedPostShape),
})

export const getDeletedPost = endpoint({
  name: 'getDeletedPost',
  resource: 'Post',
  summary: 'Üyenin silip de geri getirebileceği yazılarından birini verir.',
  method: 'GET',
  path: '/deleted_posts/{id}',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: deletedPostShape,
})

export const countOwnPosts = endpoint({
  name: 'countOwnPosts',
  resource: 'PostCounts',
  summary: 'Üyenin her durumda kaç yazısı olduğunu verir.',
  method: 'GET',
  path: '/post_counts',
  who: 'member',
  limit: 'read',
  status: 200,
  query: z.strictObject(ownFilters),
  answer: z.object({
    ...itemShape('PostCounts'),
    /** The member's. */
    id: z.int(),
    passive: z.int(),
    active: z.int(),
    draft: z.int(),
    waiting: z.int(),
    pending: z.int(),
    planned: z.int(),
    deleted: z.int(),
  }),
})

const revisionShape = z.object({
  ...itemShape('Revision'),
  /** Counts up from 1 within the post. */
  id: z.int(),
  title: z.string(),
  wordCount: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Revision = z.infer<typeof revisionShape>

const textShape = {
  excerpt: z.string(),
  entries: wholePostShape.shape.entries,
  entriesSort: z.array(z.string()),
}
const wholeRevisionShape = z.extend(revisionShape, textShape)
export type WholeRevision = z.infer<typeof wholeRevisionShape>

const byNumber = z.object({
  id: z.string().check(z.maxLength(200)),
  n: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
})

export const listRevisions = endpoint({
  name: 'listRevisions',
  resource: 'Revision',
  summary: 'Yazının saklanan sürümlerini, en yenisinden başlayarak listeler.',
  method: 'GET',
  path: '/posts/{id}/revisions',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  params: byId,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(revisionShape),
})

export const getRevision = endpoint({
  name: 'getRevision',
  resource: 'Revision',
  summary: 'Yazının bir sürümünü metniyle birlikte verir.',
  method: 'GET',
  path: '/posts/{id}/revisions/{n}',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  params: byNumber,
  answer: wholeRevisionShape,
})

export const restoreRevision = endpoint({
  name: 'restoreRevision',
  resource: 'Revision',
  summary: 'Yazıyı eski bir sürümüne döndürür; bugünkü hâli de sürüm olarak saklanır.',
  method: 'POST',
  path: '/posts/{id}/revisions/{n}/restore',
  ...own,
  status: 200,
  params: byNumber,
  answer: wholePostShape,
})

/**
 * Changes to a post that readers see, kept until its author publishes them. A title may still be
 * too short here: what was typed is kept as it was typed.
 */
const editText = z.object({
  title: z.string().check(z.maxLength(postLimits.titleMax)),
  excerpt,
  ...text,
})

const editShape = z.object({
  ...itemShape('PostEdit'),
  /** The post's. */
  id: z.int(),
  title: z.string(),
  ...textShape,
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  cover: z.nullable(z.string()),
  canonical: z.nullable(z.string()),
  /** Counts the savings of the edit; 0 means there was none yet. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
export type PostEdit = z.infer<typeof editShape>

export const getPostEdit = endpoint({
  name: 'getPostEdit',
  resource: 'PostEdit',
  summary:
    'Yayındaki yazının henüz yayımlanmamış değişikliklerini, yoksa yazıyı 0 sürümüyle verir.',
  method: 'GET',
  path: '/posts/{id}/edit',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  params: byId,
  answer: editShape,
})

export const savePostEdit = endpoint({
  name: 'savePostEdit',
  resource: 'PostEdit',
  summary: 'Yayındaki yazının değişikliklerini, yayımlamadan saklar.',
  method: 'PUT',
  path: '/posts/{id}/edit',
  ...own,
  status: 200,
  params: byId,
  body: z.extend(editText, { version: z.int() }),
  longBody: true,
  answer: editShape,
})

export const discardPostEdit = endpoint({
  name: 'discardPostEdit',
  resource: 'PostEdit',
  summary: 'Yayımlanmamış değişiklikleri atar; yazı yayındaki hâliyle kalır.',
  method: 'DELETE',
  path: '/posts/{id}/edit',
  ...own,
  status: 204,
  params: byId,
})

/** Where two versions of a text meet, the answer carries the newer one. */
export const conflictMember = 'newer'
