import { Link } from '@tanstack/react-router'
import { useViewer } from '../../viewer.ts'
import { buttonClass } from '../../ui/button.tsx'
import { AccountMenu, AccountMenuPlace } from './account-menu.tsx'
import { LoginLink } from './login-link.tsx'

/**
 * The corner of the header that differs by viewer. Until the viewer is known both forms are
 * there and the style sheet shows the right one, so nothing jumps when the page comes alive.
 */
export function AccountCorner() {
  const viewer = useViewer()
  if (viewer) return <AccountMenu viewer={viewer} />
  return (
    <>
      {viewer === undefined && <AccountMenuPlace />}
      <div className="flex items-center gap-1 viewer-member:hidden sm:gap-2">
        <LoginLink className={buttonClass('quiet')}>Giriş yap</LoginLink>
        <Link to="/kayit" className={buttonClass('primary', 'md', 'max-sm:hidden')}>
          Kayıt ol
        </Link>
      </div>
    </>
  )
}
