import { createFileRoute } from '@tanstack/react-router'
import { FollowingScreen } from '../features/home/following-screen.tsx'
import { FollowingSkeleton } from '../features/home/home-skeleton.tsx'
import { followedPostsQuery, railQueries } from '../features/home/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageSearch } from '../features/posts/paging.ts'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/takip-ettiklerim')({
  staticData: page(),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: async ({ context: { queryClient, call }, deps: { sayfa = 1 } }) => {
    // Whom one follows is changed elsewhere, so it is asked for anew.
    const list = { ...followedPostsQuery(call, sayfa), staleTime: 0 }
    const around = railQueries(call).map((query) => queryClient.ensureQueryData(query))
    await Promise.all([queryClient.fetchInfiniteQuery(list), ...around])
    return { title: 'Takip ettikleriniz', robots: 'noindex' as const }
  },
  head: loadedHead,
  component: Following,
  pendingComponent: FollowingSkeleton,
  errorComponent: FailedPart,
})

function Following() {
  return <FollowingScreen page={Route.useSearch().sayfa} />
}
