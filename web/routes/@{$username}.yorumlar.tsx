import { createFileRoute } from '@tanstack/react-router'
import { fold } from '../../core/turkish/fold.ts'
import { AuthorComments } from '../features/authors/author-lists.tsx'
import { loadAuthorPage } from '../features/authors/load-author.ts'
import { authorCommentsQuery } from '../features/authors/queries.ts'
import { pageSearch } from '../features/posts/paging.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/@{$username}/yorumlar')({
  staticData: page({ signIn: false, robots: 'index', query: ['sayfa'] }),
  validateSearch: pageSearch,
  loaderDeps: ({ search: { sayfa } }) => ({ sayfa }),
  loader: ({ context, params: { username }, deps: { sayfa = 1 } }) =>
    loadAuthorPage(
      context,
      fold(username),
      { part: '/yorumlar', listOf: authorCommentsQuery },
      sayfa,
    ),
  head: ({ loaderData }) => loaderData ?? {},
  component: Comments,
})

function Comments() {
  const username = fold(Route.useParams().username)
  return <AuthorComments username={username} page={Route.useSearch().sayfa} />
}
