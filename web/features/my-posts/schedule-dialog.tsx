import { type FormEvent, useState } from 'react'
import { postStatus } from '../../../core/posts.ts'
import { planOf, siteTimeZone } from '../../../core/schedule.ts'
import type { Failure } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../accounts/form-parts.tsx'
import type { OwnPost } from './queries.ts'
import type { Desk } from './use-desk.ts'
import { wallClock } from './wall-clock.ts'

interface ScheduleDialogProps {
  post: OwnPost
  isOpen: boolean
  desk: Desk
}

export function ScheduleDialog({ post, isOpen, desk }: ScheduleDialogProps) {
  return (
    <Dialog
      title="Ne zaman yayımlansın?"
      text={`“${post.title}” seçtiğiniz zamanda kendiliğinden yayımlanacak.`}
      size="sm"
      open={isOpen}
      onOpenChange={(open) => !open && desk.close()}
    >
      <ScheduleForm post={post} desk={desk} />
    </Dialog>
  )
}

function ScheduleForm({ post, desk }: { post: OwnPost; desk: Desk }) {
  const plan = usePlan(post, desk)
  const { date, setDate, time, setTime, errors } = plan
  return (
    <form noValidate onSubmit={plan.onSubmit} className="flex flex-col gap-4">
      {plan.failure && <FormFailure failure={plan.failure} />}
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <DateField
          label="Tarih"
          name="date"
          value={date}
          onChange={setDate}
          earliest={plan.today}
          error={errors.date}
        />
        <Field
          label="Saat"
          name="time"
          placeholder="09:30"
          hint="Türkiye saatiyle"
          autoComplete="off"
          value={time}
          onChange={(event) => setTime(event.target.value)}
          error={errors.time}
        />
      </div>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={desk.close}>
          Vazgeç
        </Button>
        <Button type="submit" busy={plan.isBusy}>
          Planla
        </Button>
      </div>
    </form>
  )
}

type Errors = Partial<Record<'date' | 'time', string>>

/** What is being filled in, until it is a moment that the server accepts. */
function usePlan(post: OwnPost, desk: Desk) {
  const present = presentPlan(post)
  const [today] = useState(() => wallClock(new Date()).date)
  const [date, setDate] = useState(present.date)
  const [time, setTime] = useState(present.time)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)

  const show = (form: HTMLFormElement, found: Errors): void => {
    setErrors(found)
    const first = form.elements.namedItem('date' in found ? 'date' : 'time')
    if (first instanceof HTMLElement) first.focus()
  }
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const plan = planOf({ date, time, timeZone: siteTimeZone }, new Date())
    if (plan.violations)
      return show(
        form,
        Object.fromEntries(plan.violations.map((each) => [each.propertyPath, each.message])),
      )
    setErrors({})
    setFailure(null)
    setBusy(true)
    const refused = await desk.schedule(post, plan.publishTime)
    setBusy(false)
    if (refused === null) return desk.close()
    const atTime = refused.violations[0]?.message
    if (atTime === undefined) setFailure(refused)
    else show(form, { time: atTime })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) void submit(event.currentTarget)
  }
  return { today, date, setDate, time, setTime, errors, failure, isBusy, onSubmit }
}

const presentPlan = ({ status, publishTime }: OwnPost): { date: string; time: string } =>
  status === postStatus.planned && publishTime !== null
    ? wallClock(new Date(publishTime))
    : { date: '', time: '' }
