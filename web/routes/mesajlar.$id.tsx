import { createFileRoute, notFound, useLoaderData } from '@tanstack/react-router'
import { Conversation } from '../features/messages/conversation.tsx'
import { FailedConversation } from '../features/messages/failed-conversation.tsx'
import { messagesQuery, messengerQuery } from '../features/messages/queries.ts'
import { useReport } from '../features/reports/use-report.tsx'
import { page } from '../page.ts'

export const Route = createFileRoute('/mesajlar/$id')({
  staticData: page({ footer: false, topSpacing: false }),
  loader: async ({ context: { queryClient, call }, params: { id } }) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
    const fresh = { staleTime: 0 }
    const messenger = queryClient.fetchQuery({ ...messengerQuery(call, id), ...fresh })
    const messages = queryClient.fetchInfiniteQuery({ ...messagesQuery(call, id), ...fresh })
    // Nothing may still be on its way when the page fails.
    await Promise.allSettled([messenger, messages])
    await messenger
    await messages
  },
  component: OpenConversation,
  errorComponent: FailedConversation,
})

function OpenConversation() {
  const { id } = Route.useParams()
  const { liste } = Route.useSearch()
  const { me } = useLoaderData({ from: '/mesajlar' })
  const { report, dialog } = useReport()
  return (
    <>
      <Conversation
        id={id}
        me={me}
        box={liste ?? 'konusmalar'}
        onReport={(message) => report('message', message.id, message.text)}
      />
      {dialog}
    </>
  )
}
