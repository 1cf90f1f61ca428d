import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { categoriesQuery } from '../features/categories/queries.ts'
import { MyPostsScreen } from '../features/my-posts/my-posts-screen.tsx'
import { MyPostsSkeleton } from '../features/my-posts/my-posts-skeleton.tsx'
import { lastPageOf, ownPostsQuery, postCountsQuery } from '../features/my-posts/queries.ts'
import { myPostsSearch, searchOf } from '../features/my-posts/search.ts'
import { tabOf } from '../features/my-posts/tabs.ts'
import { narrowingIn } from '../features/own-lists/address.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { useCall } from '../api.ts'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/yazilarim')({
  staticData: page(),
  validateSearch: myPostsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps }) => {
    const { sayfa = 1 } = deps
    const narrowing = narrowingIn(deps)
    const { name, state } = tabOf(deps.durum)
    // Posts are written elsewhere too, so whoever comes here sees what is true now.
    const fresh = { staleTime: 0 }
    const [list] = await Promise.all([
      queryClient.fetchQuery({
        ...ownPostsQuery(call, { state, page: sayfa, narrowing }),
        ...fresh,
      }),
      queryClient.fetchQuery({ ...postCountsQuery(call, narrowing), ...fresh }),
      queryClient.ensureQueryData(categoriesQuery(call)),
    ])
    const lastPage = lastPageOf(list)
    if (sayfa > lastPage)
      throw redirect({
        to: '/yazilarim',
        search: searchOf(name, { ...narrowing, sayfa: lastPage }),
      })
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
  const address = Route.useSearch()
  const { data: categories } = useSuspenseQuery(categoriesQuery(useCall()))
  // Another tab is a page made anew; while one tab is searched, its search stays.
  return <MyPostsScreen key={address.durum} {...{ address, categories }} />
}
