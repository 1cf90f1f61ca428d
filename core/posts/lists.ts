/** At most this many seconds make a short read ("Kısa okumalar"). */
export const shortReadSeconds = 120

/** How many posts a list shows unless told otherwise. */
export const pageSizes = { userPosts: 10, categoryPosts: 11, recent: 50, tagPosts: 20 } as const

export const homeSizes = { journal: 4, posts: 6, authors: 5 } as const
