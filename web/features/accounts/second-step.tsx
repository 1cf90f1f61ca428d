import { useState } from 'react'
import type { SecondStep as Step, SignedIn } from '../../../core/contracts/accounts.ts'
import { codeForm } from '../../../core/contracts/two-factor-forms.ts'
import { secondStep } from '../../calls/two-factor.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { focus, Form, SubmitButton } from './form-parts.tsx'
import { useForm } from './use-form.ts'

interface SecondStepProps {
  step: Step
  onEnter: (begun: SignedIn) => void
  onBack: () => void
}

/** After the right password: a code from the app, or one that was kept for the day the app is lost. */
export default function SecondStep({ step, onEnter, onBack }: SecondStepProps) {
  const call = useCall()
  const [isRecovery, setRecovery] = useState(false)
  const state = useForm({
    schema: codeForm,
    send: ({ code }) => call(secondStep, { body: { challenge: step.challenge, code } }),
    onSuccess: onEnter,
  })
  const texts = isRecovery ? recoveryTexts : appTexts
  return (
    <Form state={state}>
      {/* Another field for each kind, so that nothing typed into one stays in the other. */}
      <CodeField key={texts.label} {...texts} ref={focus} error={state.errors.code} />
      <SubmitButton state={state}>Giriş yap</SubmitButton>
      <div className="-mx-3.5 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Uygulamanın kodunu kullan' : 'Kurtarma kodu kullan'}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          Başa dön
        </Button>
      </div>
    </Form>
  )
}

const appTexts = {
  label: 'Doğrulama kodu',
  hint: 'Doğrulama uygulamanızın gösterdiği altı rakam.',
}

const recoveryTexts = {
  label: 'Kurtarma kodu',
  hint: 'Sakladığınız kodlardan biri. Her kod bir kez kullanılır.',
  inputMode: 'text',
  autoComplete: 'off',
} as const
