import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { authorPath } from '../../core/paths.ts'
import { siteAddress } from '../../core/site.ts'
import { AuthorFrame } from '../features/authors/author-frame.tsx'
import { loadAuthorPage } from '../features/authors/load-author.ts'
import { AuthorSkeleton } from '../features/authors/author-skeleton.tsx'
import { categoriesQuery } from '../features/categories/queries.ts'
import { OwnControls } from '../features/my-posts/own-controls.tsx'
import { OwnProfilePosts } from '../features/my-posts/own-profile-posts.tsx'
import { ownUsername, postCountsQuery, profilePostsQuery } from '../features/my-posts/queries.ts'
import { ownListAddress } from '../features/own-lists/address.ts'
import { copyText } from '../features/post/copy-text.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { useCall } from '../api.ts'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'
import { useNotice } from '../ui/notice.tsx'

export const Route = createFileRoute('/profil')({
  staticData: page(),
  validateSearch: ownListAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { queryClient, call } = context
    const counts = { ...postCountsQuery(call), revalidateIfStale: true }
    const [username] = await Promise.all([
      ownUsername(call),
      queryClient.ensureQueryData(counts),
      queryClient.ensureQueryData(categoriesQuery(call)),
    ])
    const listOf = () => profilePostsQuery(call, username, deps)
    await loadAuthorPage(context, username, { part: '', listOf }, deps.sayfa ?? 1)
    return { username, title: 'Profilim', robots: 'noindex' as const }
  },
  head: loadedHead,
  component: OwnProfile,
  pendingComponent: AuthorSkeleton,
  errorComponent: FailedPart,
})

function OwnProfile() {
  const { username } = Route.useLoaderData()
  const { data: categories } = useSuspenseQuery(categoriesQuery(useCall()))
  const showNotice = useNotice()
  const share = () =>
    copyText(siteAddress(authorPath(username)), showNotice, 'Profilinizin bağlantısı')
  return (
    <AuthorFrame username={username} own={<OwnControls onShare={share} />}>
      <OwnProfilePosts username={username} address={Route.useSearch()} categories={categories} />
    </AuthorFrame>
  )
}
