import { queryOptions } from '@tanstack/react-query'
import { currentUser } from '../../calls/current-user.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

/** The member themselves, for forms that must stand there filled in when the page comes. */
export const accountQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async () => answerOf(await call(currentUser)),
  })
