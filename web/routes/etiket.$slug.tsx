import { createFileRoute, redirect } from '@tanstack/react-router'
import { tagQuery } from '../features/categories/queries.ts'
import { TagScreen } from '../features/categories/tag-screen.tsx'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadList } from '../features/posts/list-query.ts'
import { listHead, pageSearch } from '../features/posts/paging.ts'
import { breadcrumbs } from '../head.ts'
import { tagPostsQuery } from '../features/posts/queries.ts'
import { ListPageSkeleton } from '../features/posts/skeletons.tsx'
import { page } from '../page.ts'

export const Route = createFileRoute('/etiket/$slug')({
  staticData: page({ signIn: false, robots: 'index', query: ['sayfa'] }),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: async ({ context: { queryClient, call }, params: { slug }, deps: { sayfa = 1 } }) => {
    const tag = await queryClient.ensureQueryData(tagQuery(call, slug))
    if (tag.slug !== slug)
      throw redirect({
        to: '/etiket/$slug',
        params: { slug: tag.slug },
        search: sayfa > 1 ? { sayfa } : {},
        statusCode: 301,
      })
    const { hasNext } = await loadList(queryClient, tagPostsQuery(call, slug, sayfa))
    const { name } = tag
    const path = `/etiket/${slug}`
    // Here and not in `head`, which is sent with every page.
    return listHead(
      {
        title: `${name} etiketi`,
        description: `“${name}” etiketiyle yayımlanan yazılar.`,
        path,
        robots: 'index',
        feeds: path,
        structuredData: [
          breadcrumbs([
            { name: 'Keşfet', path: '/kesfet' },
            { name, path },
          ]),
        ],
      },
      { page: sayfa, hasNext },
    )
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Tag,
  pendingComponent: ListPageSkeleton,
  errorComponent: FailedPart,
})

function Tag() {
  return <TagScreen slug={Route.useParams().slug} page={Route.useSearch().sayfa} />
}
