import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { MailKind } from '../../../core/contracts/mails.ts'
import { type Failure, useCall } from '../../api.ts'
import { unsubscribe } from '../../calls/mails.gen.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
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
  if (token === '' || failure?.status === 404) return <UnknownLink message={failure?.message} />
  return (
    <FormPage
      title="E-postaları kapatın"
      text="Bu türden e-postaları artık almazsınız; bildirimleriniz sitede görünmeyi sürdürür."
      tile="abonelik"
    >
      {failure && <FormFailure failure={failure} />}
      <Button size="lg" busy={isBusy} className="mt-4 w-full" onClick={() => void stop()}>
        Bu e-postaları kapat
      </Button>
    </FormPage>
  )
}

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
  <Link to="/ayarlar" className={buttonClass('primary', 'lg', 'w-full')}>
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
