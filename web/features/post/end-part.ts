// What is fetched together when the reader comes near the end of a post.
export { EndOfPost } from './end-of-post.tsx'
export { goOn } from './go-on.ts'
