import type { ComponentProps, MouseEvent } from 'react'
import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-full border font-semibold ' +
  'max-w-full shrink-0 text-center select-none transition-colors touch:min-h-11 ' +
  'disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-ink bg-ink text-paper hover:not-disabled:border-ink/85 hover:not-disabled:bg-ink/85',
  outline: 'border-edge text-ink hover:not-disabled:border-ink hover:not-disabled:bg-wash',
  quiet: 'border-transparent text-ink hover:not-disabled:bg-wash',
  danger:
    'border-danger bg-danger text-on-danger hover:not-disabled:border-danger/85 hover:not-disabled:bg-danger/85',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3.5 text-small',
  md: 'min-h-10 px-[1.125rem] text-step-0',
  lg: 'min-h-12 px-6 text-step-0',
}

/** For links that look like buttons; `Button` uses it too. */
export const buttonClass = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  more?: string,
): string => classes(base, variants[variant], sizes[size], more)

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: keeps its width and its focus, and ignores further presses. */
  busy?: boolean
}

export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <BusyLabel>{children}</BusyLabel> : children}
    </button>
  )
}

/** A press that is ignored must not send the form either. */
const ignore = (event: MouseEvent) => event.preventDefault()

/** The label stays in place, unseen, so that nothing around the button moves. */
function BusyLabel({ children }: ComponentProps<'span'>) {
  return (
    <>
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <span className="absolute inset-0 flex items-center justify-center gap-1.5" aria-hidden>
        {dotDelays.map((delay) => (
          <span
            key={delay}
            className={classes('size-1.5 animate-breathe rounded-full bg-current', delay)}
          />
        ))}
      </span>
    </>
  )
}

const dotDelays = ['[animation-delay:0ms]', '[animation-delay:200ms]', '[animation-delay:400ms]']
