import { type ReactElement, type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import type { Result } from '../../api.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
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
  /** With the password, which is asked for after what else there is to say. */
  schema: Schema
  /** As the call names it. */
  passwordName?: string
  renderFields?: (errors: FormState['errors']) => ReactNode
  send: (values: z.input<Schema>) => Promise<Result<Answer>>
  onDone: (answer: Answer) => void
}

/** Asks for the password again before what matters; the same way everywhere. */
export function PasswordDialog<Schema extends z.ZodMiniType, Answer>(
  props: PasswordDialogProps<Schema, Answer>,
) {
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const { trigger, title, text } = props
  // What is under way cannot be called off any more.
  const change = (open: boolean) => void (isSending || setOpen(open))
  const send: typeof props.send = (values) => {
    setSending(true)
    return props.send(values).finally(() => setSending(false))
  }
  return (
    <Dialog size="sm" open={isOpen} onOpenChange={change} {...{ trigger, title, text }}>
      <PasswordForm
        {...{ ...props, send }}
        onCancel={() => change(false)}
        onClose={() => setOpen(false)}
      />
    </Dialog>
  )
}

function PasswordForm<Schema extends z.ZodMiniType, Answer>({
  confirmLabel,
  danger = false,
  schema,
  passwordName = 'currentPassword',
  renderFields,
  send,
  onDone,
  onCancel,
  onClose,
}: PasswordDialogProps<Schema, Answer> & { onCancel: () => void; onClose: () => void }) {
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
        name={passwordName}
        error={state.errors[passwordName]}
      />
      <DialogButtons
        onCancel={onCancel}
        variant={danger ? 'danger' : 'primary'}
        busy={state.isBusy}
      >
        {confirmLabel}
      </DialogButtons>
    </Form>
  )
}
