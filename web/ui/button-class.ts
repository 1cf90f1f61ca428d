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

/** For links that look like buttons; `Button` uses it too, and is loaded only where one can be busy. */
export const buttonClass = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  more?: string,
): string => classes(base, variants[variant], sizes[size], more)
