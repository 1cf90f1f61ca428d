import { malformed } from '../../errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { messages } from '../../messages.ts'
import type { AuthoredPost, Post } from '../../../core/contracts/posts.ts'
import { shortReadSeconds } from '../../../core/posts/lists.ts'
import type { Database } from '../../database/connection.ts'
import { type Topic, topics } from '../../cache/topics.ts'
import type { Reading } from '../../http/call.ts'
import { encodeCursor, type KeyPart, keyPage } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { selectPage } from './cards.sql.ts'
import { topicsOfCards } from './post-topics.sql.ts'
import { asTotal, totalOfList } from './counts.sql.ts'
import type { FeedTotal } from './followed.sql.ts'
import {
  authoredPosts,
  type FoundPost,
  keyAfter,
  type ListedPosts,
  type MaxReadTime,
  type OrderName,
  type PostList,
  type PostOrder,
  postsOfList,
  type PostSource,
} from './lists.sql.ts'

type ListQuery = PageQuery &
  Partial<Record<`order[${OrderName}]`, 'asc' | 'desc' | undefined>> & {
    status?: number | string | undefined
    'readTime[lte]'?: number | undefined
  }

const orderNames: OrderName[] = ['views', 'likes', 'readTime', 'createdAt']

/** Any list of posts: a page out of an index, its cards, and how many there are in all. */
export async function pageOfPosts(
  database: Database,
  reading: Reading,
  path: string,
  source: PostSource,
  query: ListQuery,
  countFeed?: FeedTotal,
): Promise<Collection<Post>> {
  const counted =
    source.kind === 'following' ? await countFeed?.(source, maxReadTimeOf(query)) : undefined
  const { shown, ...rest } = await readPage(database, reading, source, query, postsOfList, counted)
  const members = shown.map(({ card }) => card)
  return collection('Post', path, { ...query }, { members, ...rest })
}

/** The posts of an author, who alone is told which of them have changes that wait. */
export async function pageOfAuthor(
  database: Database,
  reading: Reading,
  path: string,
  source: PostSource & { kind: 'user' },
  query: ListQuery,
): Promise<Collection<AuthoredPost>> {
  const isOwn = source.userId === reading.caller?.id
  const marked = (list: PostList) => authoredPosts(list, isOwn)
  const { shown, ...rest } = await readPage(database, reading, source, query, marked)
  const members = shown.map(({ card, found: { hasEdit } }) => ({ ...card, hasEdit }))
  return collection('Post', path, { ...query }, { members, ...rest })
}

async function readPage<Found extends FoundPost>(
  database: Database,
  { caller, dependsOn }: Reading,
  source: PostSource,
  query: ListQuery,
  postsOf: (list: PostList) => ListedPosts<Found>,
  counted?: number,
) {
  const order = orderOf(query, source)
  refuseUnserved(source, order)
  const maxReadTime = maxReadTimeOf(query)
  const parts = [...order.names, 'id'].map((name): KeyPart =>
    name === 'createdAt' ? 'time' : 'number',
  )
  const list = { source, maxReadTime, order, ...keyPage(query, parts) }
  const total = counted === undefined ? totalOfList(source, maxReadTime) : asTotal(counted)
  const page = await selectPage(database, caller?.id ?? 0, postsOf(list), total)
  const onPage = page.listed.slice(0, query.itemsPerPage)
  const shown = onPage.flatMap((found) => {
    const card = page.cards.get(found.id)
    return card === undefined ? [] : [{ found, card }]
  })
  dependsOn(topicOf(source), ...topicsOfCards(shown.map(({ card }) => card)))
  const last = page.listed.length > onPage.length ? onPage.at(-1) : undefined
  const nextCursor = last && encodeCursor(keyAfter(last, order))
  return { shown, total: page.beside ?? 0, nextCursor }
}

/** Orders by reads and applause follow the counts, which may lag a little. What waits is shown to editors, uncached. */
function topicOf(source: PostSource): Topic {
  if (source.kind === 'all' || source.kind === 'following' || source.kind === 'waiting')
    return topics.posts
  return source.kind === 'category'
    ? topics.postsIn(source.categoryId)
    : topics.postsBy(source.userId)
}

/** Orders that no index serves for this source. */
function refuseUnserved({ kind }: PostSource, { names }: PostOrder): void {
  const unserved =
    kind === 'category'
      ? names.find((name) => name === 'likes')
      : kind === 'following'
        ? names.find((name) => name !== 'createdAt')
        : undefined
  if (unserved !== undefined) throw malformed(messages.unknownParameter(`order[${unserved}]`))
}

function maxReadTimeOf({ 'readTime[lte]': seconds }: ListQuery): MaxReadTime {
  if (seconds === undefined) return null
  if (seconds === shortReadSeconds) return shortReadSeconds
  throw malformed(
    messages.invalidParameter('readTime[lte]', `yalnızca ${shortReadSeconds} olabilir.`),
  )
}

/**
 * As the caller gave them; the newest first when none is asked for, of what waits the oldest. No index has reads and applause
 * together, and what comes after the time only decides between posts of the same microsecond.
 */
function orderOf(query: ListQuery, source: PostSource): PostOrder {
  const asked = Object.keys(query).flatMap((key) => orderIn(query, key) ?? [])
  const [first, second] = asked
  const usual = source.kind === 'waiting' ? 'asc' : 'desc'
  const direction = query[`order[${first ?? 'createdAt'}]`] ?? usual
  const other = asked.find((name) => query[`order[${name}]`] !== direction)
  if (other !== undefined)
    throw malformed(messages.invalidParameter(`order[${other}]`, 'sıralamaların yönü aynı olmalı.'))
  if (second !== undefined && first !== 'createdAt' && second !== 'createdAt')
    throw malformed(
      messages.invalidParameter(
        `order[${second}]`,
        `order[${first!}] sıralamasının ardından yalnızca order[createdAt] verilebilir.`,
      ),
    )
  // Posts with as many reads follow one another by time, as the index has them.
  const names = asked.includes('createdAt') ? asked : [...asked, 'createdAt' as const]
  return { names, direction }
}

const orderIn = (query: ListQuery, key: string): OrderName | undefined =>
  orderNames.find((name) => key === `order[${name}]` && query[`order[${name}]`] !== undefined)
