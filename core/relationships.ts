import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { collectionOf, itemShape, pageQuery } from './hydra.ts'
import { userShape } from './users.ts'

export const relationshipPageSize = 20

export const relationshipShape = z.object({
  ...itemShape('UserRelationship'),
  id: z.int(),
  follower: userShape,
  following: userShape,
})
export type Relationship = z.infer<typeof relationshipShape>

const oneName = z.optional(z.string().check(z.maxLength(60)))

export const listRelationships = endpoint({
  name: 'listRelationships',
  resource: 'UserRelationship',
  summary: 'Bir üyenin takipçilerini ya da takip ettiklerini listeler.',
  method: 'GET',
  path: '/user_relationships',
  who: 'visitor',
  limit: 'read',
  status: 200,
  query: z
    .strictObject({
      ...pageQuery(relationshipPageSize),
      'follower.username': oneName,
      'following.username': oneName,
    })
    .check(
      z.refine(
        (query) =>
          (query['follower.username'] === undefined) !==
          (query['following.username'] === undefined),
        {
          path: ['follower.username'],
          error: 'follower.username ya da following.username verilmeli.',
        },
      ),
    ),
  answer: collectionOf(relationshipShape),
})
