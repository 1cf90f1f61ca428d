import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { useFieldIds, wiring } from './field.tsx'

export interface CheckboxProps {
  /** May hold links, e.g. to the terms that are agreed to. */
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  name?: string
  value?: string
  checked?: boolean
  defaultChecked?: boolean
  onCheckedChange?: (checked: boolean) => void
  required?: boolean
  disabled?: boolean
  className?: string
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const ids = useFieldIds()
  return (
    <ChoiceRow {...{ ids, label, hint, error, className }}>
      <Base.Root
        {...rest}
        {...wiring(ids, hint, error)}
        aria-labelledby={ids.label}
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded border border-edge bg-surface text-paper transition-colors hover:not-data-disabled:border-ink data-checked:border-ink data-checked:bg-ink data-disabled:opacity-50 aria-invalid:border-danger"
      >
        <Base.Indicator>
          <Check size={14} strokeWidth={3} aria-hidden />
        </Base.Indicator>
      </Base.Root>
    </ChoiceRow>
  )
}
