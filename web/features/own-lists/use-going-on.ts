import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * A list asked for on the same page is made anew, and the link or dialog that asked for it is gone: whoever uses the
 * keyboard goes on in the list. The function does the same after something in it has gone.
 */
export function useGoingOn(): [section: RefObject<HTMLElement | null>, goOn: () => void] {
  const section = useRef<HTMLElement>(null)
  const { state } = useRouter()
  const goOn = () => {
    // Whoever has gone on to search or to choose meanwhile stays there.
    if (document.activeElement?.closest('[role=search],[role=menu]')) return
    section.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    const { resolvedLocation: before, location: now } = state
    const isSamePage = before?.pathname === now.pathname && before.href !== now.href
    if (isSamePage && document.activeElement === document.body) goOn()
    // Only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return [section, goOn]
}
