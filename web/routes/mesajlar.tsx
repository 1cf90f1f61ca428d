import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router'
import { MessagesSkeleton } from '../features/messages/messages-frame.tsx'
import { MessagesScreen } from '../features/messages/messages-screen.tsx'
import { messengersQuery } from '../features/messages/queries.ts'
import { messagesSearch } from '../features/messages/search.ts'
import { ownUsername } from '../features/my-posts/queries.ts'
import { FailedPart } from '../features/posts/failed-part.tsx'
import { loadedHead } from '../head.ts'

/** The list stays beside whichever conversation is open. No title names anybody: others may see the tab. */
export const Route = createFileRoute('/mesajlar')({
  validateSearch: messagesSearch,
  loaderDeps: ({ search: { liste } }) => ({ liste }),
  loader: async ({ context: { queryClient, call }, deps: { liste } }) => {
    // Others write here at any time, so whoever comes sees what is true now.
    const list = messengersQuery(call, liste ?? 'konusmalar')
    const loading = queryClient.fetchInfiniteQuery({ ...list, staleTime: 0 })
    const me = await ownUsername(call)
    await loading
    return { me, title: 'Mesajlar', robots: 'noindex' as const }
  },
  head: loadedHead,
  component: Messages,
  pendingComponent: MessagesSkeleton,
  errorComponent: FailedPart,
})

function Messages() {
  const { me } = Route.useLoaderData()
  const { liste, kime } = Route.useSearch()
  const open = useMatch({ from: '/mesajlar/$id', shouldThrow: false })
  const isOpen = open !== undefined || kime !== undefined
  return (
    <MessagesScreen me={me} box={liste ?? 'konusmalar'} isOpen={isOpen}>
      <Outlet />
    </MessagesScreen>
  )
}
