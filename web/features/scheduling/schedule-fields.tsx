import { useState } from 'react'
import { DateField } from '../../ui/date-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { Plan, PlanErrors } from './plan.ts'
import { offeredZones, rememberZone, wallClock, zoneLabel } from './time-zones.ts'

interface ScheduleFieldsProps {
  plan: Plan
  onChange: (plan: Plan) => void
  errors: PlanErrors
}

/** A day and an hour of the clock that the writer means; what is wrong stands at its field. */
export function ScheduleFields({ plan, onChange, errors }: ScheduleFieldsProps) {
  const zones = offeredZones()
  const [now] = useState(() => new Date())
  const choose = (timeZone: string | null): void => {
    if (timeZone === null) return
    rememberZone(timeZone)
    onChange({ ...plan, timeZone })
  }
  return (
    <div className="grid gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <DateField
        label="Tarih"
        name="date"
        value={plan.date}
        onChange={(date) => onChange({ ...plan, date })}
        earliest={wallClock(now, plan.timeZone).date}
        error={errors.date}
      />
      <Field
        label="Saat"
        name="time"
        placeholder="09:30"
        autoComplete="off"
        value={plan.time}
        onChange={(event) => onChange({ ...plan, time: event.target.value })}
        error={errors.time}
      />
      {zones.length === 1 ? (
        <p className="text-small text-muted sm:col-span-2">{zoneLabel(plan.timeZone)}</p>
      ) : (
        <Select
          className="sm:col-span-2"
          label="Saat dilimi"
          options={zones.map((zone) => ({ value: zone, label: zoneLabel(zone) }))}
          value={plan.timeZone}
          onValueChange={choose}
        />
      )}
    </div>
  )
}
