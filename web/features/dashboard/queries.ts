import { queryOptions } from '@tanstack/react-query'
import { getDashboard } from '../../calls/dashboard.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

export const dashboardQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['moderation', 'dashboard'],
    queryFn: async () => answerOf(await call(getDashboard)),
  })
