import { codeForm } from '../../../core/contracts/two-factor-forms.ts'
import { turnTwoFactorOn } from '../../calls/two-factor.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { CodeField } from '../accounts/code-field.tsx'
import { focus, Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { QrCode } from './qr-code.tsx'

export interface NewSecret {
  secret: string
  uri: string
}

interface TwoFactorSetUpProps {
  secret: NewSecret
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** The app reads the secret, and proves with a code that it did. */
export function TwoFactorSetUp({ secret, onDone, onCancel }: TwoFactorSetUpProps) {
  const call = useCall()
  const showNotice = useNotice()
  const state = useForm({
    schema: codeForm,
    send: (body) => call(turnTwoFactorOn, { body }),
    onSuccess: ({ recoveryCodes }) => {
      showNotice({ kind: 'success', text: 'İki adımlı doğrulama açıldı.' })
      onDone(recoveryCodes)
    },
  })
  return (
    <div className="mt-6 flex flex-col gap-6 rounded-md border p-5 sm:flex-row">
      <QrCode text={secret.uri} label="Doğrulama uygulaması için karekod" />
      <div className="min-w-0 flex-1">
        <p>
          Doğrulama uygulamanızla karekodu okutun. Okutamıyorsanız bu anahtarı uygulamaya yazın:
        </p>
        <p className="mt-2 font-mono break-all select-all">{spaced(secret.secret)}</p>
        <Form state={state} className="mt-5 flex flex-col gap-5">
          <CodeField
            hint="Uygulamanın şimdi gösterdiği altı rakam."
            ref={focus}
            error={state.errors.code}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={state.isBusy}>
              Doğrula ve aç
            </Button>
            <Button variant="outline" onClick={onCancel}>
              Vazgeç
            </Button>
          </div>
        </Form>
      </div>
    </div>
  )
}

const spaced = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')
