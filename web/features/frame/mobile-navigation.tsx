import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'

const load = () => import('./mobile-navigation-sheet.tsx')
const MobileNavigationSheet = lazy(load)

/** Only the button is part of every page; what it opens is fetched when a finger comes near. */
export function MobileNavigation() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        icon={Menu}
        label="Menüyü aç"
        className="sm:hidden"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={open}
      />
      {wasOpened && (
        <Suspense>
          <MobileNavigationSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
