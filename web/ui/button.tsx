import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { classes } from './classes.ts'

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
