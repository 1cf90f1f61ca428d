import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { userShape } from './users.ts'

export const commentPageSize = 20
/** How many replies come with their comment at once. */
export const firstReplies = 3

export const replyShape = z.object({
  ...itemShape('Comment'),
  id: z.int(),
  text: z.string(),
  status: z.int(),
  post: z.object({ slug: z.string(), title: z.string() }),
  user: userShape,
  parent: z.nullable(z.string()),
  likeCount: z.int(),
  replyCount: z.int(),
  /** Answers are one level deep. */
  replies: z.array(z.never()),
  /** The caller's like. */
  likes: z.nullable(z.object({ '@id': z.string(), id: z.int() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const commentShape = z.extend(replyShape, { replies: z.array(replyShape) })
export type Comment = z.infer<typeof commentShape>
export type Reply = z.infer<typeof replyShape>

/** Only what is active, under what is published: said by the filters that callers send. */
const activeOnly = z.optional(z.literal('1', { error: 'yalnızca 1 olabilir.' }))
const commentQuery = z.strictObject({
  ...pageQuery(commentPageSize),
  status: activeOnly,
  'post.status': activeOnly,
})

const threadQuery = z.extend(commentQuery, {
  'order[likeCount]': z.optional(z.literal('desc', { error: 'yalnızca desc olabilir.' })),
})

export const listPostComments = endpoint({
  name: 'listPostComments',
  resource: 'Comment',
  summary:
    'Bir yazının yorumlarını, en yenisinden ya da en beğenileninden başlayarak ilk yanıtlarıyla listeler.',
  method: 'GET',
  path: '/posts/{id}/comments',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  query: threadQuery,
  answer: collectionOf(commentShape),
})

export const listUserComments = endpoint({
  name: 'listUserComments',
  resource: 'Comment',
  summary: 'Bir üyenin yayımlanmış yazılara yaptığı yorumları listeler.',
  method: 'GET',
  path: '/users/{username}/comments',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ username: z.string() }),
  query: commentQuery,
  answer: collectionOf(commentShape),
})

const byId = z.object({ id: identifier })

export const getComment = endpoint({
  name: 'getComment',
  resource: 'Comment',
  summary: 'Bir yorumu verir.',
  method: 'GET',
  path: '/comments/{id}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: byId,
  answer: commentShape,
})

export const listReplies = endpoint({
  name: 'listReplies',
  resource: 'Comment',
  summary: 'Bir yorumun yanıtlarını, eskisinden yenisine listeler.',
  method: 'GET',
  path: '/comments/{id}/replies',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: byId,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(replyShape),
})
