export interface Chore {
  seconds: number
  run: () => Promise<unknown>
}

/** Small work that comes round again and may be done by any process, or by several at once. */
export function startClock(chores: Chore[], onError: (error: Error) => void): { stop(): void } {
  const timers = chores.map((chore) =>
    setInterval(beginOnce(chore, onError), chore.seconds * 1000).unref(),
  )
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) }
}

/** Never twice at once: work that is slow for a while would take one database connection after the other. */
function beginOnce({ run }: Chore, onError: (error: Error) => void): () => void {
  let isUnderWay = false
  return () => {
    if (isUnderWay) return
    isUnderWay = true
    void run()
      .catch(onError)
      .finally(() => (isUnderWay = false))
  }
}
