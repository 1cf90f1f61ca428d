/** The pages that more than one part of the site links to. */
export const postPath = (slug: string): string => `/yazi/${slug}`
/** A decision that editors made about somebody, for that member to read. */
export const decisionPath = (id: number): string => `/kararlar/${id}`
/** What else of an author has a page. */
export type AuthorPart = '' | '/yorumlar' | '/takipciler' | '/takip-edilenler'
export const authorPath = (
  username: string,
  part: AuthorPart | `/listeler/${string}` = '',
): string => `/@${username}${part}`

/** The id of the comments' section below a post. */
export const commentsId = 'yorumlar'
const commentPrefix = 'yorum-'
/** The id of a comment's element. */
export const commentAnchor = (id: number): string => commentPrefix + id

export const isInComments = (hash: string): boolean =>
  hash === `#${commentsId}` || commentOfHash(hash) !== null

export function commentOfHash(hash: string): number | null {
  const id = hash.startsWith(`#${commentPrefix}`) ? hash.slice(commentPrefix.length + 1) : ''
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}

/** Where suspended members read why. */
export const suspendedPath = '/askida'

/** Null where a percent sign stands for nothing. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
