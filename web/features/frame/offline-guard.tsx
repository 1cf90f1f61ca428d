import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useNotice } from '../../ui/notice.tsx'

/** Without a network a link keeps the page and says so, instead of leaving for the browser's own error. */
export function OfflineGuard() {
  const { history } = useRouter()
  const notify = useNotice()
  useEffect(() => {
    let release: (() => void) | undefined
    const look = (): void => {
      release?.()
      release = navigator.onLine
        ? undefined
        : history.block({ blockerFn, enableBeforeUnload: false })
    }
    const blockerFn: Parameters<typeof history.block>[0]['blockerFn'] = (move) => {
      // Pages one comes from are still there, and so are the parts of this one.
      const isThere = move.currentLocation.pathname === move.nextLocation.pathname
      if (isThere || !/^(?:PUSH|REPLACE)$/.test(move.action)) return false
      notify({
        kind: 'error',
        text: 'İnternet bağlantınız yok, sayfa açılamadı.',
        action: { label: 'Yeniden dene', onClick: () => history.push(move.nextLocation.href) },
      })
      return true
    }
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      release?.()
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [history, notify])
  return null
}
