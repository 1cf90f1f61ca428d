import { malformed, notFound } from '../../../core/errors.ts'
import { messages } from '../../../core/messages.ts'
import {
  countView,
  getPost,
  getPostFacts,
  listCategoryPosts,
  listPosts,
  listTagPosts,
  listUserPosts,
  postStatus,
  readNext,
  postNotFound,
} from '../../../core/posts.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { type Caller, type Route, serve } from '../../http/call.ts'
import { requireCategory } from '../categories/categories.sql.ts'
import { requireTag } from '../tags/tags.sql.ts'
import { requireUserId } from '../users/users.sql.ts'
import { applaudedPosts } from './applauded.ts'
import type { PostSource } from './lists.sql.ts'
import { pageOfPosts } from './post-list.ts'
import { findPublicPostId } from './posts.sql.ts'
import { bookmarkOf } from './cards.sql.ts'
import { selectFacts } from './places.sql.ts'
import { nextReads } from './next-reads.ts'
import { taggedPosts } from './tagged.ts'
import type { ViewCounter } from './views.ts'
import { wholePost } from './whole-post.sql.ts'

interface PostParts {
  database: Database
  views: ViewCounter
}

export function postRoutes({ database, views }: PostParts): Route[] {
  return [
    serve(listPosts, async ({ query, caller }) => {
      const username = query['userApplauses.user.username']
      if (username !== undefined) return applaudedPosts(database, caller, username, query)
      if (query['order[userApplauses.id]'] !== undefined)
        throw malformed(messages.unknownParameter('order[userApplauses.id]'))
      return pageOfPosts(database, caller, '/posts', sourceFor(caller, query.status), query)
    }),

    serve(getPost, async ({ params, caller }) => wholePost(database, caller, params.id)),

    serve(getPostFacts, async ({ params, caller }) => {
      const facts = await selectFacts(database, params.id, caller.id)
      if (facts === undefined) throw notFound(postNotFound)
      const { bookmarkId, claps, ...rest } = facts
      return {
        '@id': apiAddress(`/posts/${params.id}/facts`),
        '@type': 'PostFacts' as const,
        ...rest,
        bookmark: bookmarkOf(bookmarkId),
        userApplauses: { count: claps },
      }
    }),

    serve(readNext, async ({ params, caller }) => nextReads(database, caller, params.id)),

    serve(listUserPosts, async ({ params, query, caller }) => {
      const userId = await requireUserId(database, params.username)
      const status = statusFor(userId === caller?.id, query.status)
      const path = `/users/${params.username}/posts`
      return pageOfPosts(database, caller, path, { kind: 'user', userId, status }, query)
    }),

    serve(listCategoryPosts, async ({ params, query, caller }) => {
      const category = await requireCategory(database, params.id)
      const source = { kind: 'category', categoryId: category.id } as const
      return pageOfPosts(database, caller, `/categories/${params.id}/posts`, source, query)
    }),

    serve(listTagPosts, async ({ params, query, caller }) =>
      taggedPosts(database, caller, await requireTag(database, params.id), query),
    ),

    serve(countView, async ({ params, caller, session }) => {
      const id = await findPublicPostId(database, params.slug)
      if (id === undefined) throw notFound(postNotFound)
      return { views: await views.count(id, caller, session) }
    }),
  ]
}

/** Everybody's list is of what is published; other statuses are one's own posts. */
function sourceFor(caller: Caller | null, status: number | undefined): PostSource {
  if (caller === null || status === undefined || status === postStatus.active)
    return { kind: 'all' }
  return { kind: 'user', userId: caller.id, status }
}

function statusFor(isOwn: boolean, status: number | undefined): number | null {
  return isOwn ? (status ?? null) : postStatus.active
}
