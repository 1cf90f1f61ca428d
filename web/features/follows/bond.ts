import { queryOptions } from '@tanstack/react-query'
import { block, checkFollow, mute, unblock, unmute } from '../../calls/following.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { isWrittenSince, type OptimisticWrite } from '../../optimistic.ts'
import { viewerFacts } from '../../viewer-facts.ts'

/** What the member has decided about somebody, in one call; the buttons read their parts of it. */
export const bondQuery = (call: MakeCall, username: string) =>
  queryOptions({
    queryKey: ['bonds', username],
    queryFn: async ({ client }) => {
      const asked = Date.now()
      const bond = answerOf(await call(checkFollow, { params: { username } }))
      const facts = [
        [viewerFacts.follows(username), bond.status],
        [viewerFacts.blocks(username), bond.isBlocked],
        [viewerFacts.mutes(username), bond.isMuted],
      ] as const
      for (const [queryKey, fact] of facts)
        if (!isWrittenSince(queryKey, asked)) client.setQueryData(queryKey, fact)
      return bond
    },
  })

const calls = { blocks: [block, unblock], mutes: [mute, unmute] } as const

/** To mute or to block somebody, or to take it back. */
export const decisionWrite = (
  call: MakeCall,
  username: string,
  decision: keyof typeof calls,
): OptimisticWrite<boolean, boolean> => ({
  queryKey: viewerFacts[decision](username),
  given: false,
  wantedIn: (isDecided) => isDecided,
  show: (_, wanted) => wanted,
  send: async (wanted) => {
    const [decide, takeBack] = calls[decision]
    const result = wanted
      ? await call(decide, { body: { user: username } })
      : await call(takeBack, { params: { username } })
    return result.ok ? { ...result, data: wanted } : result
  },
  // A block ends what follows there were.
  stale: [{ queryKey: bondQuery(call, username).queryKey }],
})
