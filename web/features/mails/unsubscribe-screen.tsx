import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { MailKind } from '../../../core/contracts/mails.ts'
import { type Failure, useCall } from '../../api.ts'
import { unsubscribe } from '../../calls/mails.gen.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { unbroken } from '../../ui/unbroken.tsx'
import { refreshViewer } from '../../viewer.ts'
import { FormPage } from '../accounts/form-page.tsx'
import { FormFailure } from '../accounts/form-parts.tsx'

const names: Record<MailKind, string> = {
  newPost: 'Takip ettiklerinizin yeni yazılarını',
  newFollower: 'Yeni takipçilerinizi',
  newLike: 'Alkışları ve beğenileri',
  newComment: 'Yorumları ve yanıtları',
  newMessage: 'Yeni mesajları',
  digest: 'Haftanın çok okunanlarını',
}

/** A link holds a key and what it is for: `<key>.newPost`. Whether the key is right the press will show. */
function kindIn(token: string): MailKind | null {
  const kind = token.split('.').at(-1)!
  return token.includes('.') && Object.hasOwn(names, kind) ? (kind as MailKind) : null
}

/** A press stops the mails, not the opening of the link: mail programs open links by themselves. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [stopped, setStopped] = useState<MailKind | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const stop = async (): Promise<void> => {
    setBusy(true)
    const result = await call(unsubscribe, { query: { token } })
    if (result.ok) await refreshViewer()
    setBusy(false)
    if (result.ok) setStopped(result.data.kind)
    else setFailure(result)
  }
  if (stopped !== null) return <Stopped kind={stopped} />
  const kind = kindIn(token)
  if (kind === null || failure?.status === 404) return <UnknownLink message={failure?.message} />
  return (
    <FormPage
      title="E-postaları kapatın"
      text={`${names[kind]} artık e-postayla bildirmeyelim mi? Sitede görünmeyi sürdürürler.`}
      tile="abonelik"
    >
      {failure && <FormFailure failure={failure} />}
      <Button
        size="lg"
        busy={isBusy}
        className="mt-4 w-full noscript:hidden"
        onClick={() => void stop()}
      >
        Bu e-postaları kapat
      </Button>
      <WithoutScripts />
    </FormPage>
  )
}

/** The answer of the call is for programs, so a plain form would end on it. */
const WithoutScripts = () => (
  <p className="hidden noscript:block">
    {unbroken(
      'Tarayıcınızda JavaScript kapalı olduğu için buradan kapatılamıyor. E-posta programınızdaki “Aboneliği iptal et” düğmesi aynı işi görür.',
    )}
  </p>
)

const UnknownLink = ({ message }: { message: string | undefined }) => (
  <FormPage
    title="Bağlantı geçersiz"
    text={message ?? 'Bağlantının tamamını kopyaladığınızdan emin olun.'}
    tile="abonelik"
  >
    <SettingsLink />
  </FormPage>
)

const SettingsLink = () => (
  <Link
    to="/ayarlar/{-$bolum}"
    params={{ bolum: 'bildirimler' }}
    className={buttonClass('primary', 'lg', 'w-full')}
  >
    Ayarlarıma git
  </Link>
)

const Stopped = ({ kind }: { kind: MailKind }) => (
  <FormPage
    title="Kapatıldı"
    text={`${names[kind]} artık e-postayla bildirmeyeceğiz. Fikrinizi değiştirirseniz ayarlarınızdan yeniden açabilirsiniz.`}
    tile="abonelik"
  >
    <SettingsLink />
    <Link to="/" className={buttonClass('quiet', 'lg', 'mt-3 w-full')}>
      Ana sayfaya git
    </Link>
  </FormPage>
)
