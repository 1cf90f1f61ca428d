/** A ranking may take up to this share of the time between two looks at it. */
const share = 0.02
const mostMilliseconds = 15_000

/**
 * Keeps an answer for as long as it is worth: what took 2 ms is looked up again after 0.1 s, what
 * took 60 ms after 3 s. So a small site is always fresh and a large one never busy with rankings.
 */
export function cachedRanking<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<Answer> | undefined
  let freshUntil = 0
  return () => {
    if (asking !== undefined && Date.now() < freshUntil) return asking
    const started = performance.now()
    freshUntil = Infinity
    asking = ask().then(
      (answer) => {
        const worth = (performance.now() - started) / share
        freshUntil = Date.now() + Math.min(worth, mostMilliseconds)
        return answer
      },
      (error: unknown) => {
        asking = undefined
        freshUntil = 0
        throw error
      },
    )
    return asking
  }
}
