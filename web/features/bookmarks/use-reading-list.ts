import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { bookmarkLimits } from '../../../core/contracts/bookmarks.ts'
import {
  addBookmark,
  listBookmarks,
  removeBookmark,
  removeListItem,
  updateCustomList,
  updateListItem,
} from '../../calls.gen.ts'
import { type Failure, type MakeCall, type Result, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { moved } from './order.ts'
import {
  type ListInfo,
  type SavedPage,
  type SavedPost,
  savedPostsQuery,
  readingListKey,
} from './queries.ts'

export type Shelving = ReturnType<typeof useReadingList>

/** Everything that can happen to the posts of one page of the readingList. `onGone`: one left the page. */
export function useReadingList(list: ListInfo | null, page: number, onGone: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const notify = useNotice()
  const inTurn = useTurns(queries)
  const { queryKey } = savedPostsQuery(call, list?.slug, page)
  const shown = (): SavedPost[] => queries.getQueryData(queryKey)?.posts ?? []
  const start = (page - 1) * bookmarkLimits.pageSize

  const say = (result: Result<unknown>, text: string, undo?: () => void): boolean => {
    if (result.ok)
      notify({
        kind: 'success',
        text,
        ...(undo && { action: { label: 'Geri al', onClick: undo } }),
      })
    else notify({ kind: 'error', text: result.message })
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
  const order = (body: number[] | Failure, listId: number) =>
    Array.isArray(body)
      ? call(updateCustomList, { params: { id: String(listId) }, body: { order: body } })
      : Promise.resolve(body)

  /** Saves it again, in its lists, and where it stood in this one. */
  const saveAgain = async (saved: SavedPost, lists: number[], place: number): Promise<void> => {
    const result = await inTurn<unknown>(async () => {
      const again = await addTo(call, saved, lists)
      if (!again.ok || list === null) return again
      const inList = { id: String(list.id), bookmark: String(again.data) }
      if (saved.note !== '')
        await call(updateListItem, { params: inList, body: { note: saved.note } })
      const ids = await idsOf(call, list, start + place)
      return order(Array.isArray(ids) ? [...ids, again.data] : ids, list.id)
    })
    say(result, 'Yazı geri geldi.')
  }

  return {
    remove: async (saved: SavedPost): Promise<void> => {
      const place = shown().findIndex(({ id }) => id === saved.id)
      await show(without(saved))
      onGone()
      const result = await inTurn(() => call(removeBookmark, { params: { id: String(saved.id) } }))
      say(
        result,
        'Yazı okuma listenizden çıkarıldı.',
        () => void saveAgain(saved, saved.lists, place),
      )
    },

    takeOut: async (saved: SavedPost, from: ListInfo): Promise<void> => {
      const place = shown().findIndex(({ id }) => id === saved.id)
      await show(without(saved))
      onGone()
      const result = await inTurn(() => call(removeListItem, inList(from, saved)))
      say(
        result,
        `Yazı “${from.name}” listesinden çıkarıldı.`,
        () => void saveAgain(saved, [from.id], place),
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
      const isHere = to >= 0 && to < shown().length
      if (isHere) await show((posts) => moved(posts, from, to))
      const now = shown().map(({ id }) => id)
      const result = await inTurn<unknown>(async () => {
        const through = isHere ? start : start + Math.max(from, to) + 1
        const ids = through === 0 ? [] : await idsOf(call, into, through)
        if (!Array.isArray(ids)) return ids
        return order(isHere ? [...ids, ...now] : moved(ids, start + from, start + to), into.id)
      })
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

const mostAtOnce = 100

/** The first ones of a list, so many; an order names all that comes before what it moves. */
async function idsOf(call: MakeCall, list: ListInfo, amount: number): Promise<number[] | Failure> {
  const ids: number[] = []
  for (let page = 1; ids.length < amount; page += 1) {
    const query = { list: list.slug, itemsPerPage: String(mostAtOnce), page: String(page) }
    const result = await call(listBookmarks, { query })
    if (!result.ok) return result
    ids.push(...result.data['hydra:member'].map(({ id }) => id))
    if (!result.data['hydra:view']?.['hydra:next']) break
  }
  return ids.slice(0, amount)
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
