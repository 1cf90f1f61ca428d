import { createFileRoute } from '@tanstack/react-router'
import { fold } from '../../core/turkish/fold.ts'
import { leaveFormerName } from '../features/authors/leave-former-name.ts'
import { publicListHead } from '../features/bookmarks/public-list-head.ts'
import { openListPostsQuery, openListQuery } from '../features/bookmarks/public-list-query.ts'
import { ListNotFound, PublicListScreen } from '../features/bookmarks/public-list-screen.tsx'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadList } from '../features/posts/list-query.ts'
import { pageSearch } from '../features/posts/paging.ts'
import { ListPageSkeleton } from '../features/posts/skeletons.tsx'
import { page } from '../page.ts'

/** Beside the pages of the author, not inside them: a list is a page of its own. */
export const Route = createFileRoute('/@{$username}_/listeler/$slug')({
  staticData: page({ signIn: false, robots: 'index', query: ['sayfa'] }),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: async ({ context: { queryClient, call }, params, location, deps: { sayfa = 1 } }) => {
    const address = { username: fold(params.username), slug: params.slug }
    const list = openListQuery(call, address)
    const posts = openListPostsQuery(call, address, sayfa)
    const { hasNext } = await loadList(queryClient, posts, [list])
    const shown = await queryClient.ensureQueryData(list)
    leaveFormerName(shown.user.username, address.username, location)
    return { list: shown, hasNext }
  },
  head: ({ loaderData, match }) =>
    publicListHead(loaderData?.list, match.search.sayfa, loaderData?.hasNext ?? false),
  component: PublicList,
  notFoundComponent: ListNotFound,
  pendingComponent: ListPageSkeleton,
  errorComponent: FailedPart,
})

function PublicList() {
  const { username, slug } = Route.useParams()
  return <PublicListScreen username={fold(username)} slug={slug} page={Route.useSearch().sayfa} />
}
