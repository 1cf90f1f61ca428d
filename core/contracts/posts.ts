import { pageSizes } from '../posts/lists.ts'
import * as z from 'zod/mini'
import { categoryShape } from './categories.ts'
import { commentShape } from './comments.ts'
import { endpoint } from '../endpoint.ts'
import { collectionOf, itemShape, pageQuery } from '../hydra.ts'
import { direction, ownFilters } from './list-filters.ts'
import { tagShape } from './tags.ts'
import { userShape } from './users.ts'

/** A post as lists show it, with the caller's own facts. */
export const postShape = z.object({
  ...itemShape('Post'),
  id: z.int(),
  slug: z.nullable(z.string()),
  title: z.string(),
  excerpt: z.string(),
  cover: z.nullable(z.string()),
  category: z.nullable(categoryShape),
  categories: z.array(categoryShape),
  tags: z.array(tagShape),
  status: z.int(),
  publishTime: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  views: z.int(),
  likes: z.int(),
  commentCount: z.int(),
  /** In seconds. */
  readTime: z.int(),
  user: userShape,
  bookmark: z.nullable(z.object({ '@id': z.string(), id: z.int() })),
  userApplauses: z.object({ count: z.int() }),
})
export type Post = z.infer<typeof postShape>

export const contentsShape = z.array(
  z.object({ key: z.string(), title: z.string(), level: z.int() }),
)

/** A single post: what lists show, and the text. */
export const wholePostShape = z.extend(postShape, {
  canonical: z.nullable(z.string()),
  /** By its author: nobody comments any more, what was said stays. */
  commentsClosed: z.boolean(),
  content: z.string(),
  entries: z.array(z.object({ type: z.string(), data: z.looseObject({ key: z.string() }) })),
  entriesSort: z.array(z.string()),
  tableOfContents: contentsShape,
  /** The first page. */
  comments: collectionOf(commentShape),
  version: z.int(),
})
export type WholePost = z.infer<typeof wholePostShape>

const oneStatus = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[0-5]$/, { error: '0 ile 5 arasında bir sayı olmalı.' })),
    z.transform(Number),
  ),
)
const seconds = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/, { error: 'Saniye olarak bir tam sayı olmalı.' })),
    z.transform(Number),
  ),
)

/** Only what is published is listed; callers may say so. */
const only1 = z.optional(z.literal('1', { error: 'yalnızca 1 olabilir.' }))

const orders = {
  'order[createdAt]': direction,
  'order[views]': direction,
  'order[likes]': direction,
}

const anyIdentifier = z.object({ id: z.string().check(z.maxLength(200)) })

export const listPosts = endpoint({
  name: 'listPosts',
  resource: 'Post',
  summary: 'Yayımlanmış yazıları süzerek ve sıralayarak listeler.',
  method: 'GET',
  path: '/posts',
  who: 'visitor',
  limit: 'read',
  status: 200,
  query: z.strictObject({
    ...pageQuery(pageSizes.recent),
    ...orders,
    status: oneStatus,
    'readTime[lte]': seconds,
    'userApplauses.user.username': z.optional(z.string().check(z.maxLength(60))),
    'order[userApplauses.id]': direction,
    /** These only among what the caller applauded. */
    'order[readTime]': direction,
    ...ownFilters,
    /** Of those whom the caller follows. */
    following: only1,
  }),
  answer: collectionOf(postShape),
})

export const getPost = endpoint({
  name: 'getPost',
  resource: 'Post',
  summary: 'Bir yazıyı numarasıyla ya da adresiyle verir.',
  method: 'GET',
  path: '/posts/{id}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: anyIdentifier,
  answer: wholePostShape,
})

const listQuery = (itemsPerPage: number) =>
  z.strictObject({
    ...pageQuery(itemsPerPage),
    ...orders,
    status: only1,
    'readTime[lte]': seconds,
  })

const authoredPostShape = z.extend(postShape, {
  /** It has saved changes that readers do not see yet; only its author gets this field. */
  hasEdit: z.boolean(),
})
export type AuthoredPost = z.infer<typeof authoredPostShape>

export const listUserPosts = endpoint({
  name: 'listUserPosts',
  resource: 'Post',
  summary: 'Bir üyenin yazılarını listeler; yayımlanmamışları yalnızca kendisi görür.',
  method: 'GET',
  path: '/users/{username}/posts',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ username: z.string() }),
  query: z.strictObject({
    ...pageQuery(pageSizes.userPosts),
    status: oneStatus,
    /** All of these only among one's own. */
    ...orders,
    'order[readTime]': direction,
    ...ownFilters,
  }),
  answer: collectionOf(authoredPostShape),
})

export const listCategoryPosts = endpoint({
  name: 'listCategoryPosts',
  resource: 'Post',
  summary: 'Bir kategorinin yazılarını listeler.',
  method: 'GET',
  path: '/categories/{id}/posts',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: anyIdentifier,
  query: listQuery(pageSizes.categoryPosts),
  answer: collectionOf(postShape),
})

export const listTagPosts = endpoint({
  name: 'listTagPosts',
  resource: 'Post',
  summary: 'Bir etiketin yazılarını, en yenisinden başlayarak listeler.',
  method: 'GET',
  path: '/tags/{id}/posts',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: anyIdentifier,
  query: z.strictObject({ ...pageQuery(pageSizes.tagPosts), status: only1 }),
  answer: collectionOf(postShape),
})

/** What to read after a post: its author's older and newer one, and others like it. */
export const readNext = endpoint({
  name: 'readNext',
  resource: 'Post',
  summary:
    'Bir yazıdan sonra okunacakları verir: yazarın önceki ve sonraki yazısı, benzer yazılar.',
  method: 'GET',
  path: '/posts/{id}/next',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: anyIdentifier,
  answer: z.object({
    previous: z.nullable(postShape),
    next: z.nullable(postShape),
    related: z.array(postShape),
  }),
})
export const relatedPostCount = 3

/** 253 characters and a port. */
const longestHost = 260

export const countView = endpoint({
  name: 'countView',
  resource: 'Post',
  summary: 'Yazının bir kez okunduğunu sayar; kişi başına günde bir.',
  method: 'GET',
  path: '/views/post/{slug}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ slug: z.string() }),
  query: z.strictObject({
    /** The host of the page that led here, `site` for another page of the site, and nothing where none did. */
    from: z.optional(
      z
        .string()
        .check(z.maxLength(longestHost, { error: `en çok ${longestHost} karakter olabilir.` })),
    ),
  }),
  answer: z.object({ views: z.int() }),
})

/** What one member has to do with a post: the page itself is the same for everybody. */
export const postFactsShape = z.object({
  ...itemShape('PostFacts'),
  /** The post's. */
  id: z.int(),
  bookmark: z.nullable(z.object({ '@id': z.string(), id: z.int() })),
  userApplauses: z.object({ count: z.int() }),
  likes: z.int(),
  /** Whether the member follows its author. */
  isFollowing: z.boolean(),
  commentsClosed: z.boolean(),
  /** The member's likes under it: the comment, the like, and how many likes the comment has. */
  commentLikes: z.array(z.object({ comment: z.int(), id: z.int(), likeCount: z.int() })),
  /** The member's own comments under it that wait for an editor; nobody else sees them. */
  heldComments: z.array(
    /** `thread` is the comment it answers. */
    z.object({ id: z.int(), text: z.string(), thread: z.nullable(z.int()) }),
  ),
})
export type PostFacts = z.infer<typeof postFactsShape>

export const getPostFacts = endpoint({
  name: 'getPostFacts',
  resource: 'PostFacts',
  summary: 'Üyenin bir yazıyla ilgisini verir: alkışları, kaydı, takibi, yorumlardaki beğenileri.',
  method: 'GET',
  path: '/posts/{id}/facts',
  who: 'member',
  limit: 'read',
  status: 200,
  params: anyIdentifier,
  answer: postFactsShape,
})
