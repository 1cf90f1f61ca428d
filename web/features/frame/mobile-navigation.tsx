import { Menu } from 'lucide-react'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePart } from '../../lazy-part.tsx'
import { useViewer } from '../../viewer.ts'

const load = () => import('./mobile-navigation-sheet.tsx')

/** Only the button is part of every page; what it opens is fetched when a finger comes near. */
export function MobileNavigation() {
  const [isOpen, setOpen] = useState(false)
  const unread = useViewer()?.unreadMessageCount
  const { part, fetchPart, whenNear } = usePart(load)
  const here = useRouterState({ select: (state) => state.location.href })
  const [openedAt, setOpenedAt] = useState(here)
  // Going somewhere else, by a link or by the browser's own button, closes it.
  if (isOpen && openedAt !== here) setOpen(false)
  const open = () => {
    setOpenedAt(here)
    setOpen(true)
    fetchPart()
  }
  return (
    <>
      <span className="relative sm:hidden">
        <IconButton
          icon={Menu}
          label={unread ? `Menüyü aç, ${unread} okunmamış mesaj` : 'Menüyü aç'}
          aria-haspopup="dialog"
          aria-expanded={part !== undefined && isOpen}
          {...whenNear}
          onClick={open}
        />
        {unread ? <span className="unread-dot" /> : null}
      </span>
      {part && <part.default isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
