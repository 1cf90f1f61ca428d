import { type MouseEvent, useState } from 'react'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { ViewerText } from '../../viewer-text.tsx'
import { useViewer } from '../../viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { usePart } from '../../lazy-part.tsx'
import { LoginLink } from './login-link.tsx'
import { MenuButton, menuButtonClass } from './menu-button.tsx'
import { SignUpLink } from './sign-up-link.tsx'

const load = () => import('./account-menu.tsx')

/**
 * The corner of the header that differs by viewer. Until the viewer is known both forms are
 * there and the style sheet shows the right one, so nothing jumps when the page comes alive.
 */
export function AccountCorner() {
  const viewer = useViewer()
  if (viewer) return <MemberCorner viewer={viewer} />
  return (
    <>
      {viewer === undefined && <MenuPlaceholder />}
      <div className="flex items-center gap-1 viewer-member:hidden sm:gap-2 @max-xs:hidden">
        <LoginLink className={buttonClass('quiet', 'md', 'max-sm:px-2')}>Giriş yap</LoginLink>
        <SignUpLink className={buttonClass('primary', 'md', 'max-sm:hidden')} />
      </div>
    </>
  )
}

/** Keeps the menu's place, initials included. */
function MenuPlaceholder() {
  return (
    <span aria-hidden className={`hidden viewer-member:inline-flex ${menuButtonClass}`}>
      <ViewerText
        name="initials"
        className="inline-flex size-8 items-center justify-center rounded-full bg-wash text-tiny font-semibold text-muted"
      />
    </span>
  )
}

/**
 * A menu weighs as much as half the page, and most pages are read without opening it: it is
 * fetched when somebody comes near its button, and takes the button's place when it is pressed.
 */
function MemberCorner({ viewer }: { viewer: CurrentUser }) {
  const { part, fetchPart, whenNear } = usePart(load)
  const [isByKey, setByKey] = useState(false)
  const open = (event: MouseEvent) => {
    setByKey(event.detail === 0)
    fetchPart()
  }
  if (part) return <part.AccountMenu viewer={viewer} isByKey={isByKey} />
  return (
    <MenuButton
      viewer={viewer}
      aria-haspopup="menu"
      aria-expanded={false}
      {...whenNear}
      onClick={open}
    />
  )
}
