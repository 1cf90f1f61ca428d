import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { createMessenger } from '../../calls/message-writing.gen.ts'
import { answerOf, useCall } from '../../api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ConversationSkeleton } from './messages-frame.tsx'

/** Leads on to the conversation with somebody; asked for twice, it is the same one. */
export function BeginWith({ username }: { username: string }) {
  const call = useCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['messenger', 'with', username],
    queryFn: async () => answerOf(await call(createMessenger, { body: { users: [username] } })).id,
    // Never on the server: it writes.
    enabled: typeof window !== 'undefined',
    gcTime: 0,
  })
  if (data !== undefined)
    return <Navigate to="/mesajlar/$id" params={{ id: String(data) }} search={{}} replace />
  if (error !== null)
    return (
      <ErrorState
        className="my-auto"
        title="Konuşma açılamadı"
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  return <ConversationSkeleton />
}
