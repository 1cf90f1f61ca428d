import { createFileRoute, notFound, redirect, rootRouteId } from '@tanstack/react-router'
import { NewPostLink } from '../features/my-posts/post-links.tsx'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageSearch } from '../features/posts/paging.ts'
import { PostStatisticsScreen } from '../features/statistics/post-statistics-screen.tsx'
import {
  daysQuery,
  figuresQuery,
  hoursQuery,
  mostReadQuery,
  postStatisticsQuery,
} from '../features/statistics/queries.ts'
import { PostStatisticsSkeleton, StatisticsSkeleton } from '../features/statistics/skeletons.tsx'
import { StatisticsScreen } from '../features/statistics/statistics-screen.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

/** One route for a member's statistics and for those of a post: every route's name is sent with every page. */
export const Route = createFileRoute('/istatistiklerim/{-$slug}')({
  staticData: page(),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: async ({ context: { queryClient, call }, params: { slug }, deps: { sayfa = 1 } }) => {
    // Readers come at any time, so whoever looks sees what is true now.
    const fresh = { staleTime: 0 }
    if (slug !== undefined) {
      const query = { ...postStatisticsQuery(call, slug, sayfa), ...fresh }
      const post = await queryClient.fetchQuery(query)
      if (post === null) throw notFound({ routeId: rootRouteId })
      // The API takes a number too, but the page has one address.
      if (post.slug !== null && post.slug !== slug)
        throw redirect({ to: '/istatistiklerim/{-$slug}', params: { slug: post.slug } })
      return { title: `${post.title} · İstatistiklerim` }
    }
    await Promise.all([
      queryClient.fetchQuery({ ...figuresQuery(call), ...fresh }),
      // Steps that fail take nothing away from the rest of the page.
      queryClient.prefetchQuery({ ...daysQuery(call, sayfa), ...fresh }),
      queryClient.prefetchQuery({ ...mostReadQuery(call, sayfa), ...fresh }),
      queryClient.fetchQuery({ ...hoursQuery(call), ...fresh }),
    ])
    return { title: 'İstatistiklerim' }
  },
  head: ({ loaderData }) =>
    pageHead({ title: loaderData?.title ?? 'İstatistiklerim', robots: 'noindex' }),
  component: MyStatistics,
  pendingComponent: Pending,
  errorComponent: FailedPart,
})

function MyStatistics() {
  const { slug } = Route.useParams()
  const { sayfa } = Route.useSearch()
  if (slug !== undefined) return <PostStatisticsScreen slug={slug} page={sayfa} />
  const write = <NewPostLink variant="outline">Yazmaya başlayın</NewPostLink>
  return <StatisticsScreen page={sayfa} write={write} />
}

function Pending() {
  return Route.useParams().slug === undefined ? <StatisticsSkeleton /> : <PostStatisticsSkeleton />
}
