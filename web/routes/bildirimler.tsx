import { createFileRoute } from '@tanstack/react-router'
import { filterNamed } from '../features/notifications/filters.ts'
import { NotificationsSkeleton } from '../features/notifications/notifications-frame.tsx'
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx'
import { notificationsQuery } from '../features/notifications/queries.ts'
import { notificationsSearch } from '../features/notifications/search.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/bildirimler')({
  staticData: page(),
  validateSearch: notificationsSearch,
  loaderDeps: ({ search: { filtre, sayfa } }) => ({ filtre, sayfa }),
  loader: async ({ context: { queryClient, call }, deps: { filtre, sayfa = 1 } }) => {
    // Others write here at any time, so whoever comes sees what is true now.
    const list = notificationsQuery(call, filterNamed(filtre), sayfa)
    await queryClient.fetchInfiniteQuery({ ...list, staleTime: 0 })
    return { title: 'Bildirimler', robots: 'noindex' as const }
  },
  head: loadedHead,
  component: Notifications,
  pendingComponent: NotificationsSkeleton,
  errorComponent: FailedPart,
})

function Notifications() {
  const { filtre, sayfa } = Route.useSearch()
  return <NotificationsScreen filter={filterNamed(filtre)} page={sayfa} />
}
