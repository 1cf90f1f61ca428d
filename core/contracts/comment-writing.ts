import * as z from 'zod/mini'
import { mentionedIn } from '../text/comment-text.ts'
import { commentLimits, commentMessages } from './comment-limits.ts'
import { commentShape } from './comments.ts'
import { endpoint } from '../endpoint.ts'
import { identifier, itemShape } from '../hydra.ts'
import { mentionLimits, mentionMessages } from './mentions.ts'
import { plainText } from '../text/plain-text.ts'
import { referenceTo } from '../references.ts'

/** The calls of whoever answers a post. */

const namesFew = (text: string): boolean => mentionedIn(text).length <= mentionLimits.inText

export const commentText = plainText({ longest: commentLimits.text, ...commentMessages }).check(
  z.refine(namesFew, mentionMessages.inComment),
)

const byId = z.object({ id: identifier })

export const createComment = endpoint({
  name: 'createComment',
  resource: 'Comment',
  summary: 'Bir yazıya yorum yapar ya da bir yorumu yanıtlar.',
  method: 'POST',
  path: '/comments',
  who: 'confirmed',
  limit: 'comment',
  status: 201,
  body: z.object({
    post: referenceTo('posts'),
    text: commentText,
    /** A reply to a reply joins the same thread. */
    parent: z._default(z.nullable(referenceTo('comments')), null),
  }),
  answer: commentShape,
})

export const updateComment = endpoint({
  name: 'updateComment',
  resource: 'Comment',
  summary: 'Üyenin kendi yorumunu değiştirir.',
  method: 'PUT',
  path: '/comments/{id}',
  who: 'confirmed',
  limit: 'write',
  status: 200,
  params: byId,
  body: z.object({ text: commentText }),
  answer: commentShape,
})

export const updateNamedComment = endpoint({
  name: 'updateNamedComment',
  resource: 'Comment',
  summary: 'Üyenin kendi yorumunu değiştirir; hangisi olduğu gövdede yazar.',
  method: 'PUT',
  path: '/comments',
  who: 'confirmed',
  limit: 'write',
  status: 200,
  body: z.object({ id: referenceTo('comments'), text: commentText }),
  answer: commentShape,
})

export const deleteComment = endpoint({
  name: 'deleteComment',
  resource: 'Comment',
  summary: 'Yorumu yanıtlarıyla birlikte siler; yazanı ya da yazının sahibi silebilir.',
  method: 'DELETE',
  path: '/comments/{id}',
  who: 'confirmed',
  limit: 'write',
  status: 204,
  params: byId,
})

const likeShape = z.object({
  ...itemShape('CommentLike'),
  id: z.int(),
  likeComment: z.string(),
  likeUser: z.string(),
})

export const likeComment = endpoint({
  name: 'likeComment',
  resource: 'CommentLike',
  summary: 'Bir yorumu beğenir; ikinci kez beğenmek ilkini verir.',
  method: 'POST',
  path: '/comment_likes',
  who: 'confirmed',
  limit: 'react',
  status: 201,
  body: z.object({
    likeComment: referenceTo('comments'),
    /** The caller. */
    likeUser: referenceTo('users'),
  }),
  answer: likeShape,
})

export const getCommentLike = endpoint({
  name: 'getCommentLike',
  resource: 'CommentLike',
  summary: 'Üyenin bir beğenisini verir.',
  method: 'GET',
  path: '/comment_likes/{id}',
  who: 'confirmed',
  limit: 'read',
  status: 200,
  params: byId,
  answer: likeShape,
})

export const unlikeComment = endpoint({
  name: 'unlikeComment',
  resource: 'CommentLike',
  summary: 'Beğeniyi geri alır.',
  method: 'DELETE',
  path: '/comment_likes/{id}',
  who: 'confirmed',
  limit: 'react',
  status: 204,
  params: byId,
})
