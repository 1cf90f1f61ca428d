import { pageSearch } from '../posts/paging.ts'

interface NotificationsSearch {
  /** The name of a filter; only the page knows them, because every page brings the code for all addresses along. */
  filtre?: unknown
  sayfa?: number | undefined
}

export const notificationsSearch = (search: Record<string, unknown>): NotificationsSearch => ({
  filtre: search.filtre,
  ...pageSearch(search),
})
