import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { confirmEmailChange, undoEmailChange } from '../../calls/email-change.gen.ts'
import { type Failure, type Result, useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { refreshViewer, setViewer, useViewer } from '../../viewer.ts'
import { FormPage } from './form-page.tsx'
import { FormFailure } from './form-parts.tsx'
import { LoginLink } from './login-link.tsx'

/** A press confirms, as on the page for new members. */
export function ConfirmNewEmailScreen({ token }: { token: string }) {
  const call = useCall()
  const { answer, failure, isBusy, press } = usePress(async () => {
    const result = await call(confirmEmailChange, { body: { token } })
    if (result.ok) await refreshViewer()
    return result
  })
  if (answer) return <Confirmed />
  if (failure?.status === 422) return <Refused failure={failure} />
  return (
    <FormPage
      title="Yeni adresiniz"
      text="Bu adresin size ait olduğunu onaylayın; hesabınızın e-posta adresi bu olacak."
      tile="aktivasyon"
    >
      {failure && <FormFailure failure={failure} />}
      <Button size="lg" busy={isBusy} className="mt-4 w-full" onClick={press}>
        Yeni adresimi onayla
      </Button>
    </FormPage>
  )
}

function Confirmed() {
  const viewer = useViewer()
  return (
    <FormPage
      title="Adresiniz değişti"
      text="Bundan sonra bu adresle giriş yapabilirsiniz; e-postalarınız da buraya gelecek."
      tile="aktivasyon"
    >
      {viewer ? (
        <Link
          to="/ayarlar/{-$bolum}"
          params={{ bolum: 'hesap' }}
          className={buttonClass('primary', 'lg', 'w-full')}
        >
          Hesap ayarlarına git
        </Link>
      ) : (
        <LoginLink className={buttonClass('primary', 'lg', 'w-full')}>Giriş yap</LoginLink>
      )}
    </FormPage>
  )
}

/** For whoever reads the old address and did not want another one. */
export function UndoNewEmailScreen({ token }: { token: string }) {
  const call = useCall()
  const { answer, failure, isBusy, press } = usePress(async () => {
    const result = await call(undoEmailChange, { body: { token } })
    // Every session has ended, this one included.
    if (result.ok) setViewer(null)
    return result
  })
  if (answer) return <Undone {...answer} />
  if (failure?.status === 422) return <Refused failure={failure} />
  return (
    <FormPage
      title="Adresinizi geri alın"
      text="Hesabınız bu adrese döner, bütün oturumlar kapanır ve değişiklikten sonra eklenen giriş yolları kaldırılır."
      tile="aktivasyon"
    >
      {failure && <FormFailure failure={failure} />}
      <Button size="lg" busy={isBusy} className="mt-4 w-full" onClick={press}>
        Değişikliği geri al
      </Button>
    </FormPage>
  )
}

function Undone({ email, resetToken }: { email: string; resetToken: string }) {
  return (
    <FormPage
      title="Değişiklik geri alındı"
      text={`Hesabınızın adresi yeniden ${email}. Değişikliği isteyen kişi parolanızı biliyordu; şimdi yeni bir parola belirleyin.`}
      tile="aktivasyon"
    >
      <Link
        to="/parola"
        search={{ token: resetToken }}
        className={buttonClass('primary', 'lg', 'w-full')}
      >
        Yeni parola belirle
      </Link>
    </FormPage>
  )
}

function Refused({ failure }: { failure: Failure }) {
  return (
    <FormPage title="Bağlantı geçersiz" text={failure.message} tile="aktivasyon">
      <Link to="/" className={buttonClass('primary', 'lg', 'w-full')}>
        Ana sayfaya git
      </Link>
    </FormPage>
  )
}

function usePress<Answer>(send: () => Promise<Result<Answer>>) {
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result<Answer> | null>(null)
  const press = async (): Promise<void> => {
    setBusy(true)
    setResult(await send())
    setBusy(false)
  }
  return {
    isBusy,
    press: () => void press(),
    answer: result?.ok ? result.data : null,
    failure: result?.ok === false ? result : null,
  }
}
