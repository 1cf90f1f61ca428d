import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNotice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/**
 * A page is left only when the code of the next one is there: on a slow network it stays, with a
 * thin line above it, and without one it stays and says so.
 */
export function NextPage() {
  const router = useRouter()
  const notify = useNotice()
  const [isFetching, setFetching] = useState(false)
  const isForward = useRef(false)
  useEffect(() => {
    let latest: unknown
    const { history } = router
    return history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        const isSamePage = currentLocation.pathname === nextLocation.pathname
        isForward.current = /^(?:PUSH|REPLACE)$/.test(action) && !isSamePage
        latest = nextLocation
        if (isSamePage || nextLocation.state.keepsFocus === true) return false
        setFetching(true)
        // The pages one comes from may still be there without a network.
        const mayTry = navigator.onLine || !isForward.current
        const isReady = mayTry && (await fetchCode(router, nextLocation))
        if (latest !== nextLocation) return true
        setFetching(false)
        if (isReady) return false
        if (await isSiteReached()) location.assign(nextLocation.href)
        else
          notify({
            kind: 'error',
            text: 'Bağlantı yok, sayfa açılamadı.',
            action: { label: 'Yeniden dene', onClick: () => history.push(nextLocation.href) },
          })
        return true
      },
    })
  }, [router, notify])
  useTopWhilePending(isForward)
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  return <ProgressBar active={isLoading || isFetching} />
}

/** Whether it came; what a new release took away does not. */
async function fetchCode(
  router: AnyRouter,
  next: Parameters<AnyRouter['parseLocation']>[0],
): Promise<boolean> {
  const [routes] = router.getMatchedRoutes(router.parseLocation(next).pathname)
  await Promise.all(routes.map(async (route) => router.loadRouteChunk(route)))
  // The router takes this away from a component that is there.
  return routes.every(({ options }) => options.component?.preload === undefined)
}

const isSiteReached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The outline of the next page is looked at from its top, as the page will be. */
function useTopWhilePending(isForward: { current: boolean }): void {
  const isPending = useRouterState({
    select: (state) => state.matches.some(({ status }) => status === 'pending'),
  })
  useLayoutEffect(() => {
    if (isPending && isForward.current) scrollTo({ top: 0, behavior: 'instant' })
  }, [isPending, isForward])
}
