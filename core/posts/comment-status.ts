/** Everybody sees the active ones alone. */
export const commentStatus = {
  /** By editors. */
  takenDown: 0,
  active: 1,
  /** A reply to one that is held or was taken down: it comes back with it. */
  withThread: 3,
  /** While editors look at it. */
  held: 4,
} as const
