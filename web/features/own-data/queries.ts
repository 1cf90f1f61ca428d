import { queryOptions } from '@tanstack/react-query'
import { isOnItsWay } from '../../../core/contracts/own-data.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { exportAccount } from '../../calls/own-data.gen.ts'

/** How far the archive is, without beginning one; asked again while it is being made. */
export const exportQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['account export'],
    queryFn: async () => answerOf(await call(exportAccount, { query: { begin: 'never' } })),
    refetchInterval: ({ state: { data } }) => data !== undefined && isOnItsWay(data) && 1000,
  })
