import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './icon-button.tsx'

export interface WideDialogProps {
  title: string
  text?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Stays in sight below what scrolls. */
  foot?: ReactNode
  /** Where to begin, when not at the first thing that can be pressed. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** For what needs the width of the window: forms with previews, two texts beside each other. */
export function WideDialog(props: WideDialogProps) {
  const { title, text, open, onOpenChange, foot, initialFocus, children } = props
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-backdrop transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={initialFocus}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-dvh w-full max-w-6xl flex-col border border-line bg-surface shadow-popup outline-none transition-[opacity,translate] duration-200 ease-settle data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100vw-3rem)] sm:rounded-lg"
        >
          <div className="border-b py-5 pr-16 pl-6">
            <Dialog.Title className="font-serif text-step-2 font-semibold">{title}</Dialog.Title>
            {text && <Dialog.Description className="mt-1 text-muted">{text}</Dialog.Description>}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-6">{children}</div>
          {foot && (
            <div className="flex flex-wrap items-center justify-end gap-3 border-t px-6 py-4">
              {foot}
            </div>
          )}
          {/* Last, so that focus begins in the content. */}
          <Dialog.Close
            render={<IconButton icon={X} label="Kapat" className="absolute top-4 right-4" />}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
