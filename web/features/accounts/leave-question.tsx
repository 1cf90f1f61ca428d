import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { currentViewer } from '../../viewer.ts'

interface LeaveQuestionProps {
  isUnsaved: () => boolean
  /** What becomes of the changes. */
  text: string
}

/** Before a page is left with changes that were not saved; closing the window asks too. */
export function LeaveQuestion({ isUnsaved, text }: LeaveQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    // Whoever has signed out has no page here any more.
    shouldBlockFn: () => {
      const isAsked = currentViewer() !== null && isUnsaved()
      // Whoever stays goes on at the link that they pressed.
      if (isAsked) globalThis.earlyTitle?.dispatchEvent(new Event('cancel'))
      return isAsked
    },
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title="Kaydetmeden çıkmak istediğinize emin misiniz?"
      text={text}
      confirmLabel="Yine de çık"
      cancelLabel="Kal"
      danger
      onConfirm={() => proceed?.()}
    />
  )
}
