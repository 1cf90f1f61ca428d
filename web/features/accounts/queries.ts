import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '../../calls/accounts.gen.ts'
import { getEmailChange } from '../../calls/email-change.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

export const sessionsQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => answerOf(await call(listSessions, { query: { itemsPerPage: '100' } })),
  })

export const emailChangeQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['email-change'],
    queryFn: async () => answerOf(await call(getEmailChange)),
  })
