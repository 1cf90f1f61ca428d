import { fullName } from '../../core/text/full-name.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, Outlet, rootRouteId } from '@tanstack/react-router'
import { fold } from '../../core/turkish/fold.ts'
import { AuthorFrame } from '../features/authors/author-frame.tsx'
import { unknownAuthorHead } from '../features/authors/unknown-author-head.ts'
import { AuthorNotFound } from '../features/authors/author-not-found.tsx'
import { leaveFormerName } from '../features/authors/leave-former-name.ts'
import { authorQuery } from '../features/authors/queries.ts'
import { PersonActions } from '../features/follows/person-actions.tsx'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { AuthorSearchLink } from '../features/search/author-search-link.tsx'
import { useReport } from '../features/reports/use-report.tsx'
import { useCall } from '../api.ts'
import { AuthorSkeleton } from '../features/authors/author-skeleton.tsx'

export const Route = createFileRoute('/@{$username}')({
  beforeLoad: ({ params: { username } }) => {
    // A sign without a name is no author's address at all.
    if (username === '') throw notFound({ routeId: rootRouteId })
  },
  loader: async ({ context: { queryClient, call }, params: { username }, location }) => {
    const query = authorQuery(call, fold(username))
    const author = await queryClient.ensureQueryData({ ...query, revalidateIfStale: true })
    leaveFormerName(author.username, fold(username), location)
  },
  head: unknownAuthorHead,
  component: Author,
  notFoundComponent: AuthorNotFound,
  pendingComponent: AuthorSkeleton,
  errorComponent: FailedPart,
})

function Author() {
  const username = fold(Route.useParams().username)
  const { data: author } = useSuspenseQuery(authorQuery(useCall(), username))
  const { report, dialog } = useReport()
  return (
    <>
      <AuthorFrame
        username={username}
        actions={
          <>
            <PersonActions
              username={username}
              name={fullName(author)}
              nameReading={author.nameReading}
              isSuspended={author.isSuspended}
              onReport={() => report('user', username)}
            />
            <AuthorSearchLink username={username} />
          </>
        }
      >
        <Outlet />
      </AuthorFrame>
      {dialog}
    </>
  )
}
