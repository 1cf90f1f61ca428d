import { queryOptions } from '@tanstack/react-query'
import type { Decision } from '../../../core/contracts/appeals.ts'
import { answerOf, found, type MakeCall } from '../../api.ts'
import { getDecision, listDecisions } from '../../calls/appeals.gen.ts'

export const decisionsKey = ['decisions']

/** What editors decided about the member; nobody has more of them than one reads. */
export const decisionsQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: [...decisionsKey, 'all'],
    queryFn: async (): Promise<Decision[]> =>
      answerOf(await call(listDecisions, { query: { itemsPerPage: '100' } }))['hydra:member'],
  })

export const decisionQuery = (call: MakeCall, id: string) =>
  queryOptions({
    queryKey: [...decisionsKey, id],
    queryFn: async (): Promise<Decision> => found(await call(getDecision, { params: { id } })),
  })
