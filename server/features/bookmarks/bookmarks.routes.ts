import { refusals } from '../../messages.ts'
import {
  addBookmark,
  bookmarkLimits,
  checkBookmarks,
  createCustomList,
  deleteCustomList,
  getBookmark,
  getCustomList,
  getPublicList,
  listBookmarks,
  listCustomLists,
  removeBookmark,
  removeListItem,
  updateCustomList,
  updateListItem,
} from '../../../core/contracts/bookmarks.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve, servePublic } from '../../http/call.ts'
import { requireUserId } from '../users/users.public.ts'
import { addBookmarkOf, pageOfBookmarks, requireBookmark } from './saved-posts.ts'
import { deleteBookmark, selectBookmarksOf } from './bookmarks.sql.ts'
import { asLists, openList, pageOfLists, requireOwnList } from './lists.ts'
import {
  deleteList,
  findList,
  findOwnList,
  insertList,
  isNameTaken,
  moveItem,
  removeFromList,
  lockItem,
  setNote,
  updateList,
} from './lists.sql.ts'

export function bookmarkRoutes({ database }: { database: Database }): Route[] {
  return [...savedRoutes(database), ...listRoutes(database), ...itemRoutes(database)]
}

const savedRoutes = (database: Database): Route[] => [
  serve(listBookmarks, ({ query, caller }) => pageOfBookmarks(database, caller, query)),

  serve(checkBookmarks, async ({ query, caller }) => ({
    bookmarks: await selectBookmarksOf(database, caller.id, query.posts),
  })),

  serve(addBookmark, ({ body, caller }) => addBookmarkOf(database, caller, body)),

  serve(getBookmark, ({ params, caller }) => requireBookmark(database, caller, Number(params.id))),

  serve(removeBookmark, async ({ params, caller }) => {
    const isGone = await database.write((transaction) =>
      deleteBookmark(transaction, caller.id, Number(params.id)),
    )
    if (!isGone) throw notFound(refusals.bookmark.notFound)
  }),
]

const listRoutes = (database: Database): Route[] => [
  serve(listCustomLists, ({ query, caller }) => pageOfLists(database, caller, query)),

  serve(createCustomList, async ({ body, caller }) => {
    const list = await database.write((transaction) => insertList(transaction, caller.id, body))
    if (list === 'full') throw invalid('name', refusals.bookmark.tooManyLists)
    if (list === 'taken') throw invalid('name', refusals.bookmark.nameTaken)
    return (await asLists(database, caller, [list]))[0]!
  }),

  serve(updateCustomList, async ({ params, body, caller }) => {
    const list = await requireOwnList(database, caller, params.id)
    await database
      .write((transaction) => updateList(transaction, list.id, body))
      .catch((error: unknown) => {
        throw isNameTaken(error) ? invalid('name', refusals.bookmark.nameTaken) : error
      })
    const changed = await requireOwnList(database, caller, params.id)
    return (await asLists(database, caller, [changed]))[0]!
  }),

  serve(deleteCustomList, async ({ params, caller }) => {
    const list = await requireOwnList(database, caller, params.id)
    await database.write((transaction) => deleteList(transaction, list.id))
  }),

  servePublic(getCustomList, async ({ params, ...reading }) => {
    const firstPage = { page: 1, itemsPerPage: bookmarkLimits.listPageSize }
    return openList(database, reading, await findList(database, Number(params.id)), firstPage)
  }),

  servePublic(getPublicList, async ({ params, query, ...reading }) => {
    const ownerId = await requireUserId(database, params.username)
    return openList(database, reading, await findOwnList(database, ownerId, params.slug), query)
  }),
]

const itemRoutes = (database: Database): Route[] => [
  serve(updateListItem, async ({ params, body, caller }) => {
    const list = await requireOwnList(database, caller, params.id)
    const item = [list.id, Number(params.bookmark)] as const
    await database.write(async (transaction) => {
      if (!(await lockItem(transaction, ...item))) throw notFound(refusals.bookmark.notFound)
      if (body.note !== undefined) await setNote(transaction, ...item, body.note)
      if (body.after !== undefined && !(await moveItem(transaction, ...item, body.after)))
        throw invalid('after', refusals.bookmark.notInList)
    })
  }),

  serve(removeListItem, async ({ params, caller }) => {
    const list = await requireOwnList(database, caller, params.id)
    await database.write((transaction) =>
      removeFromList(transaction, list.id, Number(params.bookmark)),
    )
  }),
]
