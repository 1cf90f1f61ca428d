import { createFileRoute } from '@tanstack/react-router'
import { ExploreScreen } from '../features/categories/explore-screen.tsx'
import { ExploreSkeleton } from '../features/categories/explore-skeleton.tsx'
import { exploreQueries, explorePageQueries } from '../features/categories/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadList } from '../features/posts/list-query.ts'
import { listHead, pageSearch } from '../features/posts/paging.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/kesfet/')({
  staticData: page({ signIn: false, robots: 'index', query: ['sayfa'] }),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: async ({ context: { queryClient, call }, deps: { sayfa = 1 } }) => {
    const latest = exploreQueries.latest(call, sayfa)
    const { hasNext } = await loadList(queryClient, latest, explorePageQueries(call, sayfa))
    // Here and not in `head`, which is sent with every page.
    return listHead(
      {
        title: 'Keşfet',
        description: 'Bütün kategoriler, en çok okunan yazılar, kısa okumalar ve yeni yazılar.',
        path: '/kesfet',
        robots: 'index',
      },
      { page: sayfa, hasNext },
    )
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Explore,
  pendingComponent: ExploreSkeleton,
  errorComponent: FailedPart,
})

function Explore() {
  return <ExploreScreen page={Route.useSearch().sayfa} />
}
