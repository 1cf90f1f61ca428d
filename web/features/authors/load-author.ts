import { fullName } from '../../../core/text/full-name.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { AuthorPart } from '../../../core/paths.ts'
import type { MakeCall } from '../../api.ts'
import { type ListQuery, loadList } from '../posts/list-query.ts'
import { authorHead, type AuthorPage } from './author-head.ts'
import { authorQuery } from './queries.ts'

interface AuthorList<Item> {
  part: AuthorPart
  listOf: (call: MakeCall, username: string, page: number) => ListQuery<Item>
}

/** For the loaders of an author's pages, which give their heads: those would otherwise be sent with every page. */
export async function loadAuthorPage<Item>(
  { queryClient, call }: { queryClient: QueryClient; call: MakeCall },
  username: string,
  { part, listOf }: AuthorList<Item>,
  page: number,
): Promise<ReturnType<typeof authorHead>> {
  // Nobody by that name has no lists either.
  const author = await queryClient.ensureQueryData(authorQuery(call, username))
  const { hasNext } = await loadList(queryClient, listOf(call, username, page))
  const { biography, followerCount, postCount, isSuspended } = author
  const shown: AuthorPage = {
    ...{ username: author.username, biography, followerCount, postCount, hasNext },
    name: fullName(author),
    robots: isSuspended ? 'noindex' : 'index',
    since: author.createdAt,
  }
  return authorHead(part, shown, page)
}
