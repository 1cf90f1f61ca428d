export { selectCards, selectPublicCards } from './cards.sql.ts'
export { countPosts } from './counts.sql.ts'
export { type PostSource, selectPostIds } from './lists.sql.ts'
export { type Place, requirePlace } from './places.sql.ts'
export {
  invalidateAround,
  invalidatePlaces,
  invalidatePost,
  topicsOfCards,
} from './post-topics.sql.ts'
export { findPublicPostId, findVisiblePostId, identifiedBy, visibleTo } from './posts.sql.ts'
export { wholePost } from './whole-post.ts'
