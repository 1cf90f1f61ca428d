import { malformed } from '../../../core/errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { messages } from '../../../core/messages.ts'
import { type Post, shortReadSeconds } from '../../../core/posts.ts'
import type { Database } from '../../database/connection.ts'
import { type Topic, topics } from '../../cache/topics.ts'
import type { Reading } from '../../http/call.ts'
import {
  collection,
  decodeCursor,
  encodeCursor,
  foreignCursor,
  type PageQuery,
} from '../../http/hydra.ts'
import { selectPage } from './cards.sql.ts'
import { topicsOfCards } from './post-topics.ts'
import { totalOfList } from './counts.sql.ts'
import {
  keyAfter,
  type MaxReadTime,
  type OrderName,
  type PostOrder,
  postsOfList,
  type PostSource,
} from './lists.sql.ts'

type ListQuery = PageQuery &
  Partial<Record<`order[${OrderName}]`, 'asc' | 'desc' | undefined>> & {
    status?: number | undefined
    'readTime[lte]'?: number | undefined
  }

const orderNames: OrderName[] = ['views', 'likes', 'createdAt']

/** Any list of posts: a page out of an index, its cards, and how many there are in all. */
export async function pageOfPosts(
  database: Database,
  { caller, dependsOn }: Reading,
  path: string,
  source: PostSource,
  query: ListQuery,
): Promise<Collection<Post>> {
  const order = orderOf(query)
  if (source.kind === 'category' && order.names.includes('likes'))
    throw malformed(messages.unknownParameter('order[likes]'))
  const maxReadTime = maxReadTimeOf(query)
  const after = query.cursor === undefined ? null : keyOf(query.cursor, order)
  const list = {
    source,
    maxReadTime,
    order,
    after,
    offset: after === null ? (query.page - 1) * query.itemsPerPage : 0,
    limit: query.itemsPerPage + 1,
  }
  const total = totalOfList(source, maxReadTime)
  const page = await selectPage(database, caller?.id ?? 0, postsOfList(list), total)
  const shown = page.listed.slice(0, query.itemsPerPage)
  const members = shown.flatMap(({ id }) => page.cards.get(id) ?? [])
  dependsOn(topicOf(source), ...topicsOfCards(members))
  const last = page.listed.length > shown.length ? shown.at(-1) : undefined
  const nextCursor = last && encodeCursor(keyAfter(last, order))
  return collection('Post', path, { ...query }, { members, total: page.total, nextCursor })
}

/** Orders by reads and claps follow the counts, which may lag a little. */
function topicOf(source: PostSource): Topic {
  if (source.kind === 'all') return topics.posts
  return source.kind === 'category'
    ? topics.postsIn(source.categoryId)
    : topics.postsBy(source.userId)
}

function maxReadTimeOf({ 'readTime[lte]': seconds }: ListQuery): MaxReadTime {
  if (seconds === undefined) return null
  if (seconds === shortReadSeconds) return shortReadSeconds
  throw malformed(
    messages.invalidParameter('readTime[lte]', `yalnızca ${shortReadSeconds} olabilir.`),
  )
}

/** The most specific order first; the newest first when none is asked for. */
function orderOf(query: ListQuery): PostOrder {
  const asked = orderNames.filter((name) => query[`order[${name}]`] !== undefined)
  const directions = new Set(asked.map((name) => query[`order[${name}]`]))
  if (directions.size > 1)
    throw malformed(
      messages.invalidParameter(`order[${asked[1]}]`, 'sıralamaların yönü aynı olmalı.'),
    )
  const [direction = 'desc'] = directions
  // Posts with as many reads follow one another by time, as the index has them.
  const names = asked.includes('createdAt') ? asked : [...asked, 'createdAt' as const]
  return { names, direction }
}

function keyOf(cursor: string, { names }: PostOrder): (string | number)[] {
  const key = decodeCursor(cursor)
  const fits =
    key?.length === names.length + 1 &&
    key.every((part, index) =>
      names[index] === 'createdAt' ? isTimeKey(part) : Number.isSafeInteger(part),
    )
  if (!key || !fits) throw foreignCursor()
  return key
}

export const isTimeKey = (part: string | number): boolean =>
  typeof part === 'string' &&
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(part)
