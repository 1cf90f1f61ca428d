/**
 * Everything an answer or a page can depend on. A call names the topics its answer is made from, a
 * write those it changes; both use this list, so that neither can name what the other does not know.
 */
export const topics = {
  /** A post itself: its text, its card, whether it may be seen. */
  post: (postId: number) => `post ${postId}` as const,
  /** Which posts are public at all, and in which order they came. */
  posts: 'posts',
  postsBy: (userId: number) => `posts by ${userId}` as const,
  postsIn: (categoryId: number) => `posts in ${categoryId}` as const,
  postsTagged: (tagId: number) => `posts tagged ${tagId}` as const,
  /** A post was hidden, or is public again: lists of what people did to posts lose or gain its rows. */
  hiddenPosts: 'hidden posts',
  /** Names and rules of categories and tags, which stand on every card. */
  labels: 'labels',
  /** What the operator decided about the site: its name, its banner, its texts. */
  site: 'site',
  /** How many posts tags have, by which they are sorted. */
  tagCounts: 'tag counts',
  commentsOn: (postId: number) => `comments on ${postId}` as const,
  commentsBy: (userId: number) => `comments by ${userId}` as const,
  applauseOn: (postId: number) => `applause on ${postId}` as const,
  applauseBy: (userId: number) => `applause by ${userId}` as const,
  /** A member as everybody sees them, counts aside. */
  user: (userId: number) => `user ${userId}` as const,
  followersOf: (userId: number) => `followers of ${userId}` as const,
  followedBy: (userId: number) => `followed by ${userId}` as const,
  /** The words whose forms are held for review. */
  wordList: 'word list',
  /** A public reading list: its name, its posts, its notes. */
  list: (listId: number) => `list ${listId}` as const,
  /** How often something was reported and decided: counts, which may lag, so that no write names it. */
  transparency: 'transparency',
  /** What a member alone sees of themselves on every page: unread counts, settings, role. */
  viewer: (userId: number) => `viewer ${userId}` as const,
  /** Whose sessions began or ended, or may do more or less than before. */
  sessionsOf: (userId: number) => `sessions of ${userId}` as const,
} as const

type Topics = typeof topics

export type Topic = {
  [Name in keyof Topics]: Topics[Name] extends (id: number) => infer Made ? Made : Topics[Name]
}[keyof Topics]

/** How a reading says what it depends on. */
export type DependsOn = (...topics: Topic[]) => void
