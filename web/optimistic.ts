import {
  hashKey,
  type InvalidateQueryFilters,
  type QueryClient,
  type QueryKey,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { messages } from '../core/messages.ts'
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
  /** How it ended, for presses that joined it. */
  outcome?: Promise<Outcome<unknown>>
  timer?: ReturnType<typeof setTimeout>
  endPause?: () => void
}

const pendingWrites = new Map<string, PendingWrite>()
const writtenAt = new Map<string, number>()

/** What is shown of something the viewer can change; the page's own until its HTML is hydrated. */
export function useShown<Shown>(queryKey: QueryKey, given: Shown): Shown {
  const { data } = useQuery<Shown>({ queryKey, queryFn: skipToken })
  return useHydrated() && data !== undefined ? data : given
}

/** Gives the state that the server agreed to, else nothing; a refusal is shown to the viewer. */
export function useOptimisticWrite() {
  const queries = useQueryClient()
  const showNotice = useNotice()
  return async <Shown, Wanted>(
    write: OptimisticWrite<Shown, Wanted>,
    change: (shown: Shown) => Wanted,
  ): Promise<{ agreed: Shown } | undefined> => {
    const outcome = await writeOptimistically(queries, write, change)
    if (outcome.refusal === null) return { agreed: outcome.known }
    if (!outcome.isJoined) showNotice({ kind: 'error', text: outcome.refusal })
    return undefined
  }
}

interface Outcome<Shown> {
  known: Shown
  refusal: string | null
  /** The first press tells the viewer of a refusal. */
  isJoined?: boolean
}

/** A press that comes while a write is under way joins it and has the same outcome. */
export async function writeOptimistically<Shown, Wanted>(
  queries: QueryClient,
  write: OptimisticWrite<Shown, Wanted>,
  change: (shown: Shown) => Wanted,
): Promise<Outcome<Shown>> {
  const { queryKey, given, show, stale = [], pause = 0 } = write
  const hash = hashKey(queryKey)
  await queries.cancelQueries({ queryKey })
  const shown = queries.getQueryData<Shown>(queryKey) ?? given
  const wanted = change(shown)
  queries.setQueryData<Shown>(queryKey, show(shown, wanted))
  const earlier = pendingWrites.get(hash)
  if (earlier !== undefined) {
    earlier.wanted = wanted
    startPause(earlier, pause)
    return { ...((await earlier.outcome) as Outcome<Shown>), isJoined: true }
  }
  const pending: PendingWrite = { wanted }
  pendingWrites.set(hash, pending)
  let outcome: Outcome<Shown> = { known: shown, refusal: messages.generic }
  try {
    const sending = sendUntilKnown(write, pending, shown)
    pending.outcome = sending
    outcome = await sending
  } finally {
    pendingWrites.delete(hash)
    writtenAt.set(hash, Date.now())
    queries.setQueryData<Shown>(queryKey, outcome.known)
    for (const filters of stale) void queries.invalidateQueries(filters)
  }
  return outcome
}

/** One after the other, so that presses never overtake each other. */
async function sendUntilKnown<Shown, Wanted>(
  { wantedIn, send, rebase = (wanted) => wanted, pause = 0 }: OptimisticWrite<Shown, Wanted>,
  pending: PendingWrite,
  known: Shown,
): Promise<Outcome<Shown>> {
  while (pending.wanted !== wantedIn(known)) {
    await pauseEnds(pending, pause)
    const sent = pending.wanted as Wanted
    if (sent === wantedIn(known)) break
    const result = await send(sent, known)
    if (!result.ok) return { known, refusal: result.message }
    known = result.data
    if (pending.wanted === sent) break
    pending.wanted = rebase(pending.wanted as Wanted, sent, known)
  }
  return { known, refusal: null }
}

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

/** Whether something was written here after an answer about it was asked for. */
export function isWrittenSince(queryKey: QueryKey, asked: number): boolean {
  const hash = hashKey(queryKey)
  return pendingWrites.has(hash) || (writtenAt.get(hash) ?? 0) >= asked
}
