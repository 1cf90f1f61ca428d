import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { resetRequest } from '../../../core/contracts/account-forms.ts'
import { resetMinutes } from '../../../core/contracts/accounts.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { requestPasswordReset } from '../../calls/accounts.gen.ts'
import { useCall } from '../../api.ts'
import { Field } from '../../ui/field.tsx'
import { FormPage } from './form-page.tsx'
import { Form, SubmitButton, textLinkClass } from './form-parts.tsx'
import { useForm } from './use-form.ts'

export function ForgottenPasswordScreen() {
  const call = useCall()
  const [isSent, setSent] = useState(false)
  const state = useForm({
    schema: resetRequest,
    send: (body) => call(requestPasswordReset, { body }),
    onSuccess: () => setSent(true),
  })
  if (isSent) return <SentScreen />
  return (
    <FormPage
      title="Parolanızı yenileyin"
      text="Hesabınızın e-posta adresini yazın, size bir bağlantı gönderelim."
      tile="parola"
    >
      <Form state={state}>
        <Field
          label="E-posta"
          name="email"
          type="email"
          autoComplete="email"
          error={state.errors.email}
        />
        <SubmitButton state={state}>Bağlantı gönder</SubmitButton>
        <p className="text-muted">
          <Link to="/giris" className={textLinkClass}>
            Girişe dön
          </Link>
        </p>
      </Form>
    </FormPage>
  )
}

/** Says the same whether there is such an account or not. */
function SentScreen() {
  return (
    <FormPage
      title="Gelen kutunuza bakın"
      text={`Bu adresle bir hesap varsa bağlantı yola çıktı. Bağlantı ${count(resetMinutes, 'dakika')} geçerli.`}
      tile="parola"
    >
      <p className="text-muted">
        E-posta gelmediyse istenmeyen postalara da bakın.{' '}
        <Link to="/giris" className={textLinkClass}>
          Girişe dön
        </Link>
      </p>
    </FormPage>
  )
}
