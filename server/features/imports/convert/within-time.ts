import { createContext, Script } from 'node:vm'

const call = new Script('work()')
const bounded: { work?: () => unknown } = createContext({})

/** Ends work that does not come to an end by itself; nothing else stops a parser while it runs. */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result {
  bounded.work = work
  return call.runInContext(bounded, { timeout: milliseconds }) as Result
}

export const isOutOfTime = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
