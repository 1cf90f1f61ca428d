import { Switch as Base } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { useFieldIds, wiring } from './field.tsx'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  name?: string
  checked?: boolean
  defaultChecked?: boolean
  onCheckedChange?: (checked: boolean) => void
  disabled?: boolean
  className?: string
}

/** For what takes effect at once; inside a form that is sent, use a checkbox. */
export function Switch({ label, hint, error, className, ...rest }: SwitchProps) {
  const ids = useFieldIds()
  return (
    <ChoiceRow {...{ ids, label, hint, error, className }} controlAtEnd>
      <Base.Root
        {...rest}
        {...wiring(ids, hint, error)}
        aria-labelledby={ids.label}
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-edge bg-surface p-[3px] transition-colors hover:not-data-disabled:border-ink data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50"
      >
        <Base.Thumb className="size-4 rounded-full bg-edge transition-[translate,background-color] data-checked:translate-x-4 data-checked:bg-on-accent" />
      </Base.Root>
    </ChoiceRow>
  )
}
