import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { WholeApproval } from '../../../core/contracts/approval-queue.ts'
import { approvalMessages } from '../../../core/contracts/approval.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { useViewer } from '../../viewer.ts'
import { AuthorLink } from '../posts/links.tsx'
import { useKeys } from '../moderation/use-keys.ts'
import { Changes } from './changes.tsx'
import { DecisionBar, type Question } from './decision-bar.tsx'
import { planOf } from './plan.ts'
import { Preview } from './preview.tsx'
import { approvalQuery, queueQuery } from './queries.ts'
import { Reasons } from './reasons.tsx'
import { type NoteDraft, SendBackDialog } from './send-back-dialog.tsx'
import { TakenDown } from './taken-down.tsx'

const queueLink = {
  to: '/yonetim/{-$bolum}/{-$id}',
  params: { bolum: 'onay', id: undefined },
} as const

/** One post that waits: what it is, what changed, and the decision. */
export function WaitingPost({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(approvalQuery(useCall(), id))
  return (
    <>
      <Link
        {...queueLink}
        className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline"
      >
        <ArrowLeft size={18} aria-hidden /> Onay sırası
      </Link>
      {data === undefined && error === null && (
        <div aria-busy className="mt-6">
          <SkeletonText lines={8} />
        </div>
      )}
      {data === undefined && error !== null && (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
      {data === null && (
        <EmptyState text={approvalMessages.notWaiting}>
          <Link {...queueLink} className={buttonClass('outline')}>
            Sıradakilere dön
          </Link>
        </EmptyState>
      )}
      {data != null && <Deciding key={data.id} waiting={data} />}
    </>
  )
}

/** A changed text is read anew; the note that was begun about it stays. */
function Deciding({ waiting }: { waiting: WholeApproval }) {
  const [isSendingBack, setSendingBack] = useState(false)
  const [draft, setDraft] = useState<NoteDraft>({ rule: '', reason: '' })
  const neighbours = useNeighbours(waiting.id)
  const close = () => setSendingBack(false)
  return (
    <>
      <Reading
        key={waiting.post.version}
        {...{ waiting, neighbours }}
        onSendBack={() => setSendingBack(true)}
      />
      {isSendingBack && (
        <SendBackDialog
          {...{ waiting, draft, setDraft }}
          onClose={close}
          onGone={() => {
            close()
            neighbours.leave()
          }}
        />
      )}
    </>
  )
}

interface ReadingProps {
  waiting: WholeApproval
  neighbours: ReturnType<typeof useNeighbours>
  onSendBack: () => void
}

function Reading({ waiting, neighbours, onSendBack }: ReadingProps) {
  const { post, before, excerpt } = waiting
  const { leave, next, previous } = neighbours
  const [tab, setTab] = useState(before === null ? 'onizleme' : 'degisiklikler')
  const [question, setQuestion] = useState<Question | null>(null)
  const isOwn = useViewer()?.username === post.user.username
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever comes by a key reads on from here; whoever is writing a note goes on with it.
    if (!document.activeElement?.closest('[role=dialog]'))
      heading.current?.focus({ preventScroll: true })
  }, [])
  const ask = (kind: Question) => (isOwn ? null : () => setQuestion(kind))
  useKeys({
    y: ask('publish'),
    g: ask('trust'),
    n: isOwn ? null : onSendBack,
    f: before && (() => setTab(tab === 'onizleme' ? 'degisiklikler' : 'onizleme')),
    j: next,
    k: previous,
  })
  const tabs = [
    { value: 'onizleme', label: 'Önizleme' },
    ...(before === null ? [] : [{ value: 'degisiklikler', label: 'Değişiklikler' }]),
  ]
  return (
    <section aria-labelledby="bekleyen-yazi">
      <Head waiting={waiting} heading={heading} />
      <Tabs label="Yazı" tabs={tabs} value={tab} onValueChange={setTab} className="mt-6">
        <TabPanel value="onizleme">
          <Preview post={post} />
        </TabPanel>
        {before !== null && (
          <TabPanel value="degisiklikler">
            <Changes {...{ before, post, excerpt }} />
          </TabPanel>
        )}
      </Tabs>
      <DecisionBar
        {...{ waiting, isOwn, question, setQuestion, onSendBack }}
        onGone={() => {
          setQuestion(null)
          leave()
        }}
      />
    </section>
  )
}

interface HeadProps {
  waiting: WholeApproval
  heading: React.RefObject<HTMLHeadingElement | null>
}

function Head({ waiting, heading }: HeadProps) {
  const { post, since, note, takenDown } = waiting
  const plan = planOf(post)
  return (
    <>
      <h2
        id="bekleyen-yazi"
        ref={heading}
        tabIndex={-1}
        className="mt-4 wrap-anywhere outline-none"
      >
        {post.title}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-small text-muted">
        <AuthorLink
          username={post.user.username}
          className="hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
        >
          {fullName(post.user)}
        </AuthorLink>
        <span>{post.categories.map(({ name }) => name).join(', ')}</span>
        <span>
          Bekliyor: <RelativeTime date={since} />
        </span>
        {plan !== null && <span>Planlanan yayın zamanı: {plan}</span>}
      </p>
      <Reasons {...waiting} className="mt-3" />
      {takenDown !== null && <TakenDown {...takenDown} />}
      {note !== null && (
        <div className="mt-4 rounded-md bg-wash px-4 py-3">
          <p className="font-semibold">
            Son not{note.rule !== null && <span className="font-normal"> · {note.rule}</span>}
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{note.reason}</p>
          <p className="mt-3 font-semibold">Yazarın yanıtı</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">
            {note.answer ?? <span className="text-muted">Yanıt yazmadan yeniden gönderdi.</span>}
          </p>
        </div>
      )}
    </>
  )
}

/** What stands before and after it in the queue; after a decision the next one comes. */
function useNeighbours(id: number) {
  const { data } = useQuery(queueQuery(useCall()))
  const navigate = useNavigate()
  const ids = data?.waiting.map((each) => each.id) ?? []
  const at = ids.indexOf(id)
  const show = (other: number | undefined) =>
    other === undefined
      ? null
      : () => void navigate({ ...queueLink, params: { bolum: 'onay', id: String(other) } })
  const next = show(at === -1 ? ids[0] : ids[at + 1])
  const previous = show(ids[at - 1])
  return { next, previous, leave: next ?? previous ?? (() => void navigate(queueLink)) }
}
