import { Heart } from 'lucide-react'
import { useState } from 'react'
import { count } from '../../../../core/turkish/numbers.ts'
import { likeComment, unlikeComment } from '../../../calls.gen.ts'
import { useCall } from '../../../api.ts'
import { useNotice } from '../../../ui/notice.tsx'
import { currentViewer } from '../../../viewer.ts'
import { useAct } from '../../accounts/use-act.ts'

interface LikeButtonProps {
  commentId: number
  likeCount: number
  /** The viewer's like, when it is known and there is one. */
  likeId: number | null
}

interface Liking {
  /** 0 while it is on its way. */
  likeId: number | null
  likeCount: number
}

export function LikeButton({ commentId, likeCount, likeId }: LikeButtonProps) {
  const call = useCall()
  const notify = useNotice()
  /** What was pressed here; before that, what came with the page counts. */
  const [pressed, setPressed] = useState<Liking | null>(null)
  const [isBusy, setBusy] = useState(false)
  const shown = pressed ?? { likeId, likeCount }

  const toggle = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const isNew = shown.likeId === null
    const likes = shown.likeCount + (isNew ? 1 : -1)
    setPressed({ likeId: isNew ? 0 : null, likeCount: likes })
    const result = isNew
      ? await call(likeComment, {
          body: { likeComment: commentId, likeUser: currentViewer()!.username },
        })
      : await call(unlikeComment, { params: { id: String(shown.likeId) } })
    setBusy(false)
    if (result.ok) return setPressed({ likeId: result.data?.id ?? null, likeCount: likes })
    setPressed(shown)
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
      aria-pressed={shown.likeId !== null}
      aria-label={`Beğen, ${count(shown.likeCount, 'beğeni')}`}
      className="inline-flex min-h-8 min-w-8 items-center gap-1.5 rounded-sm text-muted hover:text-ink aria-pressed:text-accent touch:min-h-11 touch:min-w-11"
    >
      <Heart
        size={16}
        strokeWidth={1.75}
        fill={shown.likeId === null ? 'none' : 'currentColor'}
        aria-hidden
      />
      {shown.likeCount > 0 && <span className="tabular-nums">{shown.likeCount}</span>}
    </button>
  )
}
