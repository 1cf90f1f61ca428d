import { createFileRoute, useRouter } from '@tanstack/react-router'
import { takeReturnPath } from '../features/accounts/take-return-path.ts'
import { FindFriendsScreen } from '../features/follows/find-friends-screen.tsx'
import { FriendsSkeleton } from '../features/follows/friends-frame.tsx'
import { suggestionsQuery } from '../features/follows/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadedHead } from '../head.ts'
import { page } from '../page.ts'

export const Route = createFileRoute('/arkadas-bul')({
  staticData: page({ footer: false }),
  loader: async ({ context: { queryClient, call } }) => {
    // Whoever comes again is shown whom they do not follow yet.
    await queryClient.fetchQuery({ ...suggestionsQuery(call), staleTime: 0 })
    return { title: 'Arkadaş bul', robots: 'noindex' as const }
  },
  head: loadedHead,
  component: FindFriends,
  pendingComponent: FriendsSkeleton,
  errorComponent: FailedPart,
})

function FindFriends() {
  const { history } = useRouter()
  return <FindFriendsScreen onLeave={() => history.push(takeReturnPath())} />
}
