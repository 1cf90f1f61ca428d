import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { untitled } from '../../../../core/contracts/post-forms.ts'
import { deletePost, restorePost } from '../../../calls/writing.gen.ts'
import { useCall } from '../../../api.ts'
import { refreshViewer } from '../../../viewer.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { useNotice } from '../../../ui/notice.tsx'
import { deletedNotice, deletionQuestion, restoredNotice } from '../../posts/deletion.ts'
import type { PanelProps } from './panels.tsx'

/** As on the page of one's posts, where it leads. */
export default function DeleteQuestion({ saver, snapshot, onClose }: PanelProps) {
  const call = useCall()
  const router = useRouter()
  const showNotice = useNotice()
  const restore = useRestore()
  const { postId: id, status } = snapshot.record.anchor
  const postId = id!
  const erase = async (): Promise<void> => {
    // What is brought back later should be all that was written.
    if (!(await saver.flush())) return showNotice({ kind: 'error', text: unsaved })
    const result = await call(deletePost, { params: { id: String(postId) } })
    if (!result.ok) return showNotice({ kind: 'error', text: result.message })
    saver.forget()
    void refreshViewer()
    await router.navigate({ to: '/yazilarim', search: { durum: 'taslak' } })
    return showNotice(deletedNotice(postId, () => void restore(postId)))
  }
  return (
    <ConfirmDialog
      {...deletionQuestion}
      text={deletionQuestion.text(saver.text().title.trim() || untitled, status)}
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={erase}
    />
  )
}

const unsaved = 'Son değişiklikler kaydedilemediği için yazı silinmedi.'

/** From the notice, on whatever page one is by then. */
function useRestore() {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  return async (postId: number): Promise<void> => {
    const result = await call(restorePost, { params: { id: String(postId) } })
    if (!result.ok) return showNotice({ kind: 'error', text: result.message })
    void refreshViewer()
    await queries.invalidateQueries()
    return showNotice(restoredNotice(postId))
  }
}
