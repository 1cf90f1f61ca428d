import type { Comment, Reply } from '../../../../core/contracts/comments.ts'
import type { Collection } from '../../../../core/hydra.ts'
import type { User } from '../../../../core/contracts/users.ts'
import { getComment, listPostComments, listReplies } from '../../../calls/comments.gen.ts'
import { type MakeCall, nextQuery, type Result } from '../../../api.ts'

export type Person = Pick<User, 'username' | 'firstName' | 'lastName' | 'picture'>

export interface ReadReply extends Pick<Reply, 'id' | 'text' | 'likeCount' | 'createdAt'> {
  user: Person
}
export interface ReadThread extends ReadReply, Pick<Comment, 'replyCount'> {
  replies: ReadReply[]
}
export interface Threads {
  threads: ReadThread[]
  /** The query of the next page, null after the last. */
  next: Record<string, string> | null
}

export async function moreThreads(
  call: MakeCall,
  slug: string,
  query: Record<string, string>,
): Promise<Result<Threads>> {
  const result = await call(listPostComments, { params: { id: slug }, query })
  return result.ok ? { ...result, data: threadsOf(result.data) } : result
}

const mostReplies = '100'

export async function allReplies(call: MakeCall, threadId: number): Promise<Result<ReadReply[]>> {
  const replies: ReadReply[] = []
  let query: Record<string, string> | null = { itemsPerPage: mostReplies }
  while (query !== null) {
    const result: Awaited<ReturnType<typeof call<typeof listReplies>>> = await call(listReplies, {
      params: { id: String(threadId) },
      query,
    })
    if (!result.ok) return result
    replies.push(...result.data['hydra:member'].map(replyOf))
    query = nextQuery(result.data)
  }
  return { ok: true, status: 200, data: replies }
}

/** A thread with all its replies. */
export async function wholeThread(call: MakeCall, id: number): Promise<Result<ReadThread>> {
  const found = await call(getComment, { params: { id: String(id) } })
  if (!found.ok) return found
  const thread = threadOf(found.data)
  if (thread.replies.length === thread.replyCount) return { ...found, data: thread }
  const all = await allReplies(call, id)
  return all.ok ? { ...all, data: { ...thread, replies: all.data } } : all
}

export function threadsOf(page: Collection<Comment>): Threads {
  return { threads: page['hydra:member'].map(threadOf), next: nextQuery(page) }
}

export const threadOf = (comment: Comment): ReadThread => ({
  ...replyOf(comment),
  replyCount: comment.replyCount,
  replies: comment.replies.map(replyOf),
})

export const replyOf = ({ id, text, likeCount, createdAt, user }: Reply | Comment): ReadReply => ({
  ...{ id, text, likeCount, createdAt },
  user: personOf(user),
})

export const personOf = ({ username, firstName, lastName, picture }: Person): Person => ({
  ...{ username, firstName, lastName, picture },
})
