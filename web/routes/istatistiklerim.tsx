import { createFileRoute } from '@tanstack/react-router'
import { NewPostLink } from '../features/my-posts/post-links.tsx'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageSearch } from '../features/posts/paging.ts'
import { daysQuery, figuresQuery, mostReadQuery } from '../features/statistics/queries.ts'
import { StatisticsSkeleton } from '../features/statistics/statistics-frame.tsx'
import { StatisticsScreen } from '../features/statistics/statistics-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/istatistiklerim')({
  staticData: page(),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: async ({ context: { queryClient, call }, deps: { sayfa = 1 } }) => {
    // Readers come at any time, so whoever looks sees what is true now.
    const fresh = { staleTime: 0 }
    await Promise.all([
      queryClient.fetchQuery({ ...figuresQuery(call), ...fresh }),
      queryClient.fetchQuery({ ...daysQuery(call, sayfa), ...fresh }),
      queryClient.fetchQuery({ ...mostReadQuery(call, sayfa), ...fresh }),
    ])
  },
  head: () =>
    pageHead({
      title: 'İstatistiklerim',
      robots: 'noindex',
    }),
  component: MyStatistics,
  pendingComponent: StatisticsSkeleton,
  errorComponent: FailedPart,
})

function MyStatistics() {
  const write = <NewPostLink variant="outline">Yazmaya başlayın</NewPostLink>
  return <StatisticsScreen page={Route.useSearch().sayfa} write={write} />
}
