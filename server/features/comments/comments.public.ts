import type { Comment, Reply } from '../../../core/contracts/comments.ts'
import { type Topic, topics } from '../../cache/topics.ts'
import { topicsOfUsers } from '../users/users.public.ts'

export { pageOfThreads } from './comment-list.ts'
export { hideComment, showComment } from './moderated.sql.ts'
export { publishHeldComment } from './held-comments.sql.ts'

/** Everybody whose name stands over one of these comments or the answers shown with them. */
export const topicsOfWriters = (comments: (Comment | Reply)[]): Topic[] =>
  topicsOfUsers(
    comments.flatMap((comment) => [
      comment.user,
      ...('replies' in comment ? comment.replies.map(({ user }) => user) : []),
    ]),
  )

/** A comment by itself, with the answers shown with it; it goes with its post. */
export const topicsOfComment = (comment: Comment & { postId: number }): Topic[] => [
  topics.post(comment.postId),
  topics.commentsOn(comment.postId),
  ...topicsOfWriters([comment]),
]
