/**
 * One after the other. Whoever asks while one is under way shares the next, which begins after they asked: many jobs that
 * wait for the same row would hold a connection to the database each.
 */
export function sharing(act: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= last
      .catch(() => undefined)
      .then(() => {
        last = next!
        next = undefined
        return act()
      })
    return next
  }
}
