import { Heart } from 'lucide-react'
import { useState } from 'react'
import { likeComment, unlikeComment } from '../../../../core/comment-writing.ts'
import { count } from '../../../../core/turkish/numbers.ts'
import { useCall } from '../../../api.ts'
import { useNotice } from '../../../ui/notice.tsx'
import { useAct } from '../../accounts/use-act.ts'

interface LikeButtonProps {
  commentId: number
  likeCount: number
  /** The viewer's like, when it is known and there is one. */
  likeId: number | undefined
  onCount: (likeCount: number) => void
}

export function LikeButton({ commentId, likeCount, likeId, onCount }: LikeButtonProps) {
  const call = useCall()
  const notify = useNotice()
  /** What was pressed here; before that, what came with the page counts. */
  const [pressed, setOwn] = useState<number | null | undefined>(undefined)
  const own = pressed === undefined ? (likeId ?? null) : pressed
  const [isBusy, setBusy] = useState(false)

  const toggle = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const before = own
    setOwn(before === null ? 0 : null)
    onCount(likeCount + (before === null ? 1 : -1))
    const result =
      before === null
        ? await call(likeComment, { body: { likeComment: commentId } })
        : await call(unlikeComment, { params: { id: String(before) } })
    setBusy(false)
    if (result.ok) return setOwn(result.data?.id ?? null)
    setOwn(before)
    onCount(likeCount)
    notify({ text: result.message, kind: 'error' })
  }
  const act = useAct(
    {
      name: `begeni-${commentId}`,
      invitation: 'Yorumu beğenmek için giriş yapın.',
      offer: 'Yorumu beğen',
    },
    () => void toggle(),
  )
  return (
    <button
      type="button"
      onClick={act}
      aria-pressed={own !== null}
      aria-label={`Beğen, ${count(likeCount, 'beğeni')}`}
      className="inline-flex min-h-8 min-w-8 items-center gap-1.5 rounded-sm text-muted hover:text-ink aria-pressed:text-accent touch:min-h-11"
    >
      <Heart
        size={16}
        strokeWidth={1.75}
        fill={own === null ? 'none' : 'currentColor'}
        aria-hidden
      />
      {likeCount > 0 && <span className="tabular-nums">{likeCount}</span>}
    </button>
  )
}
