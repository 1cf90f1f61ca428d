export { fillAnew, fillSome } from './fill.sql.ts'
export { indexPosts } from './index-posts.sql.ts'
export { foundAmongKept, foundAmongOwn } from './own-posts.sql.ts'
