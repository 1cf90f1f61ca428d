import { queryOptions } from '@tanstack/react-query'
import type { Collection } from '../../../core/hydra.ts'
import type { AuthoredPost } from '../../../core/contracts/posts.ts'
import type { DeletedPost } from '../../../core/contracts/writing.ts'
import { pageSizes } from '../../../core/posts/lists.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { currentUser } from '../../calls/current-user.gen.ts'
import { listUserPosts } from '../../calls/posts.gen.ts'
import { countOwnPosts, listDeletedPosts } from '../../calls/writing.gen.ts'
import { answerOf, type MakeCall, refusalOf, type Result } from '../../api.ts'
import { currentViewer } from '../../viewer.ts'
import type { Narrowing, OwnListAddress } from '../own-lists/address.ts'
import { filterQuery, narrowingKey, orderQuery } from '../own-lists/choices.ts'
import { listQuery } from '../posts/list-query.ts'
import { summaryOf } from '../posts/post-summary.ts'
import { notesOf, type ShownNote } from '../posts/notes.tsx'
import { type ShownWait, waitsOf } from '../posts/waits.tsx'
import { daysLeft } from './days-left.ts'
import type { PostState } from './tabs.ts'

/** Of everything here, so that a change can hold it back. */
export const ownKey = ['own-posts']
const size = { itemsPerPage: String(pageSizes.userPosts) }

export type PostCounts = Record<PostState, number>

/** Of all, or of those that are asked for. */
export const postCountsQuery = (call: MakeCall, narrowing: Narrowing = {}) =>
  queryOptions({
    queryKey: [...ownKey, 'counts', narrowingKey({ ...narrowing, sira: undefined })],
    queryFn: async (): Promise<PostCounts> => {
      const { passive, active, draft, waiting, pending, planned, deleted } = answerOf(
        await call(countOwnPosts, { query: filterQuery(narrowing) }),
      )
      return { passive, active, draft, waiting, pending, planned, deleted }
    },
  })

/** What the page shows of a post; the whole of it is four times as long. */
export interface OwnPost extends Pick<
  AuthoredPost,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'cover'
  | 'status'
  | 'publishTime'
  | 'createdAt'
  | 'updatedAt'
  | 'views'
  | 'likes'
  | 'commentCount'
> {
  categories: string[]
  /** Changes to it are kept that readers do not see. */
  hasEdit: boolean
  /** Only of a deleted one: how long it can still be brought back. */
  daysLeft: number | null
  /** Of a draft that an editor sent back. */
  note: ShownNote | null
  /** Of one that waits for an editor. */
  wait: ShownWait | null
}

const read = new Set<number>([postStatus.active, postStatus.passive, postStatus.pending])

/** Whether it has numbers to show. */
export const hasReaders = ({ status, daysLeft: left }: OwnPost): boolean =>
  read.has(status) && left === null

export interface OwnPostPage {
  posts: OwnPost[]
  total: number
  /** Why this list is kept from the member, as long as their address is unconfirmed. */
  refusal: string | null
}

export interface OwnList {
  state: PostState
  page: number
  narrowing: Narrowing
}

const orderNames = {
  time: 'order[createdAt]',
  views: 'order[views]',
  likes: 'order[likes]',
  readTime: 'order[readTime]',
} as const

/** One page of one tab; pages are turned by links, so each is a list of its own. */
export const ownPostsQuery = (call: MakeCall, { state, page, narrowing }: OwnList) =>
  queryOptions({
    queryKey: [...ownKey, state, page, narrowingKey(narrowing)],
    queryFn: async (): Promise<OwnPostPage> => {
      const result = await listOf(call, state, narrowing, { ...size, page: String(page) })
      const refusal = refusalOf(result)
      if (refusal !== null) return { posts: [], total: 0, refusal }
      const list = answerOf(result)
      const notes = state === 'draft' ? await notesOf(call) : {}
      const waits = state === 'waiting' ? await waitsOf(call) : {}
      const posts = list['hydra:member'].map((post) =>
        ownPostOf(post, { note: notes[post.id] ?? null, wait: waits[post.id] ?? null }),
      )
      return { posts, total: list['hydra:totalItems'], refusal: null }
    },
  })

/** What readers see of the member, as the member wants to see it. */
export const profilePostsQuery = (
  call: MakeCall,
  username: string,
  { sayfa: startPage = 1, ...address }: OwnListAddress,
) =>
  listQuery({
    key: ['posts', 'author', username, narrowingKey(address)],
    startPage,
    load: (page) => {
      const asked = { ...filterQuery(address), ...orderQuery(address, orderNames) }
      return call(listUserPosts, {
        params: { username },
        query: { ...asked, ...page, status: '1' },
      })
    },
    show: summaryOf,
  })

type ListedPost = AuthoredPost | DeletedPost
type Page = Record<'itemsPerPage' | 'page', string>

async function listOf(
  call: MakeCall,
  state: PostState,
  narrowing: Narrowing,
  page: Page,
): Promise<Result<Collection<ListedPost>>> {
  const query = { ...page, ...filterQuery(narrowing) }
  // What was deleted last comes first, always.
  if (state === 'deleted') return call(listDeletedPosts, { query })
  const params = { username: await ownUsername(call) }
  const order = orderQuery(narrowing, orderNames)
  return call(listUserPosts, {
    params,
    query: { ...query, ...order, status: String(postStatus[state]) },
  })
}

export const lastPageOf = ({ total }: OwnPostPage): number =>
  Math.max(1, Math.ceil(total / pageSizes.userPosts))

/** In the browser the page knows who is looking; on the server one asks. */
export async function ownUsername(call: MakeCall): Promise<string> {
  const viewer = typeof window === 'undefined' ? null : currentViewer()
  return (viewer ?? answerOf(await call(currentUser))).username
}

function ownPostOf(post: ListedPost, words: Pick<OwnPost, 'note' | 'wait'>): OwnPost {
  const { id, slug, title, excerpt, cover, status, publishTime, createdAt, updatedAt } = post
  const { views, likes, commentCount } = post
  return {
    ...{ id, slug, title, excerpt, cover, status, publishTime, createdAt, updatedAt },
    ...{ views, likes, commentCount, ...words },
    categories: post.categories.map(({ name }) => name),
    hasEdit: 'hasEdit' in post && post.hasEdit,
    daysLeft: 'deletedAt' in post ? daysLeft(post.deletedAt, new Date()) : null,
  }
}
