import { classes } from '../../../ui/classes.ts'
import type { Choice } from '../../posts/comparing/compare-entries.ts'

export interface SideNames {
  mine: string
  theirs: string
}

interface ChoiceButtonsProps {
  id: string
  /** What is chosen between: the kind of the block. */
  label: string
  sides: SideNames
  options: Choice[]
  choice: Choice
  onChoose: (id: string, choice: Choice) => void
}

/** One of the sides, or both. */
export function ChoiceButtons(props: ChoiceButtonsProps) {
  const { id, label, sides, options, choice, onChoose } = props
  const names: Record<Choice, string> = { ...sides, both: 'İkisi de' }
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{label}: hangisi kalsın?</legend>
      {options.map((option) => (
        <label
          key={option}
          className={classes(
            'relative inline-flex min-h-8 cursor-pointer items-center rounded-full border px-3 text-small select-none',
            'border-edge hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper touch:min-h-11',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="radio"
            name={`secim-${id}`}
            checked={choice === option}
            onChange={() => onChoose(id, option)}
            className="absolute inset-0 z-1 cursor-pointer opacity-0"
          />
          {names[option]}
        </label>
      ))}
    </fieldset>
  )
}
