import { useCallback, useEffect, useRef } from 'react'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { useNotice } from '../../ui/notice.tsx'
import { currentViewer, useViewer } from '../../viewer.ts'
import { type Invitation, useAskIn } from './ask-in.tsx'

export interface Act {
  /** Tells this act from the others of the page: `alkis`, `takip-elif`. */
  name: string
  /** What a visitor is asked to log in for: `Alkışlamak için giriş yapın.` */
  invitation: Invitation
  /** What is offered once they are in: `Alkışla`. */
  offer: string
}

/**
 * Guards what only confirmed members may do. Whoever may not is asked in or offered the
 * confirmation mail; when a visitor comes back from the login, the act is offered again.
 */
export function useAct<Args extends (string | number | null)[]>(
  act: Act,
  perform: (...args: Args) => void,
): (...args: Args) => void {
  const askIn = useAskIn()
  const viewer = useViewer()
  const showNotice = useNotice()
  const { name, offer } = act
  const latest = useRef({ perform, invitation: act.invitation })
  useEffect(() => {
    latest.current = { perform, invitation: act.invitation }
  })

  useEffect(() => {
    if (!viewer || !mayAct(viewer)) return
    const left = takeUndone(name)
    if (left === null) return
    const args = left.args as Args
    void import('./scroll-back.ts').then(
      // The member may have gone on meanwhile.
      ({ scrollBackTo }) => location.pathname === left.path && scrollBackTo(left.scrolled),
    )
    const text = 'Hoş geldiniz, kaldığınız yerdesiniz.'
    showNotice({ text, action: { label: offer, onClick: () => latest.current.perform(...args) } })
    // Once, when the member is known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [viewer?.id])

  return useCallback(
    (...args: Args) => {
      const member = currentViewer()
      if (member === null) leaveUndone(name, args)
      if (mayAct(member)) latest.current.perform(...args)
      else
        askIn(
          member === null
            ? { kind: 'login', invitation: latest.current.invitation }
            : { kind: 'confirm' },
        )
    },
    [askIn, name],
  )
}

const mayAct = (member: CurrentUser | null): boolean => member !== null && member.isWaiting === 0

interface Undone {
  name: string
  path: string
  args: unknown[]
  scrolled: number
}

const storageKey = 'hokka-yarim-kalan'

function leaveUndone(name: string, args: unknown[]): void {
  const left: Undone = { name, args, path: location.pathname, scrolled: scrollY }
  sessionStorage.setItem(storageKey, JSON.stringify(left))
}

function findUndone(name: string): Undone | null {
  const left = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Undone | null
  return left?.name === name && left.path === location.pathname ? left : null
}

/** For what has to be opened before it can be done. */
export const isLeftUndone = (name: string): boolean => findUndone(name) !== null

/** What was left undone here under that name, once. */
function takeUndone(name: string): Undone | null {
  const left = findUndone(name)
  if (left !== null) sessionStorage.removeItem(storageKey)
  return left
}
