import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** Read out instead of the picture. */
  label: string
  size?: 'sm' | 'md'
}

/** The hit area of an icon alone; links take it as a class. */
export const iconButtonClass = (size: 'sm' | 'md' = 'md', more?: string): string =>
  classes(
    'inline-flex shrink-0 items-center justify-center rounded-full text-muted transition-colors',
    'hover:bg-wash hover:text-ink aria-expanded:bg-wash aria-pressed:text-accent touch:size-11',
    'disabled:cursor-not-allowed disabled:opacity-50',
    size === 'sm' ? 'size-8' : 'size-10',
    more,
  )

export function IconButton({
  icon: Icon,
  label,
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={iconButtonClass(size, className)}>
      <Icon size={size === 'sm' ? 16 : 20} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
