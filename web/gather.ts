import type { MakeCall } from './api.ts'

/**
 * Asks about one thing at a time; all that are asked about in one moment, as by the rows of a
 * list, go into one call.
 */
export function gatherer<Answer>(
  /** How many one call may ask about. */
  most: number,
  askAll: (call: MakeCall, keys: string[]) => Promise<(key: string) => Answer>,
): (call: MakeCall, key: string) => Promise<Answer> {
  let gathering: { keys: Set<string>; answers: Promise<(key: string) => Answer> } | undefined

  const gather = (call: MakeCall) => {
    const keys = new Set<string>()
    const ask = () => {
      gathering = undefined
      return askAll(call, [...keys])
    }
    return { keys, answers: Promise.resolve().then(ask) }
  }

  return async (call, key) => {
    if (gathering === undefined || gathering.keys.size === most) gathering = gather(call)
    const { keys, answers } = gathering
    keys.add(key)
    return (await answers)(key)
  }
}
