/** What a query tries; `none` must find no post. */
export type GoldKind =
  | 'inflected'
  | 'verb'
  | 'ascii'
  | 'case'
  | 'typo1'
  | 'typo2'
  | 'name'
  | 'words'
  | 'title'
  | 'tag'
  | 'person'
  | 'none'

interface PostQuery {
  query: string
  kind: Exclude<GoldKind, 'person'>
  /** Slugs of all posts that must be found. */
  posts: readonly string[]
  /**
   * Posts that are neither asked for nor wrong: they have only a word derived from the one asked
   * for or its root, hold the words without connection, or hold them where nobody reads.
   */
  also?: readonly string[]
}

interface PersonQuery {
  query: string
  kind: 'person'
  /** Usernames. */
  people: readonly string[]
}

export type GoldQuery = PostQuery | PersonQuery
