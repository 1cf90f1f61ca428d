import { useQueryClient } from '@tanstack/react-query'
import { passwordForm } from '../../../core/contracts/account-forms.ts'
import { useCall } from '../../api.ts'
import { updateUser } from '../../calls/accounts.gen.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { currentViewer, useViewer } from '../../viewer.ts'
import { Form } from '../accounts/form-parts.tsx'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { sessionsQuery } from '../accounts/queries.ts'
import { useForm } from '../accounts/use-form.ts'
import { LeaveSection } from './leave-section.tsx'

const formId = 'parola-formu'
const formNow = () => document.getElementById(formId) as HTMLFormElement

export function PasswordSettings() {
  const viewer = useViewer()
  const state = usePasswordForm()
  const isUnsaved = () => [...new FormData(formNow()).values()].some((value) => value !== '')
  return (
    <section aria-labelledby="parola" className="mt-12">
      <h2 id="parola">Parola</h2>
      <p className="mt-1 text-muted">
        Parolanızı değiştirince bu aygıt dışındaki bütün oturumlarınız kapanır.
      </p>
      <Form state={state} id={formId} className="mt-6 flex max-w-form flex-col gap-6">
        {/* Tells password managers whose password it is; without a name it is not sent. */}
        <input hidden readOnly autoComplete="username" value={viewer?.username ?? ''} />
        <PasswordField
          label="Şu anki parola"
          name="currentPassword"
          error={state.errors.currentPassword}
        />
        <NewPasswordField label="Yeni parola" error={state.errors.password} />
        <Button type="submit" busy={state.isBusy} className="self-start max-sm:self-stretch">
          Parolayı değiştir
        </Button>
        <LeaveSection isUnsaved={isUnsaved} />
      </Form>
    </section>
  )
}

function usePasswordForm() {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  return useForm({
    schema: passwordForm,
    send: (body) => call(updateUser, { params: { username: currentViewer()!.username }, body }),
    onSuccess: () => {
      formNow().reset()
      void queries.invalidateQueries({ queryKey: sessionsQuery(call).queryKey })
      showNotice({ kind: 'success', text: 'Parolanız değişti; öteki oturumlarınız kapatıldı.' })
    },
  })
}
