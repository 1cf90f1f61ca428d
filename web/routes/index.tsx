import { createFileRoute } from '@tanstack/react-router'
import { site } from '../../core/site.ts'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { HomeSkeleton } from '../features/home/home-skeleton.tsx'
import { homeLatestQuery, homeQueries } from '../features/home/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadList } from '../features/posts/list-query.ts'
import { listHead, pageSearch } from '../features/posts/paging.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/')({
  staticData: page({ signIn: false, robots: 'index', query: ['sayfa'] }),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: async ({ context: { queryClient, call }, deps: { sayfa = 1 } }) => {
    const latest = homeLatestQuery(call, sayfa)
    const { hasNext } = await loadList(queryClient, latest, homeQueries(call, sayfa))
    // Here and not in `head`, which is sent with every page.
    return listHead(
      {
        title: site.name,
        description:
          site.description || 'Türkçenin yazıldığı ve okunduğu yer: yazılar, yazarlar ve okurlar.',
        path: '/',
        robots: 'index',
        feeds: '',
        structuredData: [{ '@type': 'WebSite', name: site.name, url: site.url, inLanguage: 'tr' }],
      },
      { page: sayfa, hasNext },
    )
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Home,
  pendingComponent: HomeSkeleton,
  errorComponent: FailedPart,
})

function Home() {
  return <HomeScreen page={Route.useSearch().sayfa} />
}
