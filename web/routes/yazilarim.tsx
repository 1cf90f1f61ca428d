import { createFileRoute, redirect } from '@tanstack/react-router'
import { waitingPostsQuery } from '../features/approval/queries.ts'
import { WaitingPosts } from '../features/approval/waiting-posts.tsx'
import { MyPostsScreen } from '../features/my-posts/my-posts-screen.tsx'
import { MyPostsSkeleton } from '../features/my-posts/my-posts-skeleton.tsx'
import { lastPageOf, ownPostsQuery, postCountsQuery } from '../features/my-posts/queries.ts'
import { myPostsSearch, searchOf } from '../features/my-posts/search.ts'
import { tabOf } from '../features/my-posts/tabs.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/yazilarim')({
  staticData: page(),
  validateSearch: myPostsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps: { durum, sayfa = 1, ara: asked } }) => {
    const { name, state } = tabOf(durum)
    // Posts are written elsewhere too, so whoever comes here sees what is true now.
    const fresh = { staleTime: 0 }
    const [list] = await Promise.all([
      queryClient.fetchQuery({ ...ownPostsQuery(call, { state, page: sayfa, asked }), ...fresh }),
      queryClient.fetchQuery({ ...postCountsQuery(call, asked), ...fresh }),
      // A failure of this part leaves one's own posts alone.
      queryClient.prefetchQuery({ ...waitingPostsQuery(call), ...fresh }),
    ])
    const lastPage = lastPageOf(list)
    if (sayfa > lastPage)
      throw redirect({ to: '/yazilarim', search: searchOf(name, { page: lastPage, asked }) })
  },
  head: () =>
    pageHead({
      title: 'Yazılarım',
      robots: 'noindex',
    }),
  component: MyPosts,
  pendingComponent: MyPostsSkeleton,
  errorComponent: FailedPart,
})

function MyPosts() {
  const { durum, sayfa, ara } = Route.useSearch()
  return <MyPostsScreen tab={durum} page={sayfa} asked={ara} waiting={<WaitingPosts />} />
}
