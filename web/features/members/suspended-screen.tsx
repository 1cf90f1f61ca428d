import { useSuspenseQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { decisionPath } from '../../../core/paths.ts'
import { nameInMark, site } from '../../../core/site.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import { useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/logo.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { useViewer } from '../../viewer.ts'
import { useLeave } from '../accounts/session.ts'
import { ownSuspensionQuery } from './queries.ts'

const plansMissed =
  'Bu sırada zamanı geçen planlı yazılarınız kendiliğinden yayımlanmaz; yayımlamak isterseniz onları “Yazılarım”da bulursunuz.'

/** The one page of a suspended member: until when, why, and what can still be done. `children`: their own data. */
export function SuspendedScreen({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(ownSuspensionQuery(useCall()))
  if (data.suspension === null) return null
  const { until, rule, reason, hidePosts } = data.suspension
  const facts = [
    ['Ne zamana kadar', until === null ? 'Süresiz' : formatDateTime(until)],
    ...(rule === null ? [] : [['Kural', moderationRules[rule]]]),
    ['Neden', reason],
    [
      'Yazılarınız',
      hidePosts
        ? `Yazılarınız ve yorumlarınız gizlendi; askı kalkınca geri gelecek. ${plansMissed}`
        : `Yazılarınız ve yorumlarınız görünmeye devam ediyor. ${plansMissed}`,
    ],
  ] as const
  return (
    <div className="page-width">
      <div className="mx-auto max-w-measure pb-16">
        <div className="flex items-center justify-between gap-4">
          <Wordmark name={nameInMark(site.name)} className="text-step-2" />
          <LeaveButton />
        </div>
        <h1 className="mt-12">Hesabınız askıda</h1>
        <OwnUsername />
        <dl className="mt-8 border-t">
          {facts.map(([name, value]) => (
            <div
              key={name}
              className="grid gap-x-6 border-b py-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <section aria-labelledby="itiraz" className="mt-10">
          <h2 id="itiraz">İtiraz</h2>
          <p className="mt-1 text-muted">
            Bu karara katılmıyorsanız itiraz edebilirsiniz; kararı veren dışında biri yeniden bakar.
          </p>
          {data.decisionId !== null && (
            <a
              href={decisionPath(data.decisionId)}
              className={buttonClass('outline', 'md', 'mt-4')}
            >
              Kararı oku ve itiraz et
            </a>
          )}
        </section>
        <div className="mt-10">{children}</div>
      </div>
    </div>
  )
}

/** By itself: leaving changes it, and what was asked for a member is not asked for again. */
function OwnUsername() {
  const viewer = useViewer()
  return (
    <p className="mt-2 min-h-[1lh] text-muted wrap-anywhere">{viewer && `@${viewer.username}`}</p>
  )
}

function LeaveButton() {
  const leave = useLeave()
  const showNotice = useNotice()
  const [isBusy, setBusy] = useState(false)
  const press = async (): Promise<void> => {
    setBusy(true)
    await leave().catch((error: Error) => showNotice({ kind: 'error', text: error.message }))
    setBusy(false)
  }
  return (
    <Button variant="outline" size="sm" busy={isBusy} onClick={() => void press()}>
      <LogOut size={16} strokeWidth={1.75} aria-hidden />
      Çıkış yap
    </Button>
  )
}
