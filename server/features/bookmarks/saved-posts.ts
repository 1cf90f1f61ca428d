import { messages, refusals } from '../../messages.ts'
import type { Bookmark, listBookmarks } from '../../../core/contracts/bookmarks.ts'
import type { ValidInputOf } from '../../../core/endpoint.ts'
import { invalid, malformed, notFound } from '../../errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { pageByKey } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import {
  isFiltered,
  ownListKey,
  type OwnListOrder,
  ownListKeyParts,
  requirePublicPost,
  selectPublicCards,
} from '../posts/posts.public.ts'
import {
  type BookmarkRow,
  countBookmarks,
  insertBookmark,
  selectBookmark,
  selectBookmarks,
} from './bookmarks.sql.ts'
import { itemsOf, requireOwnList } from './lists.ts'
import { addToList, findOwnList, type ListRow } from './lists.sql.ts'

type BookmarkQuery = ValidInputOf<typeof listBookmarks>['query']

export async function pageOfBookmarks(
  database: Database,
  caller: Caller,
  query: BookmarkQuery,
): Promise<Collection<Bookmark>> {
  const order = orderIn(query)
  const list = query.list === undefined ? null : await requireOwnList(database, caller, query.list)
  const found =
    list !== null && order === null && !isFiltered(query)
      ? await itemsOf(database, list, query)
      : await orderedBookmarks(database, caller, list, query, order ?? latest)
  const members = await asBookmarks(database, caller, found.rows)
  return collection('Bookmark', '/bookmarks', { ...query }, { ...found, members })
}

async function orderedBookmarks(
  database: Database,
  caller: Caller,
  list: ListRow | null,
  query: BookmarkQuery,
  order: OwnListOrder,
) {
  const saved = { userId: caller.id, listId: list?.id ?? null, filters: query }
  const page = await pageByKey(
    query,
    ownListKeyParts(order),
    (each) => selectBookmarks(database, saved, order, each),
    ownListKey(order),
  )
  return { ...page, total: await countBookmarks(database, saved) }
}

const latest: OwnListOrder = { name: 'id', direction: 'desc' }

const orders = {
  'order[createdAt]': 'id',
  'order[post.views]': 'views',
  'order[post.likes]': 'likes',
  'order[post.readTime]': 'readTime',
} as const
const orderNames = Object.keys(orders) as (keyof typeof orders)[]

/** Null where nothing is asked for: the latest first, or as a list was put in order by hand. */
function orderIn(query: BookmarkQuery): OwnListOrder | null {
  const [asked, second] = orderNames.filter((name) => query[name] !== undefined)
  if (second !== undefined) throw malformed(messages.unknownWith(second, asked!))
  return asked === undefined ? null : { name: orders[asked], direction: query[asked]! }
}

export async function addBookmarkOf(
  database: Database,
  caller: Caller,
  { post, list }: { post: string; list: string | null },
): Promise<Bookmark> {
  const savedPost = await requirePublicPost(database, post, caller.id)
  const into = list === null ? null : await findOwnList(database, caller.id, list)
  if (into === undefined) throw invalid('list', refusals.bookmark.listNotFound)
  const id = await database.write(async (transaction) => {
    const bookmarkId = await insertBookmark(transaction, caller.id, savedPost.id)
    if (into !== null) await addToList(transaction, into.id, bookmarkId)
    return bookmarkId
  })
  return requireBookmark(database, caller, id)
}

export async function requireBookmark(
  database: Database,
  caller: Caller,
  id: number,
): Promise<Bookmark> {
  const row = await selectBookmark(database, caller.id, id)
  const [bookmark] = await asBookmarks(database, caller, row === undefined ? [] : [row])
  if (bookmark === undefined) throw notFound(refusals.bookmark.notFound)
  return bookmark
}

async function asBookmarks(
  database: Database,
  caller: Caller,
  rows: (BookmarkRow & { note?: string })[],
): Promise<Bookmark[]> {
  const posts = await selectPublicCards(
    database,
    caller.id,
    rows.map(({ postId }) => postId),
  )
  const byId = new Map(posts.map((post) => [post.id, post]))
  return rows.flatMap(({ id, postId, createdAt, lists, note }) => {
    const post = byId.get(postId)
    if (post === undefined) return []
    return {
      '@id': apiAddress(`/bookmarks/${id}`),
      '@type': 'Bookmark' as const,
      id,
      post,
      createdAt: createdAt.toISOString(),
      lists,
      ...(note !== undefined && { note }),
    }
  })
}
