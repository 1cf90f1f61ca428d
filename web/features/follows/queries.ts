import { queryOptions } from '@tanstack/react-query'
import type { User } from '../../../core/contracts/users.ts'
import { suggestPeople } from '../../calls/following.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { calm } from '../posts/list-query.ts'
import { authorOf } from '../posts/post-summary.ts'

/** Asked for once: whoever is followed here stays in sight. */
export const suggestionsQuery = (call: MakeCall) =>
  queryOptions({
    ...calm,
    queryKey: ['suggestions'],
    queryFn: async () =>
      answerOf(await call(suggestPeople, { query: {} }))['hydra:member'].map(personOf),
  })

export type Person = ReturnType<typeof personOf>

/** What a list of people shows of each. */
export const personOf = (user: User) => ({
  ...authorOf(user),
  id: user.id,
  biography: user.biography,
  postCount: user.postCount,
  followerCount: user.followerCount,
})
