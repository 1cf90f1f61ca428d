import { mostChecks } from '../../../core/limits.ts'
import { checkFollows } from '../../calls/following.gen.ts'
import { answerOf } from '../../api.ts'
import { gatherer } from '../../gather.ts'

/** Whether the member follows somebody. */
export const isFollowed = gatherer(mostChecks, async (call, usernames) => {
  const query = { usernames: usernames.join(',') }
  const { following } = answerOf(await call(checkFollows, { query }))
  return (username) => following.includes(username)
})
