import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { bookmarkLimits } from '../../../core/contracts/bookmarks.ts'
import { messages } from '../../../core/messages.ts'
import {
  addBookmark,
  listBookmarks,
  removeBookmark,
  removeListItem,
  updateListItem,
} from '../../calls/bookmarks.gen.ts'
import { type Failure, failed, type MakeCall, type Result, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { isAsItIs } from '../own-lists/choices.ts'
import { moved } from '../../ui/order.ts'
import {
  type ListInfo,
  type SavedPage,
  type SavedPost,
  savedPostsQuery,
  readingListKey,
} from './queries.ts'
import type { ReadingListAddress } from './search.ts'

export type ReadingListActions = ReturnType<typeof useReadingList>

/** Everything that can happen to the posts of one page of the reading list. `onGone`: one left the page. */
export function useReadingList(
  list: ListInfo | null,
  address: ReadingListAddress,
  onGone: () => void,
) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const inTurn = useTurns(queries)
  const { queryKey } = savedPostsQuery(call, address)
  const shown = (): SavedPost[] => queries.getQueryData(queryKey)?.posts ?? []
  const start = ((address.sayfa ?? 1) - 1) * bookmarkLimits.pageSize

  const say = (result: Result<unknown>, text: string, undo?: () => void): boolean => {
    if (result.ok)
      showNotice({
        kind: 'success',
        text,
        ...(undo && { action: { label: 'Geri al', onClick: undo } }),
      })
    else showNotice({ kind: 'error', text: result.message })
    return result.ok
  }
  /** Shown before the server has answered; what is read afterwards puts back what it refused. */
  const show = async (change: (posts: SavedPost[]) => SavedPost[]): Promise<void> => {
    await queries.cancelQueries({ queryKey: readingListKey })
    queries.setQueryData(
      queryKey,
      (old): SavedPage | undefined => old && { ...old, posts: change(old.posts) },
    )
  }
  const without = (saved: SavedPost) => (posts: SavedPost[]) =>
    posts.filter(({ id }) => id !== saved.id)
  /** The bookmark before a place of the whole list; undefined when it stands on another page. */
  const shownBefore = (index: number): number | null | undefined =>
    index <= 0 ? null : shown()[index - 1 - start]?.id
  const put = async (into: ListInfo, bookmarkId: number, position: ListPosition, note?: string) => {
    const after =
      position.after === undefined ? await idAt(call, into, position.index - 1) : position.after
    if (typeof after === 'object' && after !== null) return after
    const params = { id: String(into.id), bookmark: String(bookmarkId) }
    return call(updateListItem, { params, body: { note, after } })
  }

  /** Saves it again, in its lists, and where it stood in this one. */
  const saveAgain = async (
    saved: SavedPost,
    lists: number[],
    indexOnPage: number,
  ): Promise<void> => {
    const result = await inTurn<unknown>(async () => {
      const again = await addTo(call, saved, lists)
      if (!again.ok || !isByHand) return again
      const index = start + indexOnPage
      return put(list, again.data, { index, after: shownBefore(index) }, saved.note)
    })
    say(result, 'Yazı geri geldi.')
  }

  /** Where a list is narrowed or ordered otherwise, its places by hand are not the ones that are seen. */
  const isByHand = list !== null && isAsItIs(address)

  return {
    /** For several at once; everything is read again after the last. */
    send: {
      remove: (saved: SavedPost) => call(removeBookmark, { params: { id: String(saved.id) } }),
      saveAgain: (saved: SavedPost) => addTo(call, saved, saved.lists),
      putInto: (into: ListInfo) => (saved: SavedPost) => addTo(call, saved, [into.id]),
      takeOutOf: (from: ListInfo) => (saved: SavedPost) =>
        call(removeListItem, inList(from, saved)),
    },
    readAgain: () => queries.invalidateQueries(),

    remove: async (saved: SavedPost): Promise<void> => {
      const indexOnPage = shown().findIndex(({ id }) => id === saved.id)
      await show(without(saved))
      onGone()
      const result = await inTurn(() => call(removeBookmark, { params: { id: String(saved.id) } }))
      say(
        result,
        'Yazı okuma listenizden çıkarıldı.',
        () => void saveAgain(saved, saved.lists, indexOnPage),
      )
    },

    takeOut: async (saved: SavedPost, from: ListInfo): Promise<void> => {
      const indexOnPage = shown().findIndex(({ id }) => id === saved.id)
      await show(without(saved))
      onGone()
      const result = await inTurn(() => call(removeListItem, inList(from, saved)))
      say(
        result,
        `Yazı “${from.name}” listesinden çıkarıldı.`,
        () => void saveAgain(saved, [from.id], indexOnPage),
      )
    },

    /** In or out of any list, from wherever the post is shown. */
    setIn: async (saved: SavedPost, other: ListInfo, isIn: boolean): Promise<void> => {
      const changed = (each: SavedPost): SavedPost => ({
        ...each,
        lists: withChoice(each.lists, { id: other.id, isIn }),
      })
      await show((posts) => posts.map((each) => (each.id === saved.id ? changed(each) : each)))
      const result = await inTurn<unknown>(() =>
        isIn ? addTo(call, saved, [other.id]) : call(removeListItem, inList(other, saved)),
      )
      if (!result.ok) say(result, '')
    },

    write: async (saved: SavedPost, into: ListInfo, note: string): Promise<Result<unknown>> =>
      inTurn<unknown>(() => call(updateListItem, { ...inList(into, saved), body: { note } })),

    /** From one place of this page to another, or over its edge by one. */
    move: async (into: ListInfo, from: number, to: number): Promise<boolean> => {
      const saved = shown()[from]!
      const isOverEdge = to >= shown().length
      if (to >= 0 && !isOverEdge) await show((posts) => moved(posts, from, to))
      // Over the lower edge it goes behind the first one of the next page.
      const index = start + to + (isOverEdge ? 1 : 0)
      // As it is shown now: what is pressed next must not change where this one goes.
      const position = { index, after: shownBefore(index) }
      const result = await inTurn<unknown>(() => put(into, saved.id, position))
      return result.ok || say(result, '')
    },
  }
}

export const withChoice = (
  lists: number[],
  { id, isIn }: { id: number; isIn: boolean },
): number[] => (isIn ? [...lists, id] : lists.filter((each) => each !== id))

const inList = (list: ListInfo, saved: SavedPost) => ({
  params: { id: String(list.id), bookmark: String(saved.id) },
})

/** Saves a post and puts it into these lists; gives the number of the bookmark. */
async function addTo(call: MakeCall, saved: SavedPost, lists: number[]): Promise<Result<number>> {
  const post = saved.post.slug
  let result = await call(addBookmark, { body: { post, list: lists[0] ?? null } })
  for (const list of lists.slice(1))
    if (result.ok) result = await call(addBookmark, { body: { post, list } })
  return result.ok ? { ...result, data: result.data.id } : result
}

/** `after` is undefined when it is not known yet who stands before that index. */
interface ListPosition {
  index: number
  after: number | null | undefined
}

async function idAt(call: MakeCall, list: ListInfo, index: number): Promise<number | Failure> {
  const query = { list: list.slug, itemsPerPage: '1', page: String(index + 1) }
  const result = await call(listBookmarks, { query })
  if (!result.ok) return result
  return result.data['hydra:member'][0]?.id ?? failed(404, messages.generic)
}

/** One after the other, and everything is read again when the last of them is done. */
function useTurns(queries: QueryClient) {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return async <Answer>(send: () => Promise<Result<Answer>>): Promise<Result<Answer>> => {
    const mine = last.current.then(send)
    last.current = mine
    const result = await mine
    // A post elsewhere on the site shows whether it is saved.
    if (last.current === mine) await queries.invalidateQueries()
    return result
  }
}
