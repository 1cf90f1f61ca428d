import { type OwnListAddress, ownListAddress } from '../own-lists/address.ts'

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

export type MyPostsAddress = { durum?: TabName | undefined } & OwnListAddress

/** The first tab and the first page are the address without them. */
export const myPostsSearch = (search: Record<string, unknown>): MyPostsAddress => ({
  durum: isLaterTab(search.durum) ? search.durum : undefined,
  ...ownListAddress(search),
})

/** What a link to a tab, or to a page of it, says in the address; what narrows the list goes along. */
export const searchOf = (name: TabName, narrowing: OwnListAddress = {}): MyPostsAddress =>
  myPostsSearch({ ...narrowing, durum: name })
