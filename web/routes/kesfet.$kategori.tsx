import { createFileRoute, redirect } from '@tanstack/react-router'
import { CategoryScreen } from '../features/categories/category-screen.tsx'
import { categoryPageQueries, categoryQuery } from '../features/categories/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadList } from '../features/posts/list-query.ts'
import { listHead, pageSearch } from '../features/posts/paging.ts'
import { breadcrumbs } from '../head.ts'
import { categoryPostsQuery } from '../features/posts/queries.ts'
import { OverviewSkeleton } from '../features/posts/skeletons.tsx'
import { page } from '../page.ts'

export const Route = createFileRoute('/kesfet/$kategori')({
  staticData: page({ signIn: false, robots: 'index', query: ['sayfa'] }),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: async ({ context: { queryClient, call }, params: { kategori }, deps: { sayfa = 1 } }) => {
    const category = await queryClient.ensureQueryData(categoryQuery(call, kategori))
    const { slug, name, description, isHidden } = category
    // The API takes a number and earlier names too, but a category has one address.
    if (slug !== kategori)
      throw redirect({
        to: '/kesfet/$kategori',
        params: { kategori: slug },
        search: sayfa > 1 ? { sayfa } : {},
        statusCode: 301,
      })
    const { hasNext } = await loadList(
      queryClient,
      categoryPostsQuery(call, slug, sayfa),
      categoryPageQueries(call, slug, sayfa),
    )
    const path = `/kesfet/${slug}`
    const steps = [
      { name: 'Keşfet', path: '/kesfet' },
      { name, path },
    ]
    // Here and not in `head`, which is sent with every page.
    return listHead(
      {
        title: name,
        description,
        path,
        robots: isHidden ? 'noindex' : 'index',
        feeds: path,
        structuredData: [breadcrumbs(steps)],
      },
      { page: sayfa, hasNext },
    )
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Category,
  pendingComponent: OverviewSkeleton,
  errorComponent: FailedPart,
})

function Category() {
  return <CategoryScreen slug={Route.useParams().kategori} page={Route.useSearch().sayfa} />
}
