import { createFileRoute } from '@tanstack/react-router'
import { fold } from '../../core/turkish/fold.ts'
import { AuthorPosts } from '../features/authors/author-lists.tsx'
import { loadAuthorPage } from '../features/authors/load-author.ts'
import { pageSearch } from '../features/posts/paging.ts'
import { authorPostsQuery } from '../features/posts/queries.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/@{$username}/')({
  staticData: page({ signIn: false, robots: 'index', query: ['sayfa'] }),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: ({ context, params: { username }, deps: { sayfa = 1 } }) =>
    loadAuthorPage(context, fold(username), { part: '', listOf: authorPostsQuery }, sayfa),
  head: ({ loaderData }) => loaderData ?? {},
  component: Posts,
})

function Posts() {
  const username = fold(Route.useParams().username)
  return <AuthorPosts username={username} page={Route.useSearch().sayfa} />
}
