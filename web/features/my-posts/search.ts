import { textParameter } from '../../search-parameters.ts'
import { pageSearch } from '../posts/paging.ts'

/** As the address names the tabs: `?durum=taslak`. Apart from all that is said of them, because every page knows all addresses. */
const tabNames = [
  'yayinda',
  'taslak',
  'planlanmis',
  'onay-bekleyen',
  'askida',
  'yayindan-kaldirilmis',
  'silinenler',
] as const

export type TabName = (typeof tabNames)[number]

const isLaterTab = (name: unknown): name is TabName => tabNames.slice(1).includes(name as TabName)

/** The first tab and the first page are the address without them. */
export function myPostsSearch(search: Record<string, unknown>): {
  durum?: TabName | undefined
  sayfa?: number | undefined
  /** Words to find among them. */
  ara?: string | undefined
} {
  const { durum, ara } = search
  return {
    durum: isLaterTab(durum) ? durum : undefined,
    ...pageSearch(search),
    ara: textParameter(ara) || undefined,
  }
}

/** What a link to a tab, or to a page of it, says in the address. */
export const searchOf = (
  name: TabName,
  { page = 1, asked }: { page?: number; asked?: string | undefined } = {},
): ReturnType<typeof myPostsSearch> => myPostsSearch({ durum: name, sayfa: page, ara: asked })
