import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { createMessenger } from '../../calls/message-writing.gen.ts'
import { type Failure, useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ConversationSkeleton } from './messages-frame.tsx'

/** Leads on to the conversation with somebody; asked for twice, it is the same one. */
export function BeginWith({ username }: { username: string }) {
  const call = useCall()
  const { data: opened, refetch } = useQuery({
    queryKey: ['messenger', 'with', username],
    queryFn: () => call(createMessenger, { body: { users: [username] } }),
    // Never on the server: it writes.
    enabled: typeof window !== 'undefined',
    gcTime: 0,
  })
  if (opened === undefined) return <ConversationSkeleton />
  if (opened.ok)
    return (
      <Navigate to="/mesajlar/$id" params={{ id: String(opened.data.id) }} search={{}} replace />
    )
  return (
    <ErrorState
      className="my-auto"
      title="Konuşma açılamadı"
      text={reasonOf(opened)}
      {...(!isForGood(opened) && { onRetry: () => void refetch() })}
    >
      <Link to="/mesajlar" className={buttonClass('quiet')}>
        Konuşmalara dön
      </Link>
    </ErrorState>
  )
}

/** Asking again gives the same answer, unless it was only too often. */
const isForGood = ({ status }: Failure): boolean => status >= 400 && status < 500 && status !== 429

/** What is wrong with the name in the address is for programs; for a person there is no such member. */
const reasonOf = ({ message, violations }: Failure): string =>
  violations.some(({ propertyPath }) => propertyPath.startsWith('users['))
    ? 'Böyle bir üye yok.'
    : message
