import { queryOptions } from '@tanstack/react-query'
import type { Comment } from '../../../core/contracts/comments.ts'
import { listUserComments } from '../../calls/comments.gen.ts'
import { listRelationships } from '../../calls/relationships.gen.ts'
import { getUser } from '../../calls/users.gen.ts'
import { found, type MakeCall } from '../../api.ts'
import { personOf } from '../follows/queries.ts'
import { calm, listQuery } from '../posts/list-query.ts'

export const authorQuery = (call: MakeCall, username: string) =>
  queryOptions({
    ...calm,
    queryKey: ['authors', username],
    queryFn: async () => found(await call(getUser, { params: { username } })),
  })

export const authorCommentsQuery = (call: MakeCall, username: string, startPage: number) =>
  listQuery({
    key: ['authors', username, 'comments'],
    startPage,
    load: (page) =>
      call(listUserComments, {
        params: { username },
        query: { ...page, status: '1', 'post.status': '1' },
      }),
    show: commentOf,
  })

export type OwnedComment = ReturnType<typeof commentOf>

const commentOf = ({ id, text, post, likeCount, replyCount, createdAt }: Comment) => ({
  ...{ id, text, post, likeCount, replyCount, createdAt },
})

export const followersQuery = (call: MakeCall, username: string, startPage: number) =>
  listQuery({
    key: ['authors', username, 'followers'],
    startPage,
    load: (page) => call(listRelationships, { query: { ...page, 'following.username': username } }),
    show: ({ follower }) => personOf(follower),
  })

export const followingQuery = (call: MakeCall, username: string, startPage: number) =>
  listQuery({
    key: ['authors', username, 'following'],
    startPage,
    load: (page) => call(listRelationships, { query: { ...page, 'follower.username': username } }),
    show: ({ following }) => personOf(following),
  })
