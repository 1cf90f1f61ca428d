import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ViewerTextName } from '../../../core/viewer-data.ts'
import { classes } from '../../ui/classes.ts'
import { MessageIcon } from '../../ui/message-icon.tsx'
import { ViewerText } from '../../viewer-text.tsx'

/** With very large letters the menu alone has room for it. */
export const BellLink = () => (
  <UnreadLink
    to="/bildirimler"
    label="Bildirimler"
    count="unread"
    room="viewer-member:@xs:inline-flex"
  >
    <Bell size={20} strokeWidth={1.75} aria-hidden />
  </UnreadLink>
)

/** On a phone the menu has it. */
export const MessagesLink = () => (
  <UnreadLink
    to="/mesajlar"
    label="Mesajlar"
    count="unreadMessages"
    room="viewer-member:@lg:inline-flex"
  >
    <MessageIcon />
  </UnreadLink>
)

interface UnreadLinkProps {
  to: string
  label: string
  count: ViewerTextName
  /** From which width on there is room for it. */
  room: string
  children: ReactNode
}

/**
 * For members only, which the style sheet knows before the page is alive; how many are unread is
 * filled in before the first paint too.
 */
function UnreadLink({ to, label, count, room, children }: UnreadLinkProps) {
  return (
    <Link
      to={to}
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
