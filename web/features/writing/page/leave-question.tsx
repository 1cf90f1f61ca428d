import { useBlocker } from '@tanstack/react-router'
import { currentViewer } from '../../../viewer.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import type { Saver } from '../saving/saver.ts'

/** Before the page is left with words that the server does not have; closing the window asks too. */
export function LeaveQuestion({ saver }: { saver: Saver }) {
  const { status, proceed, reset } = useBlocker({
    // Whoever has signed out has no page here any more.
    shouldBlockFn: () => currentViewer() !== null && saver.isUnsaved(),
    enableBeforeUnload: saver.isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title="Kaydetmeden çıkmak istediğinize emin misiniz?"
      text="Son değişiklikler henüz sunucuya ulaşmadı. Çıkarsanız bu aygıtta kalır ve yazıyı yeniden açtığınızda karşınıza gelir."
      confirmLabel="Yine de çık"
      cancelLabel="Kal"
      danger
      onConfirm={() => proceed?.()}
    />
  )
}
