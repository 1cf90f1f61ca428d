import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { userShape } from './users.ts'

export const relationshipPageSize = 20

export const relationshipShape = z.object({
  ...itemShape('UserRelationship'),
  id: z.int(),
  follower: userShape,
  following: userShape,
})
export type Relationship = z.infer<typeof relationshipShape>

export const getRelationship = endpoint({
  name: 'getRelationship',
  resource: 'UserRelationship',
  summary: 'Bir takibi verir.',
  method: 'GET',
  path: '/user_relationships/{id}',
  who: 'visitor',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: relationshipShape,
})

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
