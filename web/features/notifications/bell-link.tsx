import { Bell } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { usePart } from '../../lazy-part.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { UnreadLink } from '../../unread-link.tsx'

const load = () => import('./bell-menu.tsx')

/**
 * With very large letters the menu alone has room for it. Under a mouse it opens the newest ones,
 * whose code is fetched then.
 */
export function BellLink() {
  const link = useRef<HTMLAnchorElement>(null)
  const { part, fetchPart } = usePart(load)
  const [isOpen, setOpen] = useState(false)
  const toggle = (event: MouseEvent): void => {
    // A finger has more room on the page, where there is nothing more to open.
    const isLink = matchMedia('(pointer: coarse)').matches || link.current!.ariaCurrent
    if (isLink || !isPlainClick(event)) return
    event.preventDefault()
    setOpen(part === undefined || !isOpen)
    fetchPart()
  }
  return (
    <>
      <UnreadLink
        ref={link}
        to="/bildirimler"
        label="Bildirimler"
        count="unread"
        room="viewer-member:@xs:inline-flex"
        onClick={toggle}
        aria-expanded={part && isOpen}
      >
        <Bell size={20} strokeWidth={1.75} aria-hidden />
      </UnreadLink>
      {part && <part.BellMenu bell={link} isOpen={isOpen} setOpen={setOpen} />}
    </>
  )
}
