import { createFileRoute } from '@tanstack/react-router'
import { fold } from '../../core/turkish/fold.ts'
import { AuthorFollowers } from '../features/authors/author-lists.tsx'
import { loadAuthorPage } from '../features/authors/load-author.ts'
import { followersQuery } from '../features/authors/queries.ts'
import { PeopleSkeleton } from '../features/follows/people-skeleton.tsx'
import { pageSearch } from '../features/posts/paging.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/@{$username}/takipciler')({
  staticData: page({ signIn: false, robots: 'index', query: ['sayfa'] }),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: ({ context, params: { username }, deps: { sayfa = 1 } }) =>
    loadAuthorPage(context, fold(username), { part: '/takipciler', listOf: followersQuery }, sayfa),
  head: ({ loaderData }) => loaderData ?? {},
  component: Followers,
  pendingComponent: PeopleSkeleton,
})

function Followers() {
  const username = fold(Route.useParams().username)
  return <AuthorFollowers username={username} page={Route.useSearch().sayfa} />
}
