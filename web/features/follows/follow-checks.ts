import { mostFollowChecks } from '../../../core/limits.ts'
import { checkFollows } from '../../calls.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

interface Gathering {
  names: Set<string>
  followed: Promise<Set<string>>
}

let gathering: Gathering | undefined

/**
 * Whether the member follows somebody. All who are asked about in one moment, as by the rows of a
 * list, are asked about in one call.
 */
export async function isFollowed(call: MakeCall, username: string): Promise<boolean> {
  if (gathering === undefined || gathering.names.size === mostFollowChecks) gathering = gather(call)
  const { names, followed } = gathering
  names.add(username)
  return (await followed).has(username)
}

function gather(call: MakeCall): Gathering {
  const names = new Set<string>()
  const ask = async (): Promise<Set<string>> => {
    gathering = undefined
    const query = { usernames: [...names].join(',') }
    return new Set(answerOf(await call(checkFollows, { query })).following)
  }
  return { names, followed: Promise.resolve().then(ask) }
}
