import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { ViewerText } from '../../viewer-text.tsx'

/**
 * For members only, which the style sheet knows before the page is alive; how many are unread is
 * filled in before the first paint too. With very large letters the menu alone has room for it.
 */
export function BellLink() {
  return (
    <Link
      to="/bildirimler"
      className="relative hidden size-11 items-center justify-center rounded-full text-muted transition-colors hover:bg-wash hover:text-ink viewer-member:@xs:inline-flex aria-[current=page]:text-ink"
    >
      <Bell size={20} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">Bildirimler</span>{' '}
      <ViewerText
        name="unread"
        className="peer absolute top-0.5 left-1/2 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent tabular-nums empty:hidden"
      />{' '}
      <span className="sr-only peer-empty:hidden">okunmamış</span>
    </Link>
  )
}
