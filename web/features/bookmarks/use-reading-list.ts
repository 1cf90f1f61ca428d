import { useQueryClient } from '@tanstack/react-query'
import { removeBookmark, removeListItem, updateListItem } from '../../calls/bookmarks.gen.ts'
import { type Result, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { moved } from '../../ui/order.ts'
import { isAsItIs } from '../own-lists/choices.ts'
import type { ListInfo, SavedPost } from './queries.ts'
import { addTo, inList, putAt } from './saved-calls.ts'
import type { ReadingListAddress } from './search.ts'
import { useShownPosts } from './use-shown-posts.ts'
import { useTurns } from './use-turns.ts'

export type ReadingListActions = ReturnType<typeof useReadingList>

/** Everything that can happen to the posts of one page of the reading list. `onGone`: one left the page. */
export function useReadingList(
  list: ListInfo | null,
  address: ReadingListAddress,
  onGone: () => void,
) {
  const call = useCall()
  const queries = useQueryClient()
  const say = useSay()
  const inTurn = useTurns()
  const shown = useShownPosts(address)

  /** Where a list is narrowed or ordered otherwise, its places by hand are not the ones that are seen. */
  const isByHand = list !== null && isAsItIs(address)
  /** Saves it again, in its lists, and where it stood in this one. */
  const saveAgain = async (saved: SavedPost, lists: number[], index: number): Promise<void> => {
    const result = await inTurn<unknown>(async () => {
      const again = await addTo(call, saved, lists)
      if (!again.ok || !isByHand) return again
      return putAt(call, list, again.data, { position: shown.positionAt(index), note: saved.note })
    })
    say(result, 'Yazı geri geldi.')
  }
  const send = {
    remove: (saved: SavedPost) => call(removeBookmark, { params: { id: String(saved.id) } }),
    saveAgain: (saved: SavedPost) => addTo(call, saved, saved.lists),
    putInto: (into: ListInfo) => (saved: SavedPost) => addTo(call, saved, [into.id]),
    takeOutOf: (from: ListInfo) => (saved: SavedPost) => call(removeListItem, inList(from, saved)),
  }
  /** `lists`: those it is put into again when it is taken back. */
  const takeAway = async (
    saved: SavedPost,
    { send: sendOne, text, lists }: TakingAway,
  ): Promise<void> => {
    const index = shown.indexOf(saved)
    await shown.change((posts) => posts.filter(({ id }) => id !== saved.id))
    onGone()
    const result = await inTurn(() => sendOne(saved))
    say(result, text, () => void saveAgain(saved, lists, index))
  }

  return {
    /** For several at once; everything is read again after the last. */
    send,
    readAgain: () => queries.invalidateQueries(),

    remove: (saved: SavedPost) =>
      takeAway(saved, {
        send: send.remove,
        text: 'Yazı okuma listenizden çıkarıldı.',
        lists: saved.lists,
      }),

    takeOut: (saved: SavedPost, from: ListInfo) =>
      takeAway(saved, {
        send: send.takeOutOf(from),
        text: `Yazı “${from.name}” listesinden çıkarıldı.`,
        lists: [from.id],
      }),

    /** In or out of any list, from wherever the post is shown. */
    setIn: async (saved: SavedPost, other: ListInfo, isIn: boolean): Promise<void> => {
      const changed = (each: SavedPost): SavedPost => ({
        ...each,
        lists: withChoice(each.lists, { id: other.id, isIn }),
      })
      await shown.change((posts) =>
        posts.map((each) => (each.id === saved.id ? changed(each) : each)),
      )
      const sendOne = isIn ? send.putInto(other) : send.takeOutOf(other)
      const result = await inTurn<unknown>(() => sendOne(saved))
      if (!result.ok) say(result, '')
    },

    write: async (saved: SavedPost, into: ListInfo, note: string): Promise<Result<unknown>> =>
      inTurn<unknown>(() => call(updateListItem, { ...inList(into, saved), body: { note } })),

    /** From one place of this page to another, or over its edge by one. */
    move: async (into: ListInfo, from: number, to: number): Promise<boolean> => {
      const saved = shown.posts()[from]!
      const isOverEdge = to >= shown.posts().length
      if (to >= 0 && !isOverEdge) await shown.change((posts) => moved(posts, from, to))
      // As it is shown now: what is pressed next must not change where this one goes.
      // Over the lower edge it goes behind the first one of the next page.
      const position = shown.positionAt(isOverEdge ? to + 1 : to)
      const result = await inTurn<unknown>(() => putAt(call, into, saved.id, { position }))
      return result.ok || say(result, '')
    },
  }
}

interface TakingAway {
  send: (saved: SavedPost) => Promise<Result<unknown>>
  text: string
  lists: number[]
}

function useSay() {
  const showNotice = useNotice()
  return (result: Result<unknown>, text: string, undo?: () => void): boolean => {
    if (result.ok)
      showNotice({
        kind: 'success',
        text,
        ...(undo && { action: { label: 'Geri al', onClick: undo } }),
      })
    else showNotice({ kind: 'error', text: result.message })
    return result.ok
  }
}

export const withChoice = (
  lists: number[],
  { id, isIn }: { id: number; isIn: boolean },
): number[] => (isIn ? [...lists, id] : lists.filter((each) => each !== id))
