import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { approvalMessages } from '../../../core/contracts/approval.ts'
import { count, formatNumber } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useViewer } from '../../viewer.ts'
import { type WaitingPost, waitingPostsQuery } from './queries.ts'
import { SendBackDialog } from './send-back-dialog.tsx'
import { useDecisions } from './use-decisions.ts'

interface Question {
  kind: 'publish' | 'sendBack'
  post: WaitingPost
}

/** What members handed in, for editors to publish or to send back; nothing for anybody else. */
export function WaitingPosts() {
  const { data: waiting, isError, refetch } = useQuery(waitingPostsQuery(useCall()))
  const [question, setQuestion] = useState<Question | null>(null)
  const section = useRef<HTMLElement>(null)
  const decisions = useDecisions(() => section.current?.focus({ preventScroll: true }))
  if (waiting === undefined && isError) return <Failed onRetry={() => void refetch()} />
  if (waiting == null) return null
  const close = () => setQuestion(null)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="onay-bekleyenler"
      className="mt-8 rounded-md border px-5 py-4"
    >
      <h2 id="onay-bekleyenler" className="text-step-1">
        Onay bekleyenler{' '}
        <span className="font-sans text-small font-normal text-faint tabular-nums">
          {formatNumber(waiting.total)}
        </span>
      </h2>
      {waiting.posts.length === 0 ? (
        <p className="mt-2 text-muted">Onayınızı bekleyen bir yazı yok.</p>
      ) : (
        <ul className="mt-2 divide-y">
          {waiting.posts.map((post) => (
            <li key={post.id}>
              <WaitingRow post={post} onAsk={(kind) => setQuestion({ kind, post })} />
            </li>
          ))}
        </ul>
      )}
      <More number={waiting.total - waiting.posts.length} />
      {question?.kind === 'sendBack' && (
        <SendBackDialog post={question.post} decisions={decisions} onClose={close} />
      )}
      <ConfirmDialog
        open={question?.kind === 'publish'}
        onOpenChange={(open) => !open && close()}
        title="Yazı yayımlansın mı?"
        text={`“${question?.post.title ?? ''}” herkese açılacak ve yazarına bildirilecek.`}
        confirmLabel="Yayımla"
        onConfirm={() => question && decisions.publish(question.post)}
      />
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <section aria-label="Onay bekleyenler" className="mt-8 rounded-md border px-5 py-4">
      <p role="alert">Onay bekleyen yazılar şu anda getirilemedi.</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
        Yeniden dene
      </Button>
    </section>
  )
}

interface RowProps {
  post: WaitingPost
  onAsk: (kind: Question['kind']) => void
}

function WaitingRow({ post, onAsk }: RowProps) {
  const isOwn = useViewer()?.username === post.author.username
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-step-0 leading-snug wrap-anywhere">
          <Title post={post} />
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-small text-muted">
          <Link
            to="/@{$username}"
            params={{ username: post.author.username }}
            className="hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
          >
            {post.author.name}
          </Link>
          <span>{post.categories.join(', ')}</span>
          <RelativeTime date={post.updatedAt} />
        </p>
      </div>
      {isOwn ? (
        <p className="text-small text-muted">{approvalMessages.ownPost}</p>
      ) : (
        <div className="flex gap-2 noscript:hidden">
          <Button size="sm" aria-label={`Yayımla: ${post.title}`} onClick={() => onAsk('publish')}>
            Yayımla
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Geri gönder: ${post.title}`}
            onClick={() => onAsk('sendBack')}
          >
            Geri gönder
          </Button>
        </div>
      )}
    </article>
  )
}

/** One handed in before such posts had an address is read on its page once it is published. */
function Title({ post }: { post: WaitingPost }) {
  if (post.slug === null) return post.title
  return (
    <Link
      to="/yazi/$slug"
      params={{ slug: post.slug }}
      className="hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
    >
      {post.title}
    </Link>
  )
}

function More({ number }: { number: number }) {
  if (number <= 0) return null
  return <p className="mt-2 text-small text-muted">{count(number, 'yazı')} daha bekliyor.</p>
}
