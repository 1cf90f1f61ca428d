import { getPost } from '../../../calls/posts.gen.ts'
import { discardPostEdit } from '../../../calls/writing.gen.ts'
import { useCall } from '../../../api.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { useNotice } from '../../../ui/notice.tsx'
import type { PanelProps } from './panels.tsx'
import { copyOfPost } from '../saving/server-copy.ts'

/** Back to what readers see. */
export default function DiscardQuestion({ saver, snapshot, onClose }: PanelProps) {
  const call = useCall()
  const showNotice = useNotice()
  const id = String(snapshot.record.anchor.postId)
  const discard = async (): Promise<void> => {
    await saver.flush()
    const result = await call(discardPostEdit, { params: { id } })
    if (!result.ok) return showNotice({ kind: 'error', text: result.message })
    const post = await call(getPost, { params: { id } })
    if (post.ok) saver.adopt(copyOfPost(post.data))
    showNotice({ kind: 'success', text: 'Yayımlanmamış değişiklikler atıldı.' })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Değişiklikler atılsın mı?"
      text="Henüz yayımlamadığınız değişiklikler silinecek; yazı yayındaki hâline dönecek."
      confirmLabel="Değişiklikleri at"
      danger
      onConfirm={discard}
    />
  )
}
