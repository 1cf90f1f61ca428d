export interface Chore {
  seconds: number
  run: () => Promise<unknown>
}

/** Small work that comes round again and may be done by any process, or by several at once. */
export function startClock(chores: Chore[], onError: (error: Error) => void): { stop(): void } {
  const timers = chores.map(({ seconds, run }) =>
    setInterval(() => void run().catch(onError), seconds * 1000).unref(),
  )
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) }
}
