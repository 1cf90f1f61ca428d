export { type CardParts, newCard, selectCards, selectPublicCards } from './cards.sql.ts'
export { countPosts } from './counts.sql.ts'
export { type PostSource, selectPostIds } from './lists.sql.ts'
export { type Place, requirePlace } from './places.sql.ts'
export {
  invalidateAround,
  invalidatePlaces,
  invalidatePost,
  topicsOfCards,
  topicsOfPlaces,
} from './post-topics.sql.ts'
export { findPublicPostId, findVisiblePostId, identifiedBy, visibleTo } from './posts.sql.ts'
export { wholePost, withText } from './whole-post.ts'
