import type { Collection } from '../../../core/hydra.ts'
import { malformed } from '../../errors.ts'
import { messages } from '../../messages.ts'
import type { OwnFilters } from '../../../core/contracts/list-filters.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Reading } from '../../http/call.ts'
import { pageByKey } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { findUserId } from '../users/users.public.ts'
import { selectPublicCards } from './cards.sql.ts'
import { ownListKey, type OwnListOrder, ownListKeyParts } from './own-lists.sql.ts'
import { topicsOfCards } from './post-topics.sql.ts'
import { countApplauded, selectApplaudedIds } from './posts.sql.ts'

type ApplaudedQuery = PageQuery & OwnFilters & Record<string, unknown>

/** The posts a member applauded, the newest applause first unless the member wants them otherwise. */
export async function applaudedPosts(
  database: Database,
  { caller, dependsOn }: Reading,
  username: string,
  query: ApplaudedQuery,
): Promise<Collection<Post>> {
  const userId = await findUserId(database, username)
  refuseOthers(query, userId !== undefined && userId === caller?.id)
  // Not cached: there is no topic for somebody who may sign up in the next moment.
  if (userId === undefined) return collection('Post', '/posts', query, nothing)
  const order = orderIn(query)
  const { rows, nextCursor } = await pageByKey(
    query,
    ownListKeyParts(order),
    (page) => selectApplaudedIds(database, userId, { filters: query, order }, page),
    ownListKey(order),
  )
  const ids = rows.map(({ postId }) => postId)
  const members = await selectPublicCards(database, caller?.id ?? 0, ids)
  dependsOn(topics.applauseBy(userId), topics.hiddenPosts, ...topicsOfCards(members))
  const total = await countApplauded(database, userId, query)
  return collection('Post', '/posts', query, { members, total, nextCursor })
}

const nothing = { members: [], total: 0, nextCursor: undefined }

const orders = {
  'order[userApplauses.id]': 'id',
  'order[views]': 'views',
  'order[likes]': 'likes',
  'order[readTime]': 'readTime',
} as const
const orderNames = Object.keys(orders) as (keyof typeof orders)[]

function orderIn(query: ApplaudedQuery): OwnListOrder {
  const [asked, second] = orderNames.filter((name) => query[name] !== undefined)
  if (second !== undefined) throw malformed(messages.unknownWith(second, asked!))
  if (asked === undefined) return { name: 'id', direction: 'desc' }
  return { name: orders[asked], direction: query[asked] as 'asc' | 'desc' }
}

/** Refuses parameters that this list would ignore. Only its owner may filter and sort it. */
function refuseOthers(query: ApplaudedQuery, isOwn: boolean): void {
  const never = ['order[createdAt]', 'readTime[lte]', 'following']
  const forOwner = ['q', 'category', 'since', 'length', ...orderNames.slice(1)]
  const asked = [...never, ...(isOwn ? [] : forOwner)].find((name) => query[name] !== undefined)
  const isUnpublished = query.status !== undefined && query.status !== postStatus.active
  const isOldest = !isOwn && query['order[userApplauses.id]'] === 'asc'
  const name =
    asked ?? (isUnpublished ? 'status' : isOldest ? 'order[userApplauses.id]' : undefined)
  if (name !== undefined) throw malformed(messages.unknownWith(name, 'userApplauses.user.username'))
}
