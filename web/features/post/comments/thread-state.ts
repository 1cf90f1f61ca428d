import type { ReadReply, ReadThread, Threads } from './threads.ts'

/** What happens to the comments on the page, each a pure step from what is shown to what is. */

/** Once, whether it was written here or came with a page meanwhile. */
export const withThread = (pages: Threads[], thread: ReadThread): Threads[] =>
  without(pages, thread.id).map((page, index) =>
    index === 0 ? { ...page, threads: [thread, ...page.threads] } : page,
  )

/** As it is now: where it stands, else before the others. */
export const withCurrent = (pages: Threads[], thread: ReadThread): Threads[] =>
  isShown(pages, thread.id)
    ? eachThread(pages, (each) => (each.id === thread.id ? thread : each))
    : withThread(pages, thread)

/** What was brought in before its page came is shown once. */
export function withPage(pages: Threads[], page: Threads): Threads[] {
  const known = new Set(pages.flatMap(({ threads }) => threads.map(({ id }) => id)))
  return [...pages, { ...page, threads: page.threads.filter(({ id }) => !known.has(id)) }]
}

export const withReply = (pages: Threads[], threadId: number, reply: ReadReply): Threads[] =>
  eachThread(without(pages, reply.id), (thread) =>
    thread.id === threadId
      ? { ...thread, replyCount: thread.replyCount + 1, replies: [...thread.replies, reply] }
      : thread,
  )

export const withAllReplies = (
  pages: Threads[],
  threadId: number,
  replies: ReadReply[],
): Threads[] =>
  eachThread(pages, (thread) =>
    thread.id === threadId ? { ...thread, replyCount: replies.length, replies } : thread,
  )

export const withChange = (
  pages: Threads[],
  id: number,
  change: Pick<ReadReply, 'text'>,
): Threads[] =>
  eachThread(pages, (thread) => ({
    ...(thread.id === id ? { ...thread, ...change } : thread),
    replies: thread.replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply)),
  }))

export const without = (pages: Threads[], id: number): Threads[] =>
  pages.map((page) => ({
    ...page,
    threads: page.threads
      .filter((thread) => thread.id !== id)
      .map((thread) => {
        const replies = thread.replies.filter((reply) => reply.id !== id)
        const gone = thread.replies.length - replies.length
        return { ...thread, replies, replyCount: thread.replyCount - gone }
      }),
  }))

const commentWith = (pages: Threads[], id: number): ReadReply | undefined =>
  pages
    .flatMap(({ threads }) => threads.flatMap((thread) => [thread, ...thread.replies]))
    .find((comment) => comment.id === id)

export const isShown = (pages: Threads[], id: number): boolean =>
  commentWith(pages, id) !== undefined

export const textOf = (pages: Threads[], id: number): string => commentWith(pages, id)?.text ?? ''

/** How many comments a removal takes along. */
export function sizeOf(pages: Threads[], id: number): number {
  const thread = pages.flatMap((page) => page.threads).find((each) => each.id === id)
  return thread === undefined ? 1 : 1 + thread.replyCount
}

const eachThread = (pages: Threads[], change: (thread: ReadThread) => ReadThread): Threads[] =>
  pages.map((page) => ({ ...page, threads: page.threads.map(change) }))
