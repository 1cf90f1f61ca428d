import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { isPlainClick } from '../../ui/plain-click.ts'
import { ViewerText } from '../../viewer-text.tsx'
import type { BellMenuProps } from './bell-menu.tsx'

/**
 * For members only, which the style sheet knows before the page is alive; how many are unread is
 * filled in before the first paint too. With very large letters the menu alone has room for it.
 * Under a mouse it opens the newest ones, whose code is fetched then.
 */
export function BellLink() {
  const link = useRef<HTMLAnchorElement>(null)
  const [Menu, setMenu] = useState<ComponentType<BellMenuProps>>()
  const [isOpen, setOpen] = useState(false)
  const toggle = (event: MouseEvent): void => {
    // A finger has more room on the page, where there is nothing more to open.
    const isLink = matchMedia('(pointer: coarse)').matches || link.current!.ariaCurrent
    if (isLink || !isPlainClick(event)) return
    event.preventDefault()
    setOpen(!isOpen)
    import('./bell-menu.tsx').then(
      (part) => setMenu(() => part.BellMenu),
      () => location.assign('/bildirimler'),
    )
  }
  return (
    <>
      <Link
        ref={link}
        to="/bildirimler"
        onClick={toggle}
        aria-expanded={Menu && isOpen}
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
      {Menu && <Menu bell={link} isOpen={isOpen} setOpen={setOpen} />}
    </>
  )
}
