import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '../../../core/contracts/users.ts'
import { site } from '../../../core/site.ts'
import { activate } from '../../calls/accounts.gen.ts'
import { type Failure, useCall } from '../../api.ts'
import { refreshViewer, useViewer } from '../../viewer.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { FormPage } from './form-page.tsx'
import { FormFailure } from './form-parts.tsx'
import { LoginLink } from './login-link.tsx'

/**
 * A press confirms, not the opening of the link: mail programs open links by themselves to look
 * for harm.
 */
export function ActivationScreen({ token }: { token: string }) {
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [user, setUser] = useState<User | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    const result = await call(activate, { body: { token } })
    if (result.ok) await refreshViewer()
    setBusy(false)
    if (result.ok) setUser(result.data.user)
    else setFailure(result)
  }
  if (user) return <Confirmed user={user} />
  if (failure?.status === 422 || token === '') return <Spent message={failure?.message} />
  return (
    <FormPage
      title="Bir adım kaldı"
      text="E-posta adresinizin size ait olduğunu onaylayın."
      tile="aktivasyon"
    >
      {failure && <FormFailure failure={failure} />}
      <Button size="lg" busy={isBusy} className="mt-4 w-full" onClick={() => void confirm()}>
        E-postamı onayla
      </Button>
    </FormPage>
  )
}

function Confirmed({ user }: { user: User }) {
  const viewer = useViewer()
  return (
    <FormPage
      title={`Teşekkürler, ${user.firstName}`}
      text="E-posta adresiniz onaylandı. Artık yazabilir, yorum yapabilir ve alkışlayabilirsiniz."
      tile="aktivasyon"
    >
      {viewer?.roles.includes('admin') && site.isNew ? (
        <Link
          to="/yonetim/{-$bolum}/{-$id}"
          params={{ bolum: 'baslangic', id: undefined }}
          className={buttonClass('primary', 'lg', 'w-full')}
        >
          Siteyi kurmaya başlayın
        </Link>
      ) : viewer ? (
        <>
          <Link to="/arkadas-bul" className={buttonClass('primary', 'lg', 'w-full')}>
            Takip edecek kişiler bul
          </Link>
          <Link to="/" className={buttonClass('quiet', 'lg', 'mt-3 w-full')}>
            Ana sayfaya git
          </Link>
        </>
      ) : (
        <LoginLink className={buttonClass('primary', 'lg', 'w-full')}>Giriş yap</LoginLink>
      )}
    </FormPage>
  )
}

function AlreadyConfirmed() {
  return (
    <FormPage
      title="Adresiniz onaylı"
      text="E-posta adresinizi daha önce onaylamışsınız; yapmanız gereken bir şey yok."
      tile="aktivasyon"
    >
      <Link to="/" className={buttonClass('primary', 'lg', 'w-full')}>
        Ana sayfaya git
      </Link>
    </FormPage>
  )
}

function Spent({ message }: { message: string | undefined }) {
  const viewer = useViewer()
  if (viewer?.isEmailConfirmed) return <AlreadyConfirmed />
  return (
    <FormPage
      title="Bağlantı geçersiz"
      text={message ?? 'Bağlantının tamamını kopyaladığınızdan emin olun.'}
      tile="aktivasyon"
    >
      {/* Who reads this is known to the style sheet before it is known here. */}
      <p className="hidden viewer-waiting:block">
        Yukarıdaki “Yeniden gönder” düğmesiyle yeni bir bağlantı isteyebilirsiniz.
      </p>
      <LoginLink className={buttonClass('primary', 'lg', 'w-full viewer-member:hidden')}>
        Giriş yapıp yeni bağlantı iste
      </LoginLink>
    </FormPage>
  )
}
