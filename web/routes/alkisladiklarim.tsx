import { createFileRoute } from '@tanstack/react-router'
import { MyClapsScreen } from '../features/my-claps/my-claps-screen.tsx'
import { clappedPostsQuery } from '../features/my-claps/queries.ts'
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
    const list = clappedPostsQuery(call, username, sayfa)
    await queryClient.fetchInfiniteQuery({ ...list, staleTime: 0 })
    return { username }
  },
  head: () =>
    pageHead({
      title: 'Alkışladıklarım',
      description: 'Alkışladığınız yazılar.',
      robots: 'noindex',
    }),
  component: MyClaps,
  pendingComponent: ListPageSkeleton,
  errorComponent: FailedPart,
})

function MyClaps() {
  const { username } = Route.useLoaderData()
  return <MyClapsScreen username={username} page={Route.useSearch().sayfa} />
}
