import { type ReactElement, useState } from 'react'
import { emailForm } from '../../../core/contracts/account-forms.ts'
import { resendActivation, updateUser } from '../../calls/accounts.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { currentViewer, setViewer } from '../../viewer.ts'
import { Form } from './form-parts.tsx'
import { useForm } from './use-form.ts'

/** What a member can do whose e-mail is not confirmed: ask for the mail again, or correct the address. */
export default function UnconfirmedActions() {
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      <ResendButton />
      <ChangeEmail
        trigger={
          <Button variant="quiet" size="sm">
            Adresi düzelt
          </Button>
        }
      />
    </div>
  )
}

function ResendButton() {
  const call = useCall()
  const showNotice = useNotice()
  const [isBusy, setBusy] = useState(false)
  const resend = async (): Promise<void> => {
    setBusy(true)
    const result = await call(resendActivation)
    setBusy(false)
    if (result.ok) showNotice({ kind: 'success', text: 'Onay e-postası yeniden gönderildi.' })
    else showNotice({ kind: 'error', text: result.message })
  }
  return (
    <Button variant="outline" size="sm" busy={isBusy} onClick={() => void resend()}>
      Yeniden gönder
    </Button>
  )
}

export function ChangeEmail({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      trigger={trigger}
      title="E-posta adresinizi düzeltin"
      text="Onay bağlantısını yeni adresinize göndeririz; öncekine gönderilen bağlantı geçersiz olur."
      size="sm"
      open={isOpen}
      onOpenChange={setOpen}
    >
      <EmailForm onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const call = useCall()
  const showNotice = useNotice()
  const { username, email } = currentViewer()!
  const state = useForm({
    schema: emailForm,
    send: (body) => call(updateUser, { params: { username }, body }),
    onSuccess: (user) => {
      setViewer(user)
      showNotice({ kind: 'success', text: `Onay bağlantısını ${user.email} adresine gönderdik.` })
      onDone()
    },
  })
  return (
    <Form state={state}>
      <Field
        label="E-posta"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={state.errors.email}
      />
      <DialogButtons onCancel={onDone} busy={state.isBusy}>
        Kaydet ve gönder
      </DialogButtons>
    </Form>
  )
}
