import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Fill } from '../../fill.tsx'
import { useViewer } from '../../viewer.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LoginLink } from './login-link.tsx'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

export const menuPlaceClass =
  'size-11 items-center justify-center rounded-full transition-colors hover:bg-wash'

/**
 * The corner of the header that differs by viewer. Until the viewer is known both forms are
 * there and the style sheet shows the right one, so nothing jumps when the page comes alive.
 */
export function AccountCorner() {
  const viewer = useViewer()
  if (viewer)
    return (
      <Suspense fallback={<MenuPlace />}>
        <AccountMenu viewer={viewer} />
      </Suspense>
    )
  return (
    <>
      {viewer === undefined && <MenuPlace />}
      <div className="flex items-center gap-1 viewer-member:hidden sm:gap-2">
        <LoginLink className={buttonClass('quiet')}>Giriş yap</LoginLink>
        <Link to="/kayit" className={buttonClass('primary', 'md', 'max-sm:hidden')}>
          Kayıt ol
        </Link>
      </div>
    </>
  )
}

/** Keeps the menu's place, initials included: visitors never fetch the menu itself. */
function MenuPlace() {
  return (
    <span aria-hidden className={`hidden viewer-member:inline-flex ${menuPlaceClass}`}>
      <Fill
        name="initials"
        className="inline-flex size-8 items-center justify-center rounded-full bg-wash text-tiny font-semibold text-muted"
      />
    </span>
  )
}
