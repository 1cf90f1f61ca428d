import { queryOptions } from '@tanstack/react-query'
import { suggestPeople } from '../../../core/following.ts'
import type { User } from '../../../core/users.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { calm } from '../posts/list-query.ts'
import { authorOf } from '../posts/post-summary.ts'

/** Asked for once: whoever is followed here stays in sight. */
export const suggestionsQuery = (call: MakeCall) =>
  queryOptions({
    ...calm,
    queryKey: ['suggestions'],
    queryFn: async () =>
      answerOf(await call(suggestPeople, { query: {} }))['hydra:member'].map(suggestionOf),
  })

export type Suggestion = ReturnType<typeof suggestionOf>

const suggestionOf = (user: User) => ({
  ...authorOf(user),
  biography: user.biography,
  postCount: user.postCount,
  followerCount: user.followerCount,
})
