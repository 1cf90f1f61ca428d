import { queryOptions } from '@tanstack/react-query'
import { block, checkFollow, mute, unblock, unmute } from '../../calls.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import type { OptimisticWrite } from '../../optimistic.ts'
import { viewerFacts } from '../../viewer-facts.ts'

export interface Bond {
  isFollowing: boolean
  isBlocked: boolean
  isMuted: boolean
}

/** What the member has decided about somebody, in one call. */
export const bondQuery = (call: MakeCall, username: string) =>
  queryOptions({
    queryKey: ['bonds', username],
    queryFn: async (): Promise<Bond> => {
      const { status, isBlocked, isMuted } = answerOf(
        await call(checkFollow, { params: { username } }),
      )
      return { isFollowing: status, isBlocked, isMuted }
    },
  })

const calls = {
  isMuted: [mute, unmute],
  isBlocked: [block, unblock],
} as const

/** To mute or to block somebody, or to take it back. */
export const decisionWrite = (
  call: MakeCall,
  username: string,
  given: Bond,
  decision: keyof typeof calls,
): OptimisticWrite<Bond, boolean> => ({
  queryKey: bondQuery(call, username).queryKey,
  given,
  wantedIn: (bond) => bond[decision],
  show: (bond, wanted) => ({ ...bond, [decision]: wanted }),
  send: async (wanted, known) => {
    const [decide, takeBack] = calls[decision]
    const result = wanted
      ? await call(decide, { body: { user: username } })
      : await call(takeBack, { params: { username } })
    return result.ok ? { ...result, data: { ...known, [decision]: wanted } } : result
  },
  // A block ends what follows there were.
  stale: [
    { queryKey: bondQuery(call, username).queryKey },
    { queryKey: viewerFacts.follows(username) },
  ],
})
