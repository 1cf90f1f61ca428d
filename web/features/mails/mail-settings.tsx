import { useState } from 'react'
import { mailKinds } from '../../../core/contracts/mails.ts'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { useCall } from '../../api.ts'
import { updateUserInformation } from '../../calls/mails.gen.ts'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { unbroken } from '../../ui/unbroken.tsx'
import { currentViewer, setViewer, useViewer } from '../../viewer.ts'

const choices = [
  ['emailNewPost', mailKinds.newPost.name, 'Takip ettiğim bir yazar yeni bir yazı yayımladığında'],
  ['emailNewFollower', mailKinds.newFollower.name, 'Biri beni takip etmeye başladığında'],
  ['emailNewLike', mailKinds.newLike.name, 'Yazım alkışlandığında ya da yorumum beğenildiğinde'],
  [
    'emailNewComment',
    mailKinds.newComment.name,
    'Yazıma yorum, yorumuma yanıt geldiğinde ya da benden söz edildiğinde',
  ],
  ['emailNewMessage', mailKinds.newMessage.name, 'Biri bana yazdığında'],
  ['emailDigest', mailKinds.digest.name, 'Haftanın en çok okunan yazıları, pazar sabahları'],
] as const

type Preferences = Partial<Pick<CurrentUser['userInformation'], (typeof choices)[number][0]>> & {
  emailRefusedAt?: null
}

/** `done`: what is said when it is kept. */
type Change = (changes: Preferences, done?: string) => Promise<void>

/** Which mails a member gets; every switch takes effect at once. */
export function MailSettings() {
  const viewer = useViewer()
  const change = useChange()
  return (
    <section aria-labelledby="e-posta-bildirimleri" className="mt-12">
      <h2 id="e-posta-bildirimleri">E-posta bildirimleri</h2>
      <p className="mt-1 text-muted">
        {unbroken(
          'Siz yokken olanları e-postayla bildiririz; aynı türden en çok saatte bir e-posta gelir.',
        )}
      </p>
      {viewer?.userInformation.emailRefusedAt && (
        <RefusedAddress viewer={viewer} onRetry={change} />
      )}
      <div className="mt-4 divide-y border-y noscript:hidden">
        {choices.map(([name, label, hint]) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            className="py-4"
            disabled={!viewer}
            checked={viewer?.userInformation[name] ?? false}
            onCheckedChange={(isOn) => void change({ [name]: isOn })}
          />
        ))}
      </div>
    </section>
  )
}

interface RefusedAddressProps {
  viewer: CurrentUser
  onRetry: Change
}

function RefusedAddress({ viewer: { email, isWaiting }, onRetry }: RefusedAddressProps) {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry({ emailRefusedAt: null }, 'E-postalar yeniden deneniyor.')
    setBusy(false)
  }
  return (
    <div role="status" className="mt-4 rounded-lg bg-wash p-4">
      <p className="wrap-anywhere">
        <strong className="font-semibold">{email}</strong>{' '}
        {unbroken(
          'adresinin sunucusu böyle bir posta kutusu olmadığını söyledi; bu yüzden oraya e-posta göndermiyoruz.',
        )}{' '}
        {isWaiting === 1
          ? 'Adresi yukarıdan düzeltebilir ya da yeniden deneyebilirsiniz.'
          : 'Posta kutunuz şimdi çalışıyorsa yeniden deneyebilirsiniz.'}
      </p>
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        className="mt-3"
        onClick={() => void retry()}
      >
        Yeniden dene
      </Button>
    </div>
  )
}

/** Shown at once; what the server refuses is taken back and said. */
function useChange(): Change {
  const call = useCall()
  const showNotice = useNotice()
  return async (changes, done = 'Tercihiniz kaydedildi.') => {
    const before = currentViewer()
    if (before === null) return
    const { userInformation } = before
    setInformation({ ...userInformation, ...changes })
    const params = { id: String(userInformation.id) }
    const result = await call(updateUserInformation, { params, body: changes })
    setInformation(result.ok ? result.data : userInformation)
    showNotice(
      result.ok
        ? { text: done, kind: 'success', about: 'mails' }
        : { text: result.message, kind: 'error', about: 'mails' },
    )
  }
}

function setInformation(userInformation: CurrentUser['userInformation']): void {
  const viewer = currentViewer()
  if (viewer !== null) setViewer({ ...viewer, userInformation })
}
