import { queryOptions } from '@tanstack/react-query'
import { getTransparency } from '../../calls/transparency.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { calm } from '../posts/list-query.ts'

export const transparencyQuery = (call: MakeCall) =>
  queryOptions({
    ...calm,
    queryKey: ['transparency'],
    queryFn: async () => answerOf(await call(getTransparency)).months,
  })
