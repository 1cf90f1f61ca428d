import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode, Ref } from 'react'
import type { ViewerTextName } from '../core/viewer-data.ts'
import { classes } from './ui/classes.ts'
import { ViewerText } from './viewer-text.tsx'

interface UnreadLinkProps {
  to: string
  label: string
  count: ViewerTextName
  /** From which width on there is room for it. */
  room: string
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
  onClick?: (event: MouseEvent) => void
  'aria-expanded'?: boolean | undefined
}

/**
 * For members only, which the style sheet knows before the page is alive; how many are unread is
 * filled in before the first paint too.
 */
export function UnreadLink({ label, count, room, children, ...link }: UnreadLinkProps) {
  return (
    <Link
      {...link}
      className={classes(
        'relative hidden size-11 items-center justify-center rounded-full text-muted transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-ink',
        room,
      )}
    >
      {children}
      <span className="sr-only">{label}</span>{' '}
      <ViewerText
        name={count}
        className="peer absolute top-0.5 left-1/2 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent tabular-nums empty:hidden"
      />{' '}
      <span className="sr-only peer-empty:hidden">okunmamış</span>
    </Link>
  )
}
