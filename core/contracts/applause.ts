import { mostApplause } from '../posts/applause.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { referenceTo } from '../references.ts'
import { userShape } from './users.ts'

const onPost = z.object({ slug: z.string().check(z.maxLength(200)) })

const totals = z.object({
  /** The caller's applause. */
  count: z.int(),
  /** All applause of the post. */
  likes: z.int(),
})

export const applaud = endpoint({
  name: 'applaud',
  resource: 'Applause',
  summary: `Yazıyı alkışlar; bir üye bir yazıyı en çok ${mostApplause} kez alkışlayabilir.`,
  method: 'POST',
  path: '/applauses/post/{slug}',
  who: 'confirmed',
  limit: 'react',
  status: 200,
  params: onPost,
  body: z.object({
    /** When it is given, the post of the address. */
    slug: z.optional(referenceTo('posts')),
    /** How many more. Past the most that a member may, no more are added. */
    count: z.int().check(z.minimum(1), z.maximum(mostApplause)),
    type: z._default(z.literal('post'), 'post'),
  }),
  answer: totals,
})

export const takeApplauseBack = endpoint({
  name: 'takeApplauseBack',
  resource: 'Applause',
  summary: 'Üyenin yazıya verdiği bütün alkışları geri alır.',
  method: 'DELETE',
  path: '/applauses/post/{slug}',
  who: 'confirmed',
  limit: 'react',
  status: 200,
  params: onPost,
  answer: totals,
})

const applauseShape = z.object({
  ...itemShape('Applause'),
  id: z.int(),
  user: userShape,
  count: z.int(),
})
export type Applause = z.infer<typeof applauseShape>

export const getApplause = endpoint({
  name: 'getApplause',
  resource: 'Applause',
  summary: 'Bir üyenin bir yazıya verdiği alkışları verir.',
  method: 'GET',
  path: '/applauses/{id}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: applauseShape,
})

export const listApplauses = endpoint({
  name: 'listApplauses',
  resource: 'Applause',
  summary: 'Yazıyı alkışlayanları, en yenisinden başlayarak listeler.',
  method: 'GET',
  path: '/applauses/post/{slug}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: onPost,
  query: z.strictObject(pageQuery()),
  answer: collectionOf(applauseShape),
})
