import { textParameter } from '../../search-parameters.ts'
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

/** What a search takes of a longer question, and more than any name is long. */
const longest = 200

export const searchAddress = (search: Record<string, unknown>): SearchAddress => ({
  ...Object.fromEntries(
    searchNames.map((name) => [
      name,
      textParameter(search[name])?.trim().slice(0, longest) || undefined,
    ]),
  ),
  ...pageSearch(search),
})

/** What a search is limited to stays when one asks for something else, until it is lifted. */
export const scopeIn = ({ yazar, kategori }: SearchAddress): SearchAddress => ({ yazar, kategori })
