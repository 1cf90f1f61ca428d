import { Heart } from 'lucide-react'
import { count } from '../../../../core/turkish/numbers.ts'
import { likeComment, unlikeComment } from '../../../calls/comment-writing.gen.ts'
import { isMissing, type MakeCall, useCall } from '../../../api.ts'
import { type OptimisticWrite, useOptimisticWrite, useShown } from '../../../optimistic.ts'
import { currentViewer } from '../../../viewer.ts'
import { type ShownLike, viewerFacts } from '../../../viewer-facts.ts'
import { useAct } from '../../accounts/use-act.ts'

interface LikeButtonProps {
  commentId: number
  likeCount: number
}

export function LikeButton({ commentId, likeCount }: LikeButtonProps) {
  const call = useCall()
  const write = useOptimisticWrite()
  const given: ShownLike = { likeCount, likeId: null }
  const shown = useShown(viewerFacts.commentLike(commentId), given)
  const isLiked = shown.likeId !== null
  const act = useAct(
    {
      name: `begeni-${commentId}`,
      invitation: 'Yorumu beğenmek için giriş yapın.',
      offer: 'Yorumu beğen',
    },
    () => void write(likeWrite(call, commentId, given), () => !isLiked),
  )
  return (
    <button
      type="button"
      onClick={() => act()}
      aria-pressed={isLiked}
      aria-label={`Beğen, ${count(shown.likeCount, 'beğeni')}`}
      className="inline-flex min-h-8 min-w-8 items-center gap-1.5 rounded-sm text-muted hover:text-ink aria-pressed:text-accent touch:min-h-11 touch:min-w-11"
    >
      <Heart size={16} strokeWidth={1.75} fill={isLiked ? 'currentColor' : 'none'} aria-hidden />
      {shown.likeCount > 0 && <span className="tabular-nums">{shown.likeCount}</span>}
    </button>
  )
}

const likeWrite = (
  call: MakeCall,
  commentId: number,
  given: ShownLike,
): OptimisticWrite<ShownLike, boolean> => ({
  queryKey: viewerFacts.commentLike(commentId),
  given,
  wantedIn: ({ likeId }) => likeId !== null,
  show: ({ likeCount }, wanted) => withLike(likeCount, wanted ? 0 : null),
  send: async (wanted, { likeCount, likeId }) => {
    if (wanted) {
      const body = { likeComment: commentId, likeUser: currentViewer()?.username ?? '' }
      const liked = await call(likeComment, { body })
      return liked.ok ? { ...liked, data: withLike(likeCount, liked.data.id) } : liked
    }
    const gone = await call(unlikeComment, { params: { id: String(likeId) } })
    // A 404 means that the like is gone already, as wanted.
    return gone.ok || isMissing(gone)
      ? { ok: true, status: 204, data: withLike(likeCount, null) }
      : gone
  },
})

const withLike = (likeCount: number, likeId: number | null): ShownLike => ({
  likeCount: likeCount + (likeId === null ? -1 : 1),
  likeId,
})
