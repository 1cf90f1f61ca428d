import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { decisionNames } from '../../../core/moderation/decision-kinds.ts'
import type { TransparencyMonth } from '../../../core/contracts/transparency.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MonthChart } from './month-chart.tsx'
import { type Column, MonthTable } from './month-table.tsx'
import { transparencyQuery } from './queries.ts'

/** How the rules are kept, in numbers, for everybody. */
export function TransparencyScreen() {
  const { data: months } = useSuspenseQuery(transparencyQuery(useCall()))
  return (
    <div className="page-width">
      <div className="max-w-measure">
        <h1>Şeffaflık</h1>
        <p className="mt-3 text-muted">
          Bize kaç bildirim geldiğini, kaçına ne karar verdiğimizi ve ne kadar sürdüğünü ay ay
          yayımlıyoruz. Sayılar denetim kaydından kendiliğinden çıkar; kimsenin adı geçmez.
          Kurallarımız <Link {...linkTo('/kosullar')}>koşullar</Link> sayfasındadır.
        </p>
      </div>
      {months.length === 0 ? (
        <EmptyState text="Henüz bir bildirim gelmedi, bir karar da verilmedi." />
      ) : (
        <>
          <MonthChart months={months} />
          <section aria-labelledby="aylar" className="mt-14">
            <h2 id="aylar">Ay ay</h2>
            <MonthTable
              months={months}
              columns={columns}
              caption="Ay ay bildirim, karar ve itiraz"
            />
          </section>
          <section aria-labelledby="kararlar" className="mt-14">
            <h2 id="kararlar">Verilen kararlar</h2>
            <MonthTable months={months} columns={decisionColumns} caption="Ay ay kararların türü" />
          </section>
        </>
      )}
    </div>
  )
}

const linkTo = (to: '/kosullar') => ({ to, className: 'text-accent underline underline-offset-4' })

const hours = (value: number): string =>
  value < 1 ? 'bir saatten az' : `${formatNumber(value, 1)} saat`

const columns: Column[] = [
  { label: 'Bildirim', valueOf: ({ reports }) => reports },
  { label: 'Karar', valueOf: ({ decisions }) => decisions },
  { label: 'Ortanca süre', inWords: hours, valueOf: ({ medianHours }) => medianHours },
  { label: 'İtiraz', valueOf: ({ appeals }) => appeals },
  { label: 'Bozulan karar', valueOf: ({ appealsOverturned }) => appealsOverturned },
  { label: 'Askıya alınan', valueOf: ({ suspensions }) => suspensions },
  { label: 'Kapatılan hesap', valueOf: ({ closures }) => closures },
  { label: 'Onaylanan yazı', valueOf: ({ postsApproved }) => postsApproved },
  { label: 'Geri gönderilen', valueOf: ({ postsSentBack }) => postsSentBack },
]

const decisionColumns: Column[] = Object.entries(decisionNames).map(([name, label]) => ({
  label,
  valueOf: ({ decisionsBy }: TransparencyMonth) => decisionsBy[name as keyof typeof decisionNames],
}))
