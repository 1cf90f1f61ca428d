import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { asSentence } from './sentence.ts'

interface FieldTexts {
  label: string
  /** The label is read out but not shown, where the place explains itself. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: string | null
}

/** Shared by everything one can type into or choose from. */
export const controlClass =
  'w-full rounded-md border border-edge bg-surface px-3.5 text-step-0 text-ink transition-colors ' +
  'hover:not-disabled:not-aria-invalid:border-ink focus-visible:border-accent focus-visible:outline-1 ' +
  'focus-visible:outline-offset-0 aria-invalid:border-danger ' +
  'aria-invalid:focus-visible:outline-danger disabled:cursor-not-allowed disabled:bg-wash ' +
  'disabled:text-muted ' +
  // Below 16 px a phone would zoom into the field.
  'touch:text-[1rem]'

export interface FieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Stands inside the field at its end. */
  trail?: ReactNode
}

export function Field({ label, labelHidden, hint, error, trail, className, ...input }: FieldProps) {
  const ids = useFieldIds(input.id)
  return (
    <FieldFrame {...{ ids, label, labelHidden, hint, error, className }}>
      <div className="relative">
        <input
          {...input}
          {...wiring(ids, hint, error, input['aria-describedby'])}
          className={classes(controlClass, 'h-12', trail !== undefined && 'pr-12')}
        />
        {trail !== undefined && (
          <div className="absolute inset-y-0 right-1 flex items-center">{trail}</div>
        )}
      </div>
    </FieldFrame>
  )
}

/** A password can be looked at, which spares a second field to repeat it in. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trail'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trail={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? 'Parolayı gizle' : 'Parolayı göster'}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** Grows with its text where the browser can, from `rows` lines on. */
export function TextArea({ label, labelHidden, hint, error, className, ...area }: TextAreaProps) {
  const { rows = 3 } = area
  const ids = useFieldIds(area.id)
  return (
    <FieldFrame {...{ ids, label, labelHidden, hint, error, className }}>
      <textarea
        {...area}
        rows={rows}
        style={{ minHeight: `calc(${rows} * 1lh + 1.5rem + 2px)` }}
        {...wiring(ids, hint, error, area['aria-describedby'])}
        className={classes(controlClass, 'block field-sizing-content max-h-96 resize-y py-3')}
      />
    </FieldFrame>
  )
}

interface FieldIds {
  control: string
  label: string
  hint: string
  error: string
}

export function useFieldIds(given?: string): FieldIds {
  const own = useId()
  const control = given ?? own
  return { control, label: `${control}-ad`, hint: `${control}-ipucu`, error: `${control}-hata` }
}

/** What ties a control to its texts. */
export function wiring(ids: FieldIds, hint: ReactNode, error?: string | null, more?: string) {
  const described = classes(Boolean(error) && ids.error, Boolean(hint) && ids.hint, more)
  return {
    id: ids.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}

interface FieldFrameProps extends FieldTexts {
  ids: FieldIds
  className?: string
  children: ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { ids, label, labelHidden = false, hint, error, className, children } = props
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label
        id={ids.label}
        htmlFor={ids.control}
        className={labelHidden ? 'sr-only' : 'w-fit text-step-0 font-semibold'}
      >
        {label}
      </label>
      {children}
      {error && (
        <p id={ids.error} className="text-small text-danger">
          {asSentence(error)}
        </p>
      )}
      {hint && (
        <p id={ids.hint} className="text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
