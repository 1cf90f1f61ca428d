import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '../../calls/accounts.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

export const sessionsQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => answerOf(await call(listSessions, { query: { itemsPerPage: '100' } })),
  })
