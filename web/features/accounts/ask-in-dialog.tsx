import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { confirmationRequired } from '../../confirmation.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { Asking, Invitation } from './ask-in.tsx'
import { LoginLink } from './login-link.tsx'
import { rememberReturnPath } from './return-to.ts'
import { SignUpLink } from './sign-up-link.tsx'
import UnconfirmedActions from './unconfirmed-actions.tsx'

interface AskInDialogProps {
  asking: Asking
  onClose: () => void
}

export default function AskInDialog({ asking, onClose }: AskInDialogProps) {
  useCloseOnLeaving(onClose)
  const isLogin = asking.kind === 'login'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={isLogin ? 'Giriş yapın' : 'E-posta adresinizi onaylayın'}
      text={isLogin ? invitationText(asking.invitation) : confirmationRequired}
    >
      {isLogin ? <WaysIn /> : <UnconfirmedActions />}
    </Dialog>
  )
}

const invitationText = (invitation: Invitation): string =>
  typeof invitation === 'string'
    ? invitation
    : `${withSuffix(invitation.follow, 'accusative')} takip etmek için giriş yapın.`

/** It stands outside the page, and must not follow to the next one. */
function useCloseOnLeaving(onClose: () => void): void {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const asked = useRef(path)
  useEffect(() => {
    if (path !== asked.current) onClose()
  }, [path, onClose])
}

/** Both lead back to this place. */
function WaysIn() {
  const here = useRouterState({ select: (state) => state.location.publicHref })
  return (
    <div className="flex flex-wrap gap-3">
      <LoginLink className={buttonClass('primary')}>Giriş yap</LoginLink>
      <SignUpLink className={buttonClass('outline')} onClick={() => rememberReturnPath(here)} />
    </div>
  )
}
