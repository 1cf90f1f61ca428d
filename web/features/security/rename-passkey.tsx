import { useState } from 'react'
import { passkeyNameForm } from '../../../core/contracts/passkey-forms.ts'
import type { Passkey } from '../../../core/contracts/passkeys.ts'
import { renamePasskey } from '../../calls/passkeys.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'

interface RenamePasskeyProps {
  passkey: Passkey
  onDone: () => void
}

export function RenamePasskey(props: RenamePasskeyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      trigger={
        <Button variant="outline" size="sm" aria-label={`Adını değiştir: ${props.passkey.name}`}>
          Adını değiştir
        </Button>
      }
      title="Geçiş anahtarının adı"
      size="sm"
      open={isOpen}
      onOpenChange={setOpen}
    >
      <NameForm {...props} onClose={() => setOpen(false)} />
    </Dialog>
  )
}

function NameForm({ passkey, onDone, onClose }: RenamePasskeyProps & { onClose: () => void }) {
  const call = useCall()
  const state = useForm({
    schema: passkeyNameForm,
    send: (body) => call(renamePasskey, { params: { id: String(passkey.id) }, body }),
    onSuccess: () => {
      onClose()
      onDone()
    },
  })
  return (
    <Form state={state}>
      <Field
        label="Anahtarın adı"
        name="name"
        autoComplete="off"
        defaultValue={passkey.name}
        error={state.errors.name}
      />
      <DialogButtons onCancel={onClose} busy={state.isBusy}>
        Kaydet
      </DialogButtons>
    </Form>
  )
}
