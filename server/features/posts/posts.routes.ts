import { malformed, notAllowed, notFound, notSignedIn } from '../../errors.ts'
import { messages, refusals } from '../../messages.ts'
import {
  countView,
  getPost,
  getPostFacts,
  listCategoryPosts,
  listPosts,
  listTagPosts,
  listUserPosts,
  readNext,
} from '../../../core/contracts/posts.ts'
import { countDepth } from '../../../core/contracts/reading.ts'
import { listNamedPosts } from '../../../core/contracts/named-posts.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import type { Ground } from '../../feature.ts'
import { type Caller, recommending, type Route, serve, servePublic } from '../../http/call.ts'
import { wholeCollection } from '../../http/hydra.ts'
import { requireCategory } from '../categories/categories.public.ts'
import { requireTag } from '../tags/tags.public.ts'
import { requireUserId } from '../users/users.public.ts'
import { applaudedPosts } from './applauded.ts'
import { feedTotals, followedPosts } from './followed.sql.ts'
import type { PostSource } from './lists.sql.ts'
import { pageOfAuthor, pageOfPosts } from './post-list.ts'
import { findPublicPostId, selectPublicIds } from './posts.sql.ts'
import { selectPublicCards } from './cards.sql.ts'
import { selectFacts } from './post-facts.sql.ts'
import { nextReads } from './next-reads.ts'
import { sourceOf } from './sources.ts'
import { taggedPosts } from './tagged.ts'
import { viewCounter } from './views.ts'
import { readPost } from './whole-post.ts'

export function postRoutes({
  database,
  invalidations,
}: Pick<Ground, 'database' | 'invalidations'>): Route[] {
  const countFeed = feedTotals(database, invalidations)
  const views = viewCounter(database)
  return [
    servePublic(listPosts, async ({ query, ...reading }) => {
      const username = query['userApplauses.user.username']
      if (username !== undefined) return applaudedPosts(database, reading, username, query)
      refuseOwnOnly(query)
      const source = await sourceFor(database, reading.caller, query)
      return pageOfPosts(database, reading, '/posts', source, query, countFeed)
    }),

    serve(listNamedPosts, async ({ query, caller }) => {
      const ids = await selectPublicIds(database, query.posts)
      const posts = await selectPublicCards(database, caller?.id ?? 0, ids)
      return wholeCollection(
        'Post',
        `/named_posts?posts=${encodeURIComponent(query.posts.join(','))}`,
        posts,
      )
    }),

    servePublic(getPost, ({ params, ...reading }) => readPost(database, reading, params.id)),

    serve(getPostFacts, async ({ params, caller }) => {
      const facts = await selectFacts(database, params.id, caller.id)
      if (facts === undefined) throw notFound(refusals.post.notFound)
      const address = apiAddress(`/posts/${params.id}/facts`)
      return { '@id': address, '@type': 'PostFacts' as const, ...facts }
    }),

    recommending(
      servePublic(readNext, ({ params, ...reading }) => nextReads(database, reading, params.id)),
    ),

    servePublic(listUserPosts, async ({ params, query, ...reading }) => {
      const userId = await requireUserId(database, params.username)
      const isOwn = userId === reading.caller?.id
      if (!isOwn && ownOnlyIn(query, [...ownOnly, ...orderNames]) !== undefined) throw notAllowed()
      const status = statusFor(isOwn, query.status)
      const source = { kind: 'user', userId, status, filters: query } as const
      return pageOfAuthor(database, reading, `/users/${params.username}/posts`, source, query)
    }),

    servePublic(listCategoryPosts, async ({ params, query, ...reading }) => {
      const category = await requireCategory(database, params.id)
      const source = { kind: 'category', categoryId: category.id } as const
      return pageOfPosts(database, reading, `/categories/${params.id}/posts`, source, query)
    }),

    servePublic(listTagPosts, async ({ params, query, ...reading }) =>
      taggedPosts(database, reading, await requireTag(database, params.id), query),
    ),

    serve(countView, async ({ params, query, caller, session }) => {
      const postId = await requirePublicPostId(database, params.slug)
      const viewing = { postId, caller, visitor: session }
      return { views: await views.count(viewing, sourceOf(query.from)) }
    }),

    serve(countDepth, async ({ params, body, caller, session }) => {
      const postId = await findPublicPostId(database, params.slug)
      // It may have been withdrawn while it was read; whoever leaves its page is not told.
      if (postId === undefined) return
      await views.countDepth({ postId, caller, visitor: session }, body.depth)
    }),
  ]
}

async function requirePublicPostId(database: Database, slug: string): Promise<number> {
  const id = await findPublicPostId(database, slug)
  if (id === undefined) throw notFound(refusals.post.notFound)
  return id
}

/** No index serves these for everybody's posts, so they are offered where one member's are gone through. */
const ownOnly = ['q', 'category', 'since', 'length', 'order[readTime]'] as const
const orderNames = ['order[createdAt]', 'order[views]', 'order[likes]'] as const

const ownOnlyIn = <Name extends string>(
  query: { [Each in Name]?: unknown },
  names: readonly Name[],
): Name | undefined => names.find((name) => query[name] !== undefined)

function refuseOwnOnly(query: Record<string, unknown>): void {
  const name = ownOnlyIn(query, [...ownOnly, 'order[userApplauses.id]'])
  if (name !== undefined) throw malformed(messages.unknownParameter(name))
}

/** Everybody's list is of what is published; other statuses are one's own posts, but editors see all that waits. */
async function sourceFor(
  database: Database,
  caller: Caller | null,
  { status, following }: { status?: number | undefined; following?: '1' | undefined },
): Promise<PostSource> {
  if (following !== undefined) {
    if (caller === null) throw notSignedIn()
    if (status !== undefined && status !== postStatus.active)
      throw malformed(messages.unknownWith('status', 'following'))
    return followedPosts(database, caller.id)
  }
  if (caller === null || status === undefined || status === postStatus.active)
    return { kind: 'all' }
  if (status === postStatus.waiting && caller.role !== 'member') return { kind: 'waiting' }
  return { kind: 'user', userId: caller.id, status }
}

function statusFor(isOwn: boolean, status: number | undefined): number | null {
  return isOwn ? (status ?? null) : postStatus.active
}
