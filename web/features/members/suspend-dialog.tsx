import { useState } from 'react'
import type { Member } from '../../../core/contracts/members.ts'
import { suspensionDialogForm } from '../../../core/contracts/member-forms.ts'
import type { Violation } from '../../../core/errors.ts'
import type { ModerationRule } from '../../../core/moderation/rules.ts'
import { planOf, siteTimeZone } from '../../../core/posts/schedule.ts'
import { dayNumber, millisecondsOfDay, type Moment } from '../../../core/turkish/dates.ts'
import { violationsOf } from '../../../core/validation.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { WhyFields } from '../moderation/why-fields.tsx'

export interface Terms {
  until: string | null
  rule: ModerationRule
  reason: string
  hidePosts: boolean
}

interface SuspendDialogProps {
  /** Whom: "Ayşe Demir", or "3 üye". */
  whom: string
  /** What is changed, where somebody is suspended already. */
  present?: Suspension | null
  onClose: () => void
  /** Gives what was wrong with it, field by field; nothing when it is done. */
  onSuspend: (terms: Terms) => Promise<Violation[]>
}

const lengths: Record<string, { label: string; days: number | null }> = {
  gun: { label: '1 gün', days: 1 },
  hafta: { label: '1 hafta', days: 7 },
  ay: { label: '1 ay', days: 30 },
  tarih: { label: 'Belirli bir güne kadar', days: null },
  suresiz: { label: 'Süresiz', days: null },
}
const options = Object.entries(lengths).map(([value, { label }]) => ({ value, label }))

/** Null: for good. Nothing, where a day is still to be chosen. */
function untilOf(length: string, date: string): string | null | undefined {
  if (length === 'suresiz') return null
  const days = lengths[length]?.days
  if (days) return new Date(Date.now() + days * millisecondsOfDay).toISOString()
  return planOf({ date, time: '23:59', timeZone: siteTimeZone }, new Date()).publishTime
}

type Suspension = NonNullable<Member['suspension']>

/** Of the site's clock, as the calendar takes it. */
const isoDay = (moment: Moment): string =>
  new Date(dayNumber(moment, siteTimeZone) * millisecondsOfDay).toISOString().slice(0, 10)

const lengthOf = ({ until }: Suspension): string => (until === null ? 'suresiz' : 'tarih')

export function SuspendDialog({ whom, present, onClose, onSuspend }: SuspendDialogProps) {
  const [length, setLength] = useState(present ? lengthOf(present) : 'hafta')
  const [today] = useState(() => isoDay(new Date()))
  const [date, setDate] = useState(present?.until ? isoDay(present.until) : '')
  const [rule, setRule] = useState<string | null>(present?.rule ?? null)
  const [hidePosts, setHidePosts] = useState(present?.hidePosts ?? false)
  const submit = (form: HTMLFormElement): Violation[] | Promise<Violation[]> => {
    const reason = form.reason.value
    const terms = { until: untilOf(length, date), rule, reason, hidePosts }
    const checked = suspensionDialogForm.safeParse(terms)
    return checked.success ? onSuspend(checked.data) : violationsOf(checked.error)
  }
  return (
    <DecisionDialog
      title={`${present ? 'Askıyı değiştir' : 'Askıya al'}: ${whom}`}
      text="Oturumlar hemen kapanır, planlananlar yayımlanmaz, posta gitmez. Yazdıklarınızı askıya alınan üye okur ve karara itiraz edebilir."
      label={present ? 'Askıyı değiştir' : 'Askıya al'}
      onClose={onClose}
      onSubmit={submit}
    >
      {(errorOf) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              label="Süre"
              name={length === 'tarih' ? undefined : 'until'}
              options={options}
              value={length}
              onValueChange={(value) => setLength(value ?? 'hafta')}
              error={length === 'tarih' ? null : errorOf('until')}
            />
            {length === 'tarih' && (
              <DateField
                label="Son gün"
                name="until"
                value={date}
                onChange={setDate}
                earliest={today}
                error={errorOf('until')}
              />
            )}
          </div>
          <WhyFields rule={rule} onRule={setRule} reason={present?.reason} errorOf={errorOf} />
          <Checkbox
            label="Yazılarını ve yorumlarını da gizle"
            hint="Askı kalkınca olduğu gibi geri gelir."
            checked={hidePosts}
            onCheckedChange={setHidePosts}
          />
        </>
      )}
    </DecisionDialog>
  )
}
