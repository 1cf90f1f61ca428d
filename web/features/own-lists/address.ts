import { searchLimits } from '../../../core/contracts/search-limits.ts'
import { textParameters } from '../../search-parameters.ts'
import { type PageSearch, pageSearch } from '../posts/paging.ts'

/** What the address of a list of one's own may say. Apart from all that it means, because every page knows all addresses. */
const narrowingNames = ['ara', 'kategori', 'zaman', 'uzunluk', 'sira'] as const

export type Narrowing = { [Name in (typeof narrowingNames)[number]]?: string | undefined }

export type OwnListAddress = Narrowing & PageSearch

export const narrowingIn = (search: object): Narrowing =>
  textParameters(narrowingNames, search, searchLimits.questionLength)

export const ownListAddress = (search: Record<string, unknown>): OwnListAddress => ({
  ...narrowingIn(search),
  ...pageSearch(search),
})
