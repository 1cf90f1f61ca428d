/** At most this many seconds make a short read ("Kısa okumalar"). */
export const shortReadSeconds = 120

/** How far back a list reaches, in days. */
export const sinceDays = { week: 7, month: 30, year: 365 } as const
export type Since = keyof typeof sinceDays
export const sinceNames = Object.keys(sinceDays) as [Since, ...Since[]]

/** What counts as short and long where members filter, in seconds. */
export const readLengths = {
  short: { least: 0, most: 180 },
  medium: { least: 181, most: 480 },
  long: { least: 481, most: 2 ** 31 - 1 },
} as const
export type ReadLength = keyof typeof readLengths
export const lengthNames = Object.keys(readLengths) as [ReadLength, ...ReadLength[]]

/** How many posts a list shows unless told otherwise. */
export const pageSizes = { userPosts: 10, categoryPosts: 11, recent: 50, tagPosts: 20 } as const

export const homeSizes = { journal: 4, posts: 6, authors: 5 } as const
