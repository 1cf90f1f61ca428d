import { queryOptions } from '@tanstack/react-query'
import type { Collection } from '../../../core/hydra.ts'
import type { Decision } from '../../../core/contracts/following.ts'
import { listBlocks, listMutes, unblock, unmute } from '../../calls/following.gen.ts'
import { answerOf, type MakeCall, type Result } from '../../api.ts'
import { type Author, authorOf } from '../posts/post-summary.ts'

export type DecisionKind = 'block' | 'mute'

const all = { query: { itemsPerPage: '100' } }

export const decisionsQuery = (call: MakeCall, kind: DecisionKind) =>
  queryOptions({
    queryKey: ['decisions', kind],
    queryFn: async (): Promise<Author[]> => {
      const asked: Promise<Result<Collection<Decision>>> =
        kind === 'block' ? call(listBlocks, all) : call(listMutes, all)
      return answerOf(await asked)['hydra:member'].map(({ user }) => authorOf(user))
    },
  })

export const takeDecisionBack = (
  call: MakeCall,
  kind: DecisionKind,
  username: string,
): Promise<Result<void>> =>
  kind === 'block'
    ? call(unblock, { params: { username } })
    : call(unmute, { params: { username } })
