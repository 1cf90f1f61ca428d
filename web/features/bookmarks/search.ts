import { textParameter } from '../../search-parameters.ts'
import { pageSearch } from '../posts/paging.ts'

/** The list that is open, by its slug, and the page: all that is saved is the address without them. */
export function readingListSearch(search: Record<string, unknown>): {
  liste?: string | undefined
  sayfa?: number | undefined
} {
  return { liste: textParameter(search.liste), ...pageSearch(search) }
}

export const searchOf = (
  liste: string | undefined,
  page = 1,
): ReturnType<typeof readingListSearch> => readingListSearch({ liste, sayfa: page })
