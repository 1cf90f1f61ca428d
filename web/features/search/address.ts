import { searchLimits } from '../../../core/contracts/search-limits.ts'
import { textParameters } from '../../search-parameters.ts'
import { type PageSearch, pageSearch } from '../posts/paging.ts'

/** What the address of a search may say. Apart from all that it means, because every page knows all addresses. */
export const searchNames = [
  'q',
  'tur',
  'sira',
  'zaman',
  'uzunluk',
  'yazar',
  'kategori',
  'icinde',
] as const
export type SearchName = (typeof searchNames)[number]

export type SearchAddress = { [Name in SearchName]?: string | undefined } & PageSearch

export const searchAddress = (search: Record<string, unknown>): SearchAddress => ({
  ...textParameters(searchNames, search, searchLimits.questionLength),
  ...pageSearch(search),
})

/** What a search is limited to and its order stay when one asks for something else, until they are lifted. */
export const scopeIn = ({
  yazar,
  kategori,
  sira,
  zaman,
  uzunluk,
  icinde,
}: SearchAddress): SearchAddress => ({ yazar, kategori, sira, zaman, uzunluk, icinde })
