import { createFileRoute } from '@tanstack/react-router'
import { authorPath } from '../../core/paths.ts'
import { siteAddress } from '../../core/site.ts'
import { AuthorFrame } from '../features/authors/author-frame.tsx'
import { loadAuthorPage } from '../features/authors/load-author.ts'
import { AuthorPosts } from '../features/authors/author-lists.tsx'
import { AuthorSkeleton } from '../features/authors/author-skeleton.tsx'
import { OwnControls } from '../features/my-posts/own-controls.tsx'
import { NewPostLink } from '../features/my-posts/post-links.tsx'
import { ownUsername, postCountsQuery } from '../features/my-posts/queries.ts'
import { copyText } from '../features/post/copy-text.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { authorPostsQuery } from '../features/posts/queries.ts'
import { pageHead } from '../head.ts'
import { page } from '../page.ts'
import { useNotice } from '../ui/notice.tsx'

export const Route = createFileRoute('/profil')({
  staticData: page(),
  loader: async ({ context }) => {
    const { queryClient, call } = context
    const counts = { ...postCountsQuery(call), revalidateIfStale: true }
    const [username] = await Promise.all([ownUsername(call), queryClient.ensureQueryData(counts)])
    await loadAuthorPage(context, username, authorPostsQuery, 1)
    return { username }
  },
  head: () =>
    pageHead({
      title: 'Profilim',
      robots: 'noindex',
    }),
  component: OwnProfile,
  pendingComponent: AuthorSkeleton,
  errorComponent: FailedPart,
})

function OwnProfile() {
  const { username } = Route.useLoaderData()
  const showNotice = useNotice()
  const share = () =>
    copyText(siteAddress(authorPath(username)), showNotice, 'Profilinizin bağlantısı')
  return (
    <AuthorFrame username={username} own={<OwnControls onShare={share} />}>
      <AuthorPosts
        username={username}
        nextStep={<NewPostLink variant="outline">Yazmaya başlayın</NewPostLink>}
      />
    </AuthorFrame>
  )
}
