export {
  publicAmong,
  rowsFrom,
  rowsOf,
  selectCards,
  selectPage,
  selectPublicCards,
} from './cards.sql.ts'
export {
  ownListKey,
  type OwnListOrder,
  ownListPage,
  ownListKeyParts,
  ownListPosts,
  ownListValue,
} from './own-lists.sql.ts'
export { filtered, isFiltered } from './own-filters.sql.ts'
export { countPosts } from './counts.sql.ts'
export { type PostSource, selectPostIds } from './lists.sql.ts'
export { type PublicPost, requirePublicPost } from './public-post.sql.ts'
export {
  invalidateAround,
  invalidatePostLists,
  invalidatePost,
  topicsOfCards,
} from './post-topics.sql.ts'
export { findPublicPostId, findVisiblePostId, identifiedBy, visibleTo } from './posts.sql.ts'
export { wholePost } from './whole-post.ts'
