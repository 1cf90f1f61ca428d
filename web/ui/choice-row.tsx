import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface ChoiceRowProps {
  ids: { control: string; label: string; hint: string; error: string }
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** A switch stands at the end of its row, a checkbox at the beginning. */
  controlAtEnd?: boolean
  className?: string
  children: ReactNode
}

/** A control with its words: the whole row can be pressed. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { ids, label, hint, error, controlAtEnd = false, className, children } = props
  return (
    <div className={className}>
      <label
        className={classes(
          'flex cursor-pointer items-start gap-3 touch:min-h-11 touch:py-2.5',
          'has-data-disabled:cursor-not-allowed',
          controlAtEnd ? 'flex-row-reverse justify-between' : 'w-fit',
        )}
      >
        {children}
        <span id={ids.label}>{label}</span>
      </label>
      {error && (
        <p
          id={ids.error}
          className={classes('text-small text-danger touch:-mt-1.5', !controlAtEnd && 'pl-8')}
        >
          {error}
        </p>
      )}
      {hint && (
        <p
          id={ids.hint}
          className={classes(
            'text-small text-muted touch:-mt-1.5',
            controlAtEnd ? 'pr-16' : 'pl-8',
          )}
        >
          {hint}
        </p>
      )}
    </div>
  )
}
