import {
  hashKey,
  type InvalidateQueryFilters,
  type QueryKey,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { Result } from './api.ts'
import { useNotice } from './ui/notice.tsx'

/** A change that is shown before the server has agreed, and undone when it refuses. */
export interface OptimisticWrite<Shown, Wanted> {
  /** Where what is shown is cached, for all buttons of the page that show it. */
  queryKey: QueryKey
  /** As it came with the page, for as long as nothing is cached. */
  given: Shown
  /** What a state amounts to, to be compared with what is wanted. */
  wantedIn: (shown: Shown) => Wanted
  /** What to show at once. */
  show: (shown: Shown, wanted: Wanted) => Shown
  /** Gives the new state as the server knows it. */
  send: (wanted: Wanted, known: Shown) => Promise<Result<Shown>>
  /** What was wanted while `sent` was on its way, where the server's state changes its meaning. */
  rebase?: (wanted: Wanted, sent: Wanted, known: Shown) => Wanted
  /** The queries that it makes stale. */
  stale?: InvalidateQueryFilters[]
  /** Milliseconds to wait for further presses, which are then sent together. */
  pause?: number
}

interface PendingWrite {
  wanted: unknown
  timer?: ReturnType<typeof setTimeout>
  endPause?: () => void
}

const pendingWrites = new Map<string, PendingWrite>()

/** What is shown of something the viewer can change; the page's own until its HTML is hydrated. */
export function useShown<Shown>(queryKey: QueryKey, given: Shown): Shown {
  const { data } = useQuery<Shown>({ queryKey, queryFn: skipToken })
  return useHydrated() && data !== undefined ? data : given
}

/**
 * What is wanted meanwhile is sent when the answer is there, so presses never overtake each other.
 * Says whether the server agreed.
 */
export function useOptimisticWrite() {
  const queries = useQueryClient()
  const notify = useNotice()
  return async <Shown, Wanted>(
    write: OptimisticWrite<Shown, Wanted>,
    change: (shown: Shown) => Wanted,
  ): Promise<boolean> => {
    const { queryKey, given, wantedIn, show, send, stale = [], pause = 0 } = write
    const rebase = write.rebase ?? ((now: Wanted) => now)
    const hash = hashKey(queryKey)
    await queries.cancelQueries({ queryKey })
    let known = queries.getQueryData<Shown>(queryKey) ?? given
    const wanted = change(known)
    queries.setQueryData<Shown>(queryKey, show(known, wanted))
    const earlier = pendingWrites.get(hash)
    if (earlier !== undefined) {
      earlier.wanted = wanted
      startPause(earlier, pause)
      return true
    }
    const pending: PendingWrite = { wanted }
    pendingWrites.set(hash, pending)
    let refusal: string | undefined
    while (refusal === undefined && pending.wanted !== wantedIn(known)) {
      await pauseEnds(pending, pause)
      const sent = pending.wanted as Wanted
      if (sent === wantedIn(known)) break
      const result = await send(sent, known)
      if (result.ok) known = result.data
      else refusal = result.message
      if (pending.wanted === sent) break
      pending.wanted = rebase(pending.wanted as Wanted, sent, known)
    }
    pendingWrites.delete(hash)
    queries.setQueryData<Shown>(queryKey, known)
    if (refusal !== undefined) notify({ kind: 'error', text: refusal })
    for (const filters of stale) void queries.invalidateQueries(filters)
    return refusal === undefined
  }
}

/** What is being written is known better here than in any answer. */
export const isBeingWritten = (queryKey: QueryKey): boolean => pendingWrites.has(hashKey(queryKey))

function pauseEnds(pending: PendingWrite, pause: number): Promise<void> {
  if (pause === 0) return Promise.resolve()
  return new Promise((resolve) => {
    pending.endPause = resolve
    startPause(pending, pause)
  })
}

function startPause(pending: PendingWrite, pause: number): void {
  clearTimeout(pending.timer)
  pending.timer = setTimeout(() => pending.endPause?.(), pause)
}

/** For whoever leaves the page: what was pressed is sent now. */
export function endPauses(): void {
  for (const { endPause } of pendingWrites.values()) endPause?.()
}
