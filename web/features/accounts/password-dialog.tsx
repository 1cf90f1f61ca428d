import { type ReactElement, type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import type { Result } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { currentViewer } from '../../viewer.ts'
import { Form } from './form-parts.tsx'
import { type FormState, useForm } from './use-form.ts'

interface PasswordDialogProps<Schema extends z.ZodMiniType, Answer> {
  trigger: ReactElement
  title: string
  text: ReactNode
  confirmLabel: string
  danger?: boolean
  /** With `currentPassword`, which is asked for after what else there is to say. */
  schema: Schema
  renderFields?: (errors: FormState['errors']) => ReactNode
  send: (values: z.input<Schema>) => Promise<Result<Answer>>
  onDone: (answer: Answer) => void
}

/** Asks for the password again before what matters; the same way everywhere. */
export function PasswordDialog<Schema extends z.ZodMiniType, Answer>(
  props: PasswordDialogProps<Schema, Answer>,
) {
  const [isOpen, setOpen] = useState(false)
  const { trigger, title, text } = props
  return (
    <Dialog size="sm" open={isOpen} onOpenChange={setOpen} {...{ trigger, title, text }}>
      <PasswordForm {...props} onClose={() => setOpen(false)} />
    </Dialog>
  )
}

function PasswordForm<Schema extends z.ZodMiniType, Answer>({
  confirmLabel,
  danger = false,
  schema,
  renderFields,
  send,
  onDone,
  onClose,
}: PasswordDialogProps<Schema, Answer> & { onClose: () => void }) {
  const state = useForm({
    schema,
    send,
    onSuccess: (answer) => {
      onClose()
      onDone(answer)
    },
  })
  return (
    <Form state={state}>
      {renderFields?.(state.errors)}
      {/* Tells password managers whose password it is; without a name it is not sent. */}
      <input hidden readOnly autoComplete="username" value={currentViewer()?.username ?? ''} />
      <PasswordField
        label="Şu anki parola"
        name="currentPassword"
        error={state.errors.currentPassword}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={state.isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </Form>
  )
}
