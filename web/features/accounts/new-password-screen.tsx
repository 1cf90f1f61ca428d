import { Link, useRouter } from '@tanstack/react-router'
import { resetForm } from '../../../core/contracts/account-forms.ts'
import { resetEffects } from '../../../core/contracts/password-reset.ts'
import { resetPassword } from '../../calls/accounts.gen.ts'
import { useCall } from '../../api.ts'
import { refreshViewer } from '../../viewer.ts'
import { useNotice } from '../../ui/notice.tsx'
import { FormPage } from './form-page.tsx'
import { Form, SubmitButton, textLinkClass } from './form-parts.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useForm } from './use-form.ts'

export function NewPasswordScreen({ token }: { token: string }) {
  const call = useCall()
  const router = useRouter()
  const showNotice = useNotice()
  const state = useForm({
    schema: resetForm,
    send: (body) => call(resetPassword, { params: { token }, body }),
    onSuccess: () => {
      showNotice({
        kind: 'success',
        text: 'Parolanız değişti. Yeni parolanızla giriş yapabilirsiniz.',
      })
      // Whoever was signed in elsewhere as this member no longer is.
      void refreshViewer().then(() => router.navigate({ to: '/giris', replace: true }))
    },
  })
  return (
    <FormPage title="Yeni parolanız" text={`Yeni parolayla ${resetEffects}.`} tile="parola">
      <Form state={state}>
        <NewPasswordField label="Yeni parola" error={state.errors.password} />
        <SubmitButton state={state}>Parolayı değiştir</SubmitButton>
        {state.failure && (
          <p className="text-muted">
            <Link to="/parola" search={{}} className={textLinkClass}>
              Yeni bir bağlantı isteyin
            </Link>
          </p>
        )}
      </Form>
    </FormPage>
  )
}
