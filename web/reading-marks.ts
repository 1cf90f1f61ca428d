/** Where a device keeps what was read on it; the first-paint script reads it too. */
export const historyKey = 'okuma'

/** In percent: whoever came so far has read it. */
export const finishedAt = 95
