import { malformed } from '../../../core/errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { messages } from '../../../core/messages.ts'
import type { Post } from '../../../core/posts.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import {
  collection,
  decodeCursor,
  encodeCursor,
  foreignCursor,
  type PageQuery,
} from '../../http/hydra.ts'
import { selectCards } from './cards.sql.ts'
import { type OrderName, type PostOrder, type PostSource, selectPostIds } from './lists.sql.ts'
import { countPosts } from './counts.sql.ts'

type ListQuery = PageQuery &
  Partial<Record<`order[${OrderName}]`, 'asc' | 'desc' | undefined>> & {
    status?: number | undefined
    'readTime[lte]'?: number | undefined
  }

const orderNames: OrderName[] = ['views', 'likes', 'createdAt']

/** Any list of posts: a page of ids from an index, their cards, and how many there are in all. */
export async function pageOfPosts(
  database: Database,
  caller: Caller | null,
  path: string,
  source: PostSource,
  query: ListQuery,
): Promise<Collection<Post>> {
  const order = orderOf(query)
  const maxReadTime = query['readTime[lte]'] ?? null
  const after = query.cursor === undefined ? null : keyOf(query.cursor, order)
  const found = await selectPostIds(database, {
    source,
    maxReadTime,
    order,
    after,
    offset: after === null ? (query.page - 1) * query.itemsPerPage : 0,
    limit: query.itemsPerPage + 1,
  })
  const shown = found.slice(0, query.itemsPerPage)
  const members = await selectCards(
    database,
    caller?.id ?? 0,
    shown.map(({ id }) => id),
  )
  const total = await countPosts(database, source, maxReadTime)
  const nextCursor = found.length > shown.length ? encodeCursor(shown.at(-1)!.key) : undefined
  return collection('Post', path, { ...query }, { members, total, nextCursor })
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
