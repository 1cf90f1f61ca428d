import { textParameter } from '../../search-parameters.ts'
import { type OwnListAddress, ownListAddress } from '../own-lists/address.ts'

export type ReadingListAddress = { liste?: string | undefined } & OwnListAddress

/** The list that is open, by its slug, and the page: all that is saved is the address without them. */
export const readingListSearch = (search: Record<string, unknown>): ReadingListAddress => ({
  liste: textParameter(search.liste),
  ...ownListAddress(search),
})

export const searchOf = (
  liste: string | undefined,
  narrowing: OwnListAddress = {},
): ReadingListAddress => readingListSearch({ ...narrowing, liste })
