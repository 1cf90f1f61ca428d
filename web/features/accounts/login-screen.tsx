import { Link } from '@tanstack/react-router'
import { loginForm } from '../../../core/contracts/account-forms.ts'
import { login } from '../../calls/accounts.gen.ts'
import { useCall } from '../../api.ts'
import { Field, PasswordField } from '../../ui/field.tsx'
import { FormPage } from './form-page.tsx'
import { Form, SubmitButton, textLinkClass } from './form-parts.tsx'
import { useEnter } from './session.ts'
import { useForm } from './use-form.ts'

export function LoginScreen() {
  const call = useCall()
  const enter = useEnter()
  const state = useForm({
    schema: loginForm,
    send: (body) => call(login, { body }),
    onSuccess: ({ user }) => enter(user),
  })
  return (
    <FormPage title="Yeniden hoş geldiniz" text="Kaldığınız yazıdan devam edin." tile="giris">
      <Form state={state}>
        <Field
          label="Kullanıcı adı veya e-posta"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={state.errors.username}
        />
        <PasswordField label="Parola" name="password" error={state.errors.password} />
        <SubmitButton state={state}>Giriş yap</SubmitButton>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-muted">
          <p>
            Hesabınız yok mu?{' '}
            <Link to="/kayit" className={textLinkClass}>
              Kayıt olun
            </Link>
          </p>
          <Link to="/parola" className={textLinkClass}>
            Parolamı unuttum
          </Link>
        </div>
      </Form>
    </FormPage>
  )
}
