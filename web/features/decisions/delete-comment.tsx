import { useQueryClient } from '@tanstack/react-query'
import type { Decision } from '../../../core/contracts/appeals.ts'
import { useCall } from '../../api.ts'
import { deleteComment } from '../../calls/comment-writing.gen.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { useViewer } from '../../viewer.ts'
import { decisionsKey } from './queries.ts'

interface DeleteCommentProps {
  decision: Decision
  onDone: () => void
}

/** A comment that was taken down is shown on no page of its own, so this is where its writer deletes it. */
export function DeleteComment({ decision: { target }, onDone }: DeleteCommentProps) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const viewer = useViewer()
  const { comment } = target
  // Suspended members may not.
  if (comment === null || viewer?.isSuspended !== false) return null
  const remove = async (): Promise<boolean> => {
    const result = await call(deleteComment, { params: { id: String(comment) } })
    showNotice(
      result.ok
        ? { kind: 'success', text: 'Yorumunuz silindi.' }
        : { kind: 'error', text: result.message },
    )
    await queries.invalidateQueries({ queryKey: decisionsKey })
    if (result.ok) onDone()
    return result.ok
  }
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" className="mt-4">
          Yorumu sil
        </Button>
      }
      title="Yorum silinsin mi?"
      text="Silinen yorum, varsa altındaki yanıtlarla birlikte gider; karar geri alınsa da geri gelmez."
      confirmLabel="Sil"
      danger
      onConfirm={remove}
    />
  )
}
