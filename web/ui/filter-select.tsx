import { ChevronDown } from 'lucide-react'
import { classes } from './classes.ts'

/** As it stands in the address; the first choice of each is the address without it. */
export interface FilterChoice {
  name: string | undefined
  label: string
}

interface FilterSelectProps {
  name: string
  label: string
  choices: readonly FilterChoice[]
  value: string | undefined
  onChoose: (value: string | undefined) => void
  className?: string | undefined
}

/** A native select: it opens as a phone's own, and without scripts its form is sent by a button. */
export function FilterSelect(props: FilterSelectProps) {
  const { name, label, choices, value, onChoose, className } = props
  const current = choices.find((choice) => choice.name === value) ?? choices[0]!
  return (
    <label className={classes('relative inline-flex max-w-full items-center', className)}>
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={current.name ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
        data-chosen={current.name !== undefined || undefined}
        className="min-h-9 max-w-full grow cursor-pointer appearance-none rounded-full border border-line bg-transparent pr-8 pl-3.5 text-small font-medium text-ellipsis text-muted transition-colors hover:border-edge hover:text-ink data-chosen:border-ink data-chosen:text-ink touch:min-h-11"
      >
        {choices.map((choice) => (
          <option key={choice.label} value={choice.name ?? ''}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute right-3 text-faint"
      />
    </label>
  )
}
