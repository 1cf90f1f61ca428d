import { useQueryClient } from '@tanstack/react-query'
import { bookmarkLimits } from '../../../core/contracts/bookmarks.ts'
import { useCall } from '../../api.ts'
import { readingListKey, type SavedPage, type SavedPost, savedPostsQuery } from './queries.ts'
import type { ListPosition } from './saved-calls.ts'
import type { ReadingListAddress } from './search.ts'

/** The posts of the page that is open, as they are shown at the moment of asking. */
export function useShownPosts(address: ReadingListAddress) {
  const queries = useQueryClient()
  const { queryKey } = savedPostsQuery(useCall(), address)
  const posts = (): SavedPost[] => queries.getQueryData(queryKey)?.posts ?? []
  const start = ((address.sayfa ?? 1) - 1) * bookmarkLimits.pageSize

  return {
    posts,
    indexOf: (saved: SavedPost): number => posts().findIndex(({ id }) => id === saved.id),
    /** Shown before the server has answered; what is read afterwards puts back what it refused. */
    change: async (changed: (posts: SavedPost[]) => SavedPost[]): Promise<void> => {
      await queries.cancelQueries({ queryKey: readingListKey })
      queries.setQueryData(
        queryKey,
        (old): SavedPage | undefined => old && { ...old, posts: changed(old.posts) },
      )
    },
    /** Of the whole list; the bookmark before it is unknown when that stands on another page. */
    positionAt: (indexOnPage: number): ListPosition => {
      const index = start + indexOnPage
      return { index, after: index <= 0 ? null : posts()[indexOnPage - 1]?.id }
    },
  }
}
