import { Dialog } from '@base-ui/react/dialog'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { isEditor } from '../../../core/roles.ts'
import { useViewer } from '../../viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SignUpLink } from '../accounts/sign-up-link.tsx'
import { aboutLinks, readingLinks } from './about-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

interface SheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The whole site behind one button on a phone; the page behind it does not scroll meanwhile. */
export default function MobileNavigationSheet({ isOpen, onOpenChange }: SheetProps) {
  useEffect(() => closeOnWideScreen(() => onOpenChange(false)), [onOpenChange])
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-paper outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 sm:hidden">
          <div className="page-width flex h-header shrink-0 items-center justify-between border-b">
            <Dialog.Title className="font-serif text-step-1 font-semibold">Menü</Dialog.Title>
            <Dialog.Close render={<IconButton icon={X} label="Menüyü kapat" />} />
          </div>
          <nav aria-label="Ana menü" className="page-width flex flex-1 flex-col py-4">
            <NavigationLinks onFollow={() => onOpenChange(false)} />
            <div className="mt-auto pt-8 pb-4">
              <ThemeSwitch />
            </div>
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function NavigationLinks({ onFollow }: { onFollow: () => void }) {
  const viewer = useViewer()
  const row = (to: string, label: ReactNode) => (
    <Link
      key={to}
      to={to}
      onClick={onFollow}
      className="flex min-h-14 items-center border-b font-serif text-step-2"
    >
      {label}
    </Link>
  )
  return (
    <>
      {row('/', 'Ana sayfa')}
      {row('/ara', 'Arama')}
      {readingLinks().map(({ to, label }) => row(to, label))}
      {viewer && row('/profil', 'Profilim')}
      {viewer && row('/yazilarim', 'Yazılarım')}
      {viewer && row('/istatistiklerim', 'İstatistiklerim')}
      {viewer && row('/okuma-listem', 'Okuma listem')}
      {viewer && row('/alkisladiklarim', 'Alkışladıklarım')}
      {viewer &&
        row(
          '/bildirimler',
          <>
            Bildirimler
            <CountBadge value={viewer.unreadNotificationCount} noun="okunmamış" />
          </>,
        )}
      {viewer &&
        row(
          '/mesajlar',
          <>
            Mesajlar
            <CountBadge value={viewer.unreadMessageCount} noun="okunmamış" />
          </>,
        )}
      {viewer && row('/ayarlar', 'Ayarlar')}
      {viewer && isEditor(viewer.roles) && row('/yonetim', 'Yönetim')}
      {aboutLinks.map(({ to, label }) => row(to, label))}
      {!viewer && (
        <div className="mt-8 flex flex-col gap-3">
          <SignUpLink onClick={onFollow} className={buttonClass('primary', 'lg')} />
          <Link to="/giris" onClick={onFollow} className={buttonClass('outline', 'lg')}>
            Giriş yap
          </Link>
        </div>
      )}
    </>
  )
}

/** A phone that is turned may be wide enough for the header; the page must scroll again then. */
function closeOnWideScreen(close: () => void): () => void {
  const wide = matchMedia('(min-width: 40rem)')
  const look = () => wide.matches && close()
  wide.addEventListener('change', look)
  return () => wide.removeEventListener('change', look)
}
