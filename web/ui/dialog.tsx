import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'

interface OpenProps {
  /** Opens the dialog; leave it out and hold `open` yourself where the cause is elsewhere. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

export interface DialogProps extends OpenProps {
  title: string
  text?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { trigger, open, onOpenChange, title, text, size = 'md', children } = props
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={classes(popupClass, widths[size])}>
          <Base.Title className={classes(titleClass, 'mb-4 pr-10')}>{title}</Base.Title>
          {text && <Base.Description className="mb-4 text-muted">{text}</Base.Description>}
          {children}
          {/* Last, so that focus begins in the content. */}
          <Base.Close render={<IconButton icon={X} label="Kapat" className={closeClass} />} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

interface DialogButtonsProps extends Omit<ButtonProps, 'type' | 'size'> {
  onCancel: () => void
}

/** How a dialog ends; without `onClick` the act sends the form around it. */
export function DialogButtons({ onCancel, className, onClick, ...act }: DialogButtonsProps) {
  return (
    <div className={classes('flex flex-wrap justify-end gap-3', className)}>
      <Button variant="outline" onClick={onCancel}>
        Vazgeç
      </Button>
      <Button {...act} type={onClick ? 'button' : 'submit'} onClick={onClick} />
    </div>
  )
}

export interface ConfirmDialogProps extends OpenProps {
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** The dialog stays, busy, until this is done; `false` keeps it open. */
  onConfirm: () => unknown
}

/** For what cannot be taken back. Focus begins on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, title, text, confirmLabel, cancelLabel = 'Vazgeç', danger = false } = props
  const { open, busy, setOpen, confirm } = useConfirm(props)
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      {trigger && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Popup className={classes(popupClass, widths.sm)}>
          <AlertDialog.Title className={titleClass}>{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">{text}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close render={<Button variant="outline">{cancelLabel}</Button>} />
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function useConfirm({ open: given, onOpenChange, onConfirm }: ConfirmDialogProps) {
  const [own, setOwn] = useState(false)
  const [busy, setBusy] = useState(false)
  const setOpen = (open: boolean) => {
    if (busy) return
    setOwn(open)
    onOpenChange?.(open)
  }
  const close = () => {
    setOwn(false)
    onOpenChange?.(false)
  }
  const confirm = () => {
    setBusy(true)
    void Promise.resolve()
      .then(onConfirm)
      .then((answer) => answer !== false && close())
      .finally(() => setBusy(false))
  }
  return { open: given ?? own, busy, setOpen, confirm }
}

const backdropClass =
  'fixed inset-0 z-40 min-h-dvh bg-backdrop transition-opacity data-starting-style:opacity-0 ' +
  'data-ending-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute'

/** A sheet from below on a phone, within reach of the thumb; in the middle elsewhere. */
const popupClass =
  'fixed inset-x-0 bottom-0 z-50 max-h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain ' +
  'rounded-t-xl border border-line bg-surface p-6 pb-8 shadow-popup outline-none ' +
  'transition-[opacity,translate] duration-200 ease-settle ' +
  'data-starting-style:translate-y-4 data-starting-style:opacity-0 ' +
  'data-ending-style:translate-y-4 data-ending-style:opacity-0 ' +
  'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100vw-3rem)] sm:rounded-lg sm:pb-6'

const titleClass = 'font-serif text-step-2 font-semibold'

const closeClass = 'absolute top-4 right-4'

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' }
