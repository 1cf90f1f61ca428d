import { Switch } from '../../ui/switch.tsx'
import { useViewer } from '../../viewer.ts'
import type { PushState } from './browser-push.ts'
import { usePush } from './use-push.ts'

const usualHint = 'Yeni bildirimler ve mesajlar; bir mesajın ne dediği gösterilmez.'

const hints: Record<PushState, string> = {
  on: usualHint,
  off: usualHint,
  denied:
    'Tarayıcınız bu sitenin bildirimlerini engelliyor. Adres çubuğunun yanındaki simgeden site ayarlarını açıp bildirimlere izin verin.',
  unsupported: 'Bu tarayıcı anlık bildirimleri desteklemiyor; başka bir tarayıcıda açabilirsiniz.',
}

/** Whether this browser shows notifications while the site is closed. */
export function PushSettings() {
  const { query, isOn, problem, change } = usePush()
  const isWaiting = useViewer()?.isWaiting === 1
  const state = query.data
  const canChange = state === 'on' || (state === 'off' && !isWaiting)
  return (
    <section aria-labelledby="anlik-bildirimler" className="mt-12">
      <h2 id="anlik-bildirimler">Anlık bildirimler</h2>
      <p className="mt-1 text-muted">
        Site kapalıyken de tarayıcınız haber verir; oturumunuzu kapatınca biter.
      </p>
      <Switch
        label="Bu tarayıcıda bildirim göster"
        hint={
          state === 'off' && isWaiting
            ? 'E-posta adresinizi onayladıktan sonra açabilirsiniz.'
            : hints[state ?? 'off']
        }
        error={problem}
        className="mt-4 border-y py-4 noscript:hidden"
        disabled={!canChange}
        checked={isOn}
        onCheckedChange={(on) => void change(on)}
      />
    </section>
  )
}
