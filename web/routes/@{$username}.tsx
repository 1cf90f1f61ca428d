import { createFileRoute, notFound, Outlet, rootRouteId } from '@tanstack/react-router'
import { fold } from '../../core/turkish/fold.ts'
import { AuthorFrame } from '../features/authors/author-frame.tsx'
import { unknownAuthorHead } from '../features/authors/author-head.ts'
import { AuthorNotFound } from '../features/authors/author-not-found.tsx'
import { authorQuery } from '../features/authors/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { AuthorSkeleton } from '../features/authors/author-skeleton.tsx'

export const Route = createFileRoute('/@{$username}')({
  beforeLoad: ({ params: { username } }) => {
    // A sign without a name is no author's address at all.
    if (username === '') throw notFound({ routeId: rootRouteId })
  },
  loader: async ({ context: { queryClient, call }, params: { username } }) => {
    const query = authorQuery(call, fold(username))
    await queryClient.ensureQueryData({ ...query, revalidateIfStale: true })
  },
  head: unknownAuthorHead,
  component: Author,
  notFoundComponent: AuthorNotFound,
  pendingComponent: AuthorSkeleton,
  errorComponent: FailedPart,
})

function Author() {
  return (
    <AuthorFrame username={fold(Route.useParams().username)}>
      <Outlet />
    </AuthorFrame>
  )
}
