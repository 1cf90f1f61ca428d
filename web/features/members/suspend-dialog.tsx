import { type FormEvent, useState } from 'react'
import type { Member } from '../../../core/contracts/members.ts'
import { suspensionDialogForm } from '../../../core/contracts/member-forms.ts'
import type { Violation } from '../../../core/errors.ts'
import type { ModerationRule } from '../../../core/moderation-rules.ts'
import { planOf, siteTimeZone } from '../../../core/posts/schedule.ts'
import { dayNumber, millisecondsOfDay, type Moment } from '../../../core/turkish/dates.ts'
import { violationsOf } from '../../../core/validation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { ruleOptions } from '../moderation/rule-options.ts'
import { Select } from '../../ui/select.tsx'

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

/** Nobody is suspended without a word: what is written here they read. */
export function SuspendDialog({ whom, present, onClose, onSuspend }: SuspendDialogProps) {
  const [length, setLength] = useState(present ? lengthOf(present) : 'hafta')
  const [today] = useState(() => isoDay(new Date()))
  const [date, setDate] = useState(present?.until ? isoDay(present.until) : '')
  const [rule, setRule] = useState<string | null>(present?.rule ?? null)
  const [hidePosts, setHidePosts] = useState(present?.hidePosts ?? false)
  const [violations, setViolations] = useState<Violation[]>([])
  const [isBusy, setBusy] = useState(false)
  const errorOf = (name: string) =>
    violations.find(({ propertyPath }) => propertyPath === name)?.message ?? null

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const terms = {
      until: untilOf(length, date),
      rule,
      reason: event.currentTarget.reason.value,
      hidePosts,
    }
    const checked = suspensionDialogForm.safeParse(terms)
    if (!checked.success) return setViolations(violationsOf(checked.error))
    setBusy(true)
    setViolations(await onSuspend(checked.data))
    setBusy(false)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={`${present ? 'Askıyı değiştir' : 'Askıya al'}: ${whom}`}
      text="Oturumları hemen kapanır, planladıkları yayımlanmaz, posta gitmez. Yazdıklarınızı kendisi okur ve karara itiraz edebilir."
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label="Süre"
            options={options}
            value={length}
            onValueChange={(value) => setLength(value ?? 'hafta')}
            error={length === 'tarih' ? null : errorOf('until')}
          />
          {length === 'tarih' && (
            <DateField
              label="Son gün"
              value={date}
              onChange={setDate}
              earliest={today}
              error={errorOf('until')}
            />
          )}
        </div>
        <Select
          label="Kural"
          options={ruleOptions}
          placeholder="Bir kural seçin"
          value={rule}
          onValueChange={setRule}
          error={errorOf('rule')}
        />
        <TextArea
          label="Neden"
          name="reason"
          rows={3}
          required
          defaultValue={present?.reason}
          error={errorOf('reason')}
        />
        <Checkbox
          label="Yazılarını ve yorumlarını da gizle"
          hint="Askı kalkınca olduğu gibi geri gelir."
          checked={hidePosts}
          onCheckedChange={setHidePosts}
        />
        {errorOf('') && (
          <p role="alert" className="rounded-md bg-danger-wash px-4 py-3 text-danger">
            {errorOf('')}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            {present ? 'Askıyı değiştir' : 'Askıya al'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
