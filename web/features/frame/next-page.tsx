import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { unstable_scheduleCallback as scheduleCallback } from 'scheduler'
import { useNotice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/**
 * A page is left only when the code of the next one is there: on a slow network it stays, with a
 * thin line above it, and without one it stays and says so.
 */
export function NextPage() {
  const router = useRouter()
  const showNotice = useNotice()
  const [isFetching, setFetching] = useState(false)
  const isForward = useRef(false)
  useEffect(() => {
    let latest: unknown
    const hydrated = hydrationEnd()
    const { history } = router
    return history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        const isElsewhere = currentLocation.pathname !== nextLocation.pathname
        isForward.current = isElsewhere && /^(?:PUSH|REPLACE)$/.test(action)
        // Whatever else one asked for before, this is what one wants now.
        latest = nextLocation
        setFetching(false)
        // The way back and forward is the browser's: it has gone it already.
        if (!isForward.current || nextLocation.state.keepsFocus === true)
          return hydrated.then(() => false)
        setFetching(true)
        await hydrated
        const isReady = navigator.onLine && (await fetchCode(router, nextLocation))
        if (latest !== nextLocation) return true
        setFetching(false)
        if (isReady) return false
        const isReached = await isSiteReached()
        if (latest !== nextLocation) return true
        if (isReached) location.assign(nextLocation.href)
        else {
          globalThis.earlyTitle?.dispatchEvent(new Event('cancel'))
          showNotice({
            kind: 'error',
            text: 'Bağlantı yok, sayfa açılamadı.',
            about: 'connection',
            action: { label: 'Yeniden dene', onClick: () => history.push(nextLocation.href) },
          })
        }
        return true
      },
    })
  }, [router, showNotice])
  useTopWhilePending(isForward)
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  return <ProgressBar active={isLoading || isFetching} />
}

/**
 * The frame is alive before the content in it. Whoever took the content away from under React meanwhile would make it throw
 * and begin anew (TanStack/router#8198). Waits in React's own queue, since the browser rests in between, too; and in many turns,
 * because what lies within is queued when that around it is done.
 */
async function hydrationEnd(): Promise<void> {
  for (let turn = 0; turn < 9; turn++)
    await new Promise<unknown>((resolve) => scheduleCallback(lastInQueue, resolve as () => void))
}

/** React's `IdlePriority`. */
const lastInQueue = 5

/** In milliseconds: a network that does not even fail is as good as none. */
const patience = 20_000

/** Whether it came; what a new release took away does not. */
async function fetchCode(
  router: AnyRouter,
  next: Parameters<AnyRouter['parseLocation']>[0],
): Promise<boolean> {
  const [routes] = router.getMatchedRoutes(router.parseLocation(next).pathname)
  const code = routes.map(async (route) => {
    await router.loadRouteChunk(route)
    await route.options.staticData?.page?.moreCode?.()
  })
  await Promise.race([Promise.all(code), new Promise((resolve) => setTimeout(resolve, patience))])
  // The router takes this away from a component that is there.
  return routes.every(({ options }) => options.component?.preload === undefined)
}

const isSiteReached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
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
