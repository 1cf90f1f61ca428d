import { Popover } from '@base-ui/react/popover'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type ChevronProps, type ClassNames, DayPicker } from 'react-day-picker'
import { tr } from 'react-day-picker/locale/tr'
import { formatDateWithDay } from '../../core/turkish/day-words.ts'
import { classes } from './classes.ts'
import { controlClass, FieldFrame, useFieldIds, wiring } from './field.tsx'

export interface DateFieldProps {
  label: string
  hint?: ReactNode
  error?: string | null
  name?: string
  /** `2026-11-15`, or nothing yet. */
  value: string
  onChange: (value: string) => void
  /** The first day that can be chosen. */
  earliest?: string
  className?: string
}

/** A day of the calendar, chosen from a month's page; arrows, Page Up and Page Down walk in it. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, name, value, onChange, earliest, className } = props
  const ids = useFieldIds()
  const [isOpen, setOpen] = useState(false)
  const choose = (day: Date | undefined): void => {
    if (day !== undefined) onChange(textOf(day))
    setOpen(false)
  }
  return (
    <FieldFrame {...{ ids, label, hint, error, className }}>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          {...wiring(ids, hint, error)}
          name={name}
          aria-labelledby={`${ids.label} ${ids.control}`}
          className={classes(
            controlClass,
            'flex h-12 items-center justify-between gap-3 text-left',
          )}
        >
          <span className={classes('truncate', value === '' && 'text-faint')}>
            {value === '' ? 'Gün seçin' : formatDateWithDay(`${value}T00:00:00Z`, 'UTC')}
          </span>
          <CalendarDays size={18} strokeWidth={1.75} className="text-muted" aria-hidden />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner align="start" sideOffset={4} className="z-50 outline-none">
            <Popover.Popup
              aria-label={label}
              className="rounded-lg border border-line bg-surface p-3 shadow-popup outline-none"
            >
              <DayPicker
                mode="single"
                locale={tr}
                selected={dayOf(value)}
                defaultMonth={dayOf(value) ?? dayOf(earliest)}
                startMonth={dayOf(earliest)}
                disabled={earliest === undefined ? undefined : { before: dayOf(earliest)! }}
                onSelect={choose}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to choose a day
                autoFocus
                showOutsideDays
                classNames={calendarClasses}
                components={{ Chevron }}
              />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </FieldFrame>
  )
}

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon size={18} strokeWidth={1.75} aria-hidden />
}

/** As the calendar on this device's wall shows it: a day has no time zone. */
function dayOf(text: string | undefined): Date | undefined {
  if (!text) return undefined
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, day)
}

function textOf(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

const stepClass =
  'inline-flex size-9 items-center justify-center rounded-full text-muted hover:bg-wash hover:text-ink ' +
  'aria-disabled:opacity-40 aria-disabled:hover:bg-transparent touch:size-11'

const calendarClasses: Partial<ClassNames> = {
  root: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: stepClass,
  button_next: stepClass,
  month_caption: 'flex h-9 items-center justify-center touch:h-11',
  caption_label: 'font-semibold',
  month_grid: 'mt-1 border-collapse',
  weekday: 'size-9 text-small font-normal text-muted touch:size-11',
  day: 'p-0 text-center',
  day_button:
    'inline-flex size-9 items-center justify-center rounded-full hover:not-disabled:bg-wash touch:size-11 ' +
    'disabled:cursor-not-allowed',
  selected: '*:bg-ink *:text-paper *:hover:not-disabled:bg-ink',
  today: '*:font-semibold *:underline *:underline-offset-4',
  outside: 'text-faint',
  disabled: 'text-faint opacity-60',
}
