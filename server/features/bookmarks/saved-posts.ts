import { refusals } from '../../messages.ts'
import { type Bookmark } from '../../../core/contracts/bookmarks.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { requirePublicPost, selectPublicCards } from '../posts/posts.public.ts'
import {
  type BookmarkRow,
  countBookmarks,
  insertBookmark,
  selectBookmark,
  selectBookmarks,
} from './bookmarks.sql.ts'
import { itemsOf, requireOwnList } from './lists.ts'
import { addToList, findOwnList } from './lists.sql.ts'

type BookmarkQuery = PageQuery & { list?: string | undefined }

export async function pageOfBookmarks(
  database: Database,
  caller: Caller,
  query: BookmarkQuery,
): Promise<Collection<Bookmark>> {
  const found =
    query.list === undefined
      ? await allBookmarks(database, caller, query)
      : await itemsOf(database, await requireOwnList(database, caller, query.list), query)
  const members = await asBookmarks(database, caller, found.rows)
  return collection('Bookmark', '/bookmarks', { ...query }, { ...found, members })
}

async function allBookmarks(database: Database, caller: Caller, query: PageQuery) {
  const page = await pageById(query, (each) => selectBookmarks(database, caller.id, each))
  return { ...page, total: await countBookmarks(database, caller.id) }
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
