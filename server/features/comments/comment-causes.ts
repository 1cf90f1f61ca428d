import type { CommentCause } from '../notifications/notifications.public.ts'

interface Commented {
  id: number
  authorId: number
}

interface Answered {
  writerId: number
  threadId: number
}

/** Whom a comment concerns: the one it answers, the post's author, and those it names. Each is notified of the first they have not muted. */
export function causesOf(
  post: Commented,
  answered: Answered | null,
  named: number[],
): CommentCause[] {
  const reply: CommentCause[] =
    answered === null
      ? []
      : [{ type: 'newReply', to: answered.writerId, commentId: answered.threadId }]
  const comment: CommentCause = { type: 'newComment', to: post.authorId, postId: post.id }
  const mentions = named.map((to): CommentCause => ({ type: 'mention', to }))
  return [...reply, comment, ...mentions]
}
