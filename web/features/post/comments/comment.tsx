import { isDeletedMember } from '../../../../core/text/deleted-member.ts'
import { mayDeleteComment } from '../../../../core/roles.ts'
import { commentAnchor } from '../../../../core/paths.ts'
import { fullName } from '../../../../core/text/full-name.ts'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Flag } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useViewer } from '../../../viewer.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RelativeTime } from '../../../relative-time.tsx'
import { isLeftUndone } from '../../accounts/use-act.ts'
import { CommentWords } from './comment-words.tsx'
import { LikeButton } from './like-button.tsx'
import type { ReadReply } from './threads.ts'
import { isUnsent } from './use-comment-writing.ts'
import type { CommentControls } from './use-comments.ts'

const CommentMenu = lazy(() => import('./comment-menu.tsx'))
const Composer = lazy(() => import('./composer.tsx'))

/** What all comments of a page share. */
export interface CommentTools {
  controls: CommentControls
  isPostAuthor: boolean
  isClosed: boolean
  report: ((commentId: number) => void) | null
}

interface CommentProps {
  comment: ReadReply
  threadId: number
  replyCount?: number
  tools: CommentTools
}

export function Comment({ comment, threadId, replyCount = 0, tools }: CommentProps) {
  const { controls } = tools
  const [mode, setMode] = useState<'shown' | 'edited' | 'answered'>('shown')
  const article = useRef<HTMLElement>(null)
  const answerName = `yanit-${comment.id}`
  const viewerId = useViewer()?.id
  // An answer that was written before logging in is where it was left; only the browser knows of it.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (viewerId !== undefined && isLeftUndone(answerName)) setMode('answered')
  }, [viewerId, answerName])
  /** What was written in is gone then, and the focus would be with it. */
  const show = () => {
    setMode('shown')
    article.current?.focus({ preventScroll: true })
  }
  const name = fullName(comment.user)
  const answer = async (text: string) => {
    const isTaken = await controls.write(text, threadId, comment.id)
    if (isTaken) show()
    return isTaken
  }
  const rewrite = async (text: string) => {
    const isTaken = await controls.rewrite(comment.id, text)
    if (isTaken) show()
    return isTaken
  }
  return (
    <article
      ref={article}
      id={commentAnchor(comment.id)}
      aria-label={`${name}, yorum`}
      aria-busy={isUnsent(comment)}
      tabIndex={-1}
      className="scroll-mt-24 scroll-mb-24 rounded-sm target:bg-accent-wash data-target:bg-accent-wash target:shadow-[0_0_0_0.75rem_var(--color-accent-wash)] data-target:shadow-[0_0_0_0.75rem_var(--color-accent-wash)] aria-busy:opacity-60"
    >
      <Writer comment={comment} name={name} />
      {mode === 'edited' ? (
        <div className="mt-3">
          <Suspense>
            <Composer
              draftName={`duzenle-${comment.id}`}
              label="Yorumu düzenle"
              initial={comment.text}
              submitLabel="Kaydet"
              focused
              onSubmit={rewrite}
              onCancel={show}
            />
          </Suspense>
        </div>
      ) : (
        <CommentWords text={comment.text} />
      )}
      {!isUnsent(comment) && mode !== 'edited' && (
        <div className="mt-1 flex min-h-10 flex-wrap items-center gap-x-4 text-small text-muted touch:min-h-11 print:hidden">
          <LikeButton commentId={comment.id} likeCount={comment.likeCount} />
          {!tools.isClosed && (
            <button type="button" onClick={() => setMode('answered')} className={answerClass}>
              Yanıtla
            </button>
          )}
          <MemberMenu
            comment={comment}
            name={name}
            replyCount={replyCount}
            tools={tools}
            onEdit={() => setMode('edited')}
          />
        </div>
      )}
      {mode === 'answered' && (
        <div className="mt-3">
          <Suspense>
            <Composer
              draftName={answerName}
              label={`${name} adlı üyeye yanıt`}
              placeholder={`@${comment.user.username} …`}
              submitLabel="Yanıtla"
              isAnswer
              focused
              onSubmit={answer}
              onCancel={show}
            />
          </Suspense>
        </div>
      )}
    </article>
  )
}

const answerClass =
  'min-h-8 rounded-sm underline-offset-4 hover:text-ink hover:underline touch:min-h-11 touch:min-w-11'

interface MemberMenuProps extends Required<Omit<CommentProps, 'threadId'>> {
  name: string
  onEdit: () => void
}

/** For members only: it is fetched for nobody else. A visitor who reports is asked in first. */
function MemberMenu({ comment, name, replyCount, tools, onEdit }: MemberMenuProps) {
  const viewer = useViewer()
  if (viewer === undefined) return null
  if (viewer === null) return <ReportButton comment={comment} name={name} tools={tools} />
  const isOwn = viewer.username === comment.user.username
  return (
    <Suspense fallback={<IconButton icon={Ellipsis} label="Seçenekler" disabled />}>
      <CommentMenu
        commentId={comment.id}
        name={name}
        replyCount={replyCount}
        mayEdit={isOwn}
        mayDelete={mayDeleteComment({ isOwn, isPostAuthor: tools.isPostAuthor })}
        onEdit={onEdit}
        onDelete={() => tools.controls.remove(comment.id)}
        onReport={isOwn || tools.report === null ? null : () => tools.report!(comment.id)}
      />
    </Suspense>
  )
}

function ReportButton({
  comment,
  name,
  tools: { report },
}: Pick<MemberMenuProps, 'comment' | 'name' | 'tools'>) {
  if (report === null) return null
  return (
    <IconButton icon={Flag} label={`Bildir: ${name}, yorum`} onClick={() => report(comment.id)} />
  )
}

function Writer({ comment, name }: { comment: ReadReply; name: string }) {
  const { user, createdAt } = comment
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} picture={user.picture} size="md" />
      <p className="min-w-0">
        {isDeletedMember(user) ? (
          <span className="text-muted">{name}</span>
        ) : (
          <Link
            to="/@{$username}"
            params={{ username: user.username }}
            className="-my-2 inline-flex items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-4 touch:min-h-11"
          >
            {name}
          </Link>
        )}{' '}
        <RelativeTime date={createdAt} className="block text-small text-muted" />
      </p>
    </div>
  )
}
