const stops: (() => Promise<void> | void)[] = []

/** What a test file started ends with it; callable from hooks, where `afterAll` would do nothing. */
export const atEnd = (stop: () => Promise<void> | void): void => void stops.push(stop)

/** Newest first: a site before the database it uses. One that fails leaves none of the others running. */
export async function stopAll(): Promise<void> {
  const failures: unknown[] = []
  for (const stop of stops.splice(0).toReversed())
    try {
      await stop()
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}
