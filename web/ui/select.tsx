import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { controlClass, FieldFrame, useFieldIds, wiring } from './field.tsx'
import { popupClass, popupItemClass } from './popup.ts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps {
  label: string
  labelHidden?: boolean
  options: SelectOption[]
  placeholder?: string
  hint?: ReactNode
  error?: string | null
  name?: string
  value?: string | null
  defaultValue?: string
  onValueChange?: (value: string | null) => void
  required?: boolean
  disabled?: boolean
  className?: string
}

export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, className, options, placeholder, ...root } = props
  const ids = useFieldIds()
  return (
    <FieldFrame {...{ ids, label, labelHidden, hint, error, className }}>
      <Base.Root items={options} {...root}>
        <Base.Trigger
          {...wiring(ids, hint, error)}
          aria-labelledby={ids.label}
          className={classes(
            controlClass,
            'flex h-12 items-center justify-between gap-3 text-left',
          )}
        >
          <Base.Value placeholder={placeholder} className="truncate data-placeholder:text-faint" />
          <Base.Icon>
            <ChevronDown size={18} strokeWidth={1.75} className="text-muted" aria-hidden />
          </Base.Icon>
        </Base.Trigger>
        {/* The page's policy forbids style elements; this one would hide a scrollbar that we do not have. */}
        <CSPProvider disableStyleElements>
          <Options options={options} />
        </CSPProvider>
      </Base.Root>
    </FieldFrame>
  )
}

function Options({ options }: { options: SelectOption[] }) {
  return (
    <Base.Portal>
      {/* Laid over its trigger it would need a style element, which the page's policy forbids. */}
      <Base.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50 outline-none">
        <Base.Popup className={classes(popupClass, 'min-w-(--anchor-width)')}>
          {options.map(({ value, label }) => (
            <Base.Item key={value} value={value} className={popupItemClass}>
              <Base.ItemText className="flex-1">{label}</Base.ItemText>
              <Base.ItemIndicator>
                <Check size={16} aria-hidden />
              </Base.ItemIndicator>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
