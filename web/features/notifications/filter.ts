import { pageSearch } from '../posts/paging.ts'

/** All of them, or only those that wait to be seen. */
export type Filter = 'hepsi' | 'yeni'

/** The first filter and the first page are the address without them. */
export function notificationsSearch(search: Record<string, unknown>): {
  durum?: 'yeni' | undefined
  sayfa?: number | undefined
} {
  return { durum: search.durum === 'yeni' ? 'yeni' : undefined, ...pageSearch(search) }
}

export const filterPath = (filter: Filter): string =>
  filter === 'yeni' ? '/bildirimler?durum=yeni' : '/bildirimler'
