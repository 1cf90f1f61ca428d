import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { loginForm } from '../../../core/contracts/account-forms.ts'
import type { SecondStep as Step, SignedIn } from '../../../core/contracts/accounts.ts'
import { mayAnybodySignUp } from '../../../core/site.ts'
import { login } from '../../calls/accounts.gen.ts'
import { useCall } from '../../api.ts'
import { connectionNotice, lazyPart } from '../../lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, PasswordField } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { FormPage } from './form-page.tsx'
import { Form, SubmitButton, textLinkClass } from './form-parts.tsx'
import { secondStepIn } from './second-step-in.ts'
import { useEnter } from './session.ts'
import { useForm } from './use-form.ts'

const SecondStep = lazyPart(() => import('./second-step.tsx'))

export function LoginScreen() {
  const enter = useEnterAgain()
  const [step, setStep] = useState<Step | null>(null)
  const back = () => setStep(null)
  if (step)
    return (
      <FormPage title="Bir adım daha" text="Girişi bir kodla tamamlayın." tile="giris">
        <SecondStep step={step} onEnter={enter} onBack={back} onMissing={back} />
      </FormPage>
    )
  return (
    <FormPage title="Yeniden hoş geldiniz" text="Kaldığınız yazıdan devam edin." tile="giris">
      <LoginForm onEnter={enter} onSecondStep={setStep} />
    </FormPage>
  )
}

/** Whoever signs in stays: a deletion that was waiting is over, and it is said. */
function useEnterAgain(): (begun: SignedIn) => void {
  const enter = useEnter()
  const showNotice = useNotice()
  return ({ user, isDeletionTakenBack }) => {
    enter(user)
    const text = 'Hesabınızı silme isteğiniz geri alındı; her şey yerinde.'
    if (isDeletionTakenBack) showNotice({ kind: 'success', text })
  }
}

interface LoginFormProps {
  onEnter: (begun: SignedIn) => void
  onSecondStep: (step: Step) => void
}

function LoginForm({ onEnter, onSecondStep }: LoginFormProps) {
  const call = useCall()
  const state = useForm({
    schema: loginForm,
    send: async (body) => secondStepIn(await call(login, { body })),
    onSuccess: (begun) => ('user' in begun ? onEnter(begun) : onSecondStep(begun)),
  })
  return (
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
      <PasskeyButton onEnter={onEnter} />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-muted">
        {mayAnybodySignUp() && (
          <p>
            Hesabınız yok mu?{' '}
            <Link to="/kayit" className={textLinkClass}>
              Kayıt olun
            </Link>
          </p>
        )}
        <Link to="/parola" className={textLinkClass}>
          Parolamı unuttum
        </Link>
      </div>
    </Form>
  )
}

function PasskeyButton({ onEnter }: Pick<LoginFormProps, 'onEnter'>) {
  const call = useCall()
  const showNotice = useNotice()
  const [isBusy, setBusy] = useState(false)
  const press = async (): Promise<void> => {
    setBusy(true)
    const part = await import('./passkey-sign-in.ts').catch(() => null)
    const result = await part?.signInWithPasskey(call)
    setBusy(false)
    if (result?.ok) onEnter(result.data)
    else showNotice(result ? { kind: 'error', text: result.message } : connectionNotice)
  }
  return (
    <Button
      variant="outline"
      size="lg"
      busy={isBusy}
      className="-mt-3 w-full noscript:hidden"
      onClick={() => void press()}
    >
      Geçiş anahtarıyla gir
    </Button>
  )
}
