import { fullName } from '../../../core/text/full-name.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { MakeCall } from '../../api.ts'
import { type ListQuery, loadList } from '../posts/list-query.ts'
import type { AuthorPage } from './author-head.ts'
import { authorQuery } from './queries.ts'

/** For the loaders of an author's pages: the list, and what their heads say of the author. */
export async function loadAuthorPage<Item>(
  { queryClient, call }: { queryClient: QueryClient; call: MakeCall },
  username: string,
  listOf: (call: MakeCall, username: string, page: number) => ListQuery<Item>,
  page: number,
): Promise<AuthorPage> {
  // Nobody by that name has no lists either.
  const author = await queryClient.ensureQueryData(authorQuery(call, username))
  const { hasNext } = await loadList(queryClient, listOf(call, username, page))
  const { biography, followerCount, postCount, isSuspended } = author
  return {
    ...{ username: author.username, biography, followerCount, postCount, hasNext },
    name: fullName(author),
    robots: isSuspended ? 'noindex' : 'index',
    since: author.createdAt,
  }
}
