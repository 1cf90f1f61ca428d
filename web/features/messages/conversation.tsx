import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { fullName } from '../../../core/text/full-name.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { useCall } from '../../api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { AuthorLink } from '../posts/links.tsx'
import { ConversationSkeleton } from './messages-frame.tsx'
import { MessageList } from './message-list.tsx'
import { Faces } from './messenger-row.tsx'
import { listed, othersIn, titleOf } from './names.ts'
import {
  type Box,
  messagesKey,
  messagesQuery,
  messengerQuery,
  type ShownMessage,
  type ShownMessenger,
} from './queries.ts'
import { ReplyBox } from './reply-box.tsx'
import { RequestBar } from './request-bar.tsx'
import { boxSearch } from './search.ts'
import { type Decisions, useDecisions } from './use-decisions.ts'
import { useSending } from './use-sending.ts'
import { useTypingEnds } from './use-typing-ends.ts'

const ConversationMenu = lazy(() => import('./conversation-menu.tsx'))

interface ConversationProps {
  id: string
  me: string
  box: Box
  onReport: (message: ShownMessage) => void
}

export function Conversation(props: ConversationProps) {
  const { data: messenger, isError, error, refetch } = useQuery(messengerQuery(useCall(), props.id))
  if (messenger) return <OpenConversation key={props.id} {...props} messenger={messenger} />
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  return <ConversationSkeleton />
}

function OpenConversation(props: ConversationProps & { messenger: ShownMessenger }) {
  const { id, me, box, messenger, onReport } = props
  const query = useInfiniteQuery(messagesQuery(useCall(), id))
  const messages = useMemo(
    () => query.data?.pages.flatMap((page) => page.items).toReversed() ?? [],
    [query.data],
  )
  const newest = messages.at(-1)?.id ?? 0
  const { outgoing, send, retry, drop } = useSending(id, me, messages)
  const decisions = useDecisions(id)
  const others = othersIn(messenger, me)
  useTypingEnds(messenger)
  useMissedMessages(id, newest, messenger.last?.id ?? 0)
  return (
    <>
      <Head {...{ messenger, me, box, decisions }} />
      {query.isError && !query.data ? (
        <ErrorState
          className="flex-1"
          text={query.error.message}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <MessageList
          {...{ messenger, me, messages, outgoing, onReport }}
          older={{
            has: query.hasNextPage,
            isBusy: query.isFetchingNextPage,
            hasFailed: query.isFetchNextPageError,
            load: () => void query.fetchNextPage(),
          }}
          onRetry={retry}
          onDrop={drop}
        />
      )}
      <Answer {...{ id, me, messenger, decisions }} others={others} onSend={send} />
    </>
  )
}

interface AnswerProps {
  id: string
  me: string
  messenger: ShownMessenger
  others: ShownMessenger['users']
  decisions: Decisions
  onSend: (text: string) => void
}

function Answer({ id, me, messenger, others, decisions, onSend }: AnswerProps) {
  if (!messenger.isAccepted) return <RequestBar people={others} decisions={decisions} />
  if (!messenger.isWritable)
    return <p className="border-t px-5 py-4 text-muted">Bu konuşmaya mesaj yazamazsınız.</p>
  const [other] = others
  const placeholder =
    others.length === 1 && other
      ? `${withSuffix(fullName(other), 'dative', other.nameReading)} bir mesaj yazın`
      : 'Konuşmaya bir mesaj yazın'
  return <ReplyBox id={id} draftName={`${me}-${id}`} placeholder={placeholder} onSend={onSend} />
}

interface HeadProps {
  messenger: ShownMessenger
  me: string
  box: Box
  decisions: Decisions
}

function Head({ messenger, me, box, decisions }: HeadProps) {
  const others = othersIn(messenger, me)
  const [other] = others
  return (
    <header className="flex min-h-18 items-center gap-3 border-b px-5 py-2">
      <Link
        to="/mesajlar"
        search={boxSearch(box)}
        aria-label="Konuşmalara dön"
        className={iconButtonClass('md', '-ml-2 sm:hidden')}
      >
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      </Link>
      <Faces people={others} size="md" />
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-sans text-step-0 font-semibold tracking-normal">
          {titleOf(messenger, me)}
        </h1>
        {others.length === 1 && other ? (
          <AuthorLink
            username={other.username}
            className="block truncate text-small text-muted hover:underline"
          >
            @{other.username}
          </AuthorLink>
        ) : (
          <p className="truncate text-small text-muted">Siz, {listed(others)}</p>
        )}
      </div>
      <span className="size-10 touch:size-11">
        {useHydrated() && (
          <Suspense>
            <ConversationMenu {...{ messenger, me, decisions }} />
          </Suspense>
        )}
      </span>
    </header>
  )
}

/** What came while the stream was away is known by the conversation before it stands in it. */
function useMissedMessages(id: string, newest: number, last: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (last > newest) void queries.invalidateQueries({ queryKey: messagesKey(id) })
  }, [queries, id, newest, last])
}
