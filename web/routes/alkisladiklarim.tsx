import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery } from '../features/categories/queries.ts'
import { MyApplauseScreen } from '../features/my-applause/my-applause-screen.tsx'
import { MyApplauseSkeleton } from '../features/my-applause/my-applause-skeleton.tsx'
import { applaudedPostsQuery } from '../features/my-applause/queries.ts'
import { ownUsername } from '../features/my-posts/queries.ts'
import { ownListAddress } from '../features/own-lists/address.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { useCall } from '../api.ts'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/alkisladiklarim')({
  staticData: page(),
  validateSearch: ownListAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps }) => {
    const [username] = await Promise.all([
      ownUsername(call),
      queryClient.ensureQueryData(categoriesQuery(call)),
    ])
    // Applauded elsewhere, so it is asked for anew.
    const list = applaudedPostsQuery(call, username, deps)
    await queryClient.fetchInfiniteQuery({ ...list, staleTime: 0 })
    return { username, title: 'Alkışladıklarım', robots: 'noindex' as const }
  },
  head: loadedHead,
  component: MyApplause,
  pendingComponent: MyApplauseSkeleton,
  errorComponent: FailedPart,
})

function MyApplause() {
  const { username } = Route.useLoaderData()
  const address = Route.useSearch()
  const { data: categories } = useSuspenseQuery(categoriesQuery(useCall()))
  return <MyApplauseScreen {...{ username, address, categories }} />
}
