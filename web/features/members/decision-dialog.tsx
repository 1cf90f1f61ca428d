import { type FormEvent, type ReactNode, useState } from 'react'
import type { Violation } from '../../../core/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useFieldErrors } from '../accounts/use-field-errors.ts'

interface DecisionDialogProps {
  title: string
  text: string
  /** Of the button that does it. */
  label: string
  onClose: () => void
  /** Gives what was wrong with it, field by field; nothing when it is done. */
  onSubmit: (form: HTMLFormElement) => Violation[] | Promise<Violation[]>
  children: (errorOf: (name: string) => string | null) => ReactNode
}

/** What is decided about members with a reason; it stays open with what was written until it is done. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, text, label, onClose, onSubmit, children } = props
  const [errors, showErrors] = useFieldErrors()
  const [isBusy, setBusy] = useState(false)
  const errorOf = (name: string) => errors[name] ?? null
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    const violations = await onSubmit(form)
    setBusy(false)
    showErrors(form, violations)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !isBusy && onClose()} title={title} text={text}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        {children(errorOf)}
        {errorOf('') && (
          <p role="alert" className="rounded-md bg-danger-wash px-4 py-3 text-danger">
            {errorOf('')}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
