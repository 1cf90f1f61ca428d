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
} {
  const { durum } = search
  return { durum: isLaterTab(durum) ? durum : undefined, ...pageSearch(search) }
}

/** What a link to a tab, or to a page of it, says in the address. */
export const searchOf = (name: TabName, page = 1): ReturnType<typeof myPostsSearch> =>
  myPostsSearch({ durum: name, sayfa: page })
