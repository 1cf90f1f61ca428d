import { createFileRoute } from '@tanstack/react-router'
import { MyApplauseScreen } from '../features/my-applause/my-applause-screen.tsx'
import { applaudedPostsQuery } from '../features/my-applause/queries.ts'
import { ownUsername } from '../features/my-posts/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageSearch } from '../features/posts/paging.ts'
import { ListPageSkeleton } from '../features/posts/skeletons.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/alkisladiklarim')({
  staticData: page(),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: async ({ context: { queryClient, call }, deps: { sayfa = 1 } }) => {
    const username = await ownUsername(call)
    // Applauded elsewhere, so it is asked for anew.
    const list = applaudedPostsQuery(call, username, sayfa)
    await queryClient.fetchInfiniteQuery({ ...list, staleTime: 0 })
    return { username }
  },
  head: () =>
    pageHead({
      title: 'Alkışladıklarım',
      robots: 'noindex',
    }),
  component: MyApplause,
  pendingComponent: ListPageSkeleton,
  errorComponent: FailedPart,
})

function MyApplause() {
  const { username } = Route.useLoaderData()
  return <MyApplauseScreen username={username} page={Route.useSearch().sayfa} />
}
