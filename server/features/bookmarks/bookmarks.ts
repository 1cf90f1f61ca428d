import {
  type Bookmark,
  bookmarkMessages,
  type CustomList,
  type WholeList,
} from '../../../core/bookmarks.ts'
import { invalid, notFound } from '../../../core/errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { apiAddress } from '../../../core/site.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller, Reading } from '../../http/call.ts'
import { collection, pageById, type PageQuery } from '../../http/hydra.ts'
import { selectPublicCards } from '../posts/cards.sql.ts'
import { requirePlace } from '../posts/places.sql.ts'
import { topicsOfCards } from '../posts/post-topics.ts'
import { requireUserId, selectUser } from '../users/users.sql.ts'
import {
  type BookmarkRow,
  countBookmarks,
  insertBookmark,
  selectBookmark,
  selectBookmarks,
  selectListItems,
} from './bookmarks.sql.ts'
import { addToList, findOwnList, type ListRow } from './lists.sql.ts'

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

const itemsOf = (database: Database, list: ListRow, query: PageQuery) =>
  selectListItems(database, list.id, {
    offset: (query.page - 1) * query.itemsPerPage,
    limit: query.itemsPerPage,
  })

export async function addBookmarkOf(
  database: Database,
  caller: Caller,
  { post, list }: { post: string; list: string | null },
): Promise<Bookmark> {
  const place = await requirePlace(database, post, caller.id)
  const into = list === null ? null : await findOwnList(database, caller.id, list)
  if (into === undefined) throw invalid('list', bookmarkMessages.listNotFound)
  const id = await database.write(async (transaction) => {
    const bookmarkId = await insertBookmark(transaction, caller.id, place.id)
    if (into !== null) await addToList(transaction, into.id, bookmarkId)
    return bookmarkId
  })
  return (await asBookmarks(database, caller, [await selectBookmark(database, id)]))[0]!
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

export async function requireOwnList(
  database: Database,
  caller: Caller,
  reference: string,
): Promise<ListRow> {
  const list = await findOwnList(database, caller.id, reference)
  if (list === undefined) throw notFound(bookmarkMessages.listNotFound)
  return list
}

export const asList = ({ id, slug, name, isPublic, postCount }: ListRow): CustomList => ({
  '@id': apiAddress(`/custom_lists/${id}`),
  '@type': 'CustomList',
  id,
  slug,
  name,
  isPublic,
  postCount,
})

/** A private list does not exist for anybody but its owner. */
export async function openList(
  database: Database,
  { caller, dependsOn }: Reading,
  { username, slug }: { username: string; slug: string },
  query: PageQuery,
): Promise<WholeList> {
  const ownerId = await requireUserId(database, username)
  const list = await findOwnList(database, ownerId, slug)
  if (list === undefined || !(list.isPublic || ownerId === caller?.id))
    throw notFound(bookmarkMessages.listNotFound)
  const { rows, total } = await itemsOf(database, list, query)
  const ids = rows.map(({ postId }) => postId)
  const posts = await selectPublicCards(database, caller?.id ?? 0, ids)
  const notes = new Map(rows.map(({ postId, note }) => [postId, note]))
  const members = posts.map((post) => ({ ...post, note: notes.get(post.id)! }))
  dependsOn(topics.list(list.id), topics.user(ownerId), topics.returnedPosts)
  dependsOn(...topicsOfCards(posts))
  return {
    ...asList(list),
    user: await selectUser(database, ownerId),
    posts: collection('Post', `/users/${username}/lists/${slug}`, { ...query }, { members, total }),
  }
}
