import { describe, expect, it } from 'vitest'
import { isShown, withCurrent, without, withPage, withReply, withThread } from './thread-state.ts'
import type { ReadReply, ReadThread, Threads } from './threads.ts'

const user = { username: 'elif', firstName: 'Elif', lastName: 'Su', picture: null }
const reply = (id: number): ReadReply => ({
  id,
  text: `Söz ${id}`,
  likeCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  user,
})
const thread = (id: number, ...replies: ReadReply[]): ReadThread => ({
  ...reply(id),
  replyCount: replies.length,
  replies,
})
const page = (...threads: ReadThread[]): Threads => ({ threads, next: null })
const idsOf = (pages: Threads[]): number[] =>
  pages.flatMap(({ threads }) =>
    threads.flatMap(({ id, replies }) => [id, ...replies.map((each) => each.id)]),
  )

describe('the comments on the page', () => {
  it('show a comment once that came with a page while it was being sent', () => {
    expect(idsOf(withThread([page(thread(3), thread(2))], thread(3)))).toEqual([3, 2])
    expect(idsOf(withPage([page(thread(3))], page(thread(3), thread(1))))).toEqual([3, 1])
  })

  it('show a thread as it is now where it stands, and a new one first', () => {
    const pages = [page(thread(4), thread(3)), page(thread(1))]
    expect(idsOf(withCurrent(pages, thread(1, reply(6))))).toEqual([4, 3, 1, 6])
    expect(idsOf(withCurrent(pages, thread(5, reply(6))))).toEqual([5, 6, 4, 3, 1])
    expect([1, 6].map((id) => isShown(withCurrent(pages, thread(1, reply(6))), id))).toEqual([
      true,
      true,
    ])
    expect(isShown(pages, 6)).toBe(false)
  })

  it('show and count a reply once', () => {
    const pages = withReply([page(thread(1, reply(2), reply(3)))], 1, reply(3))
    expect(idsOf(pages)).toEqual([1, 2, 3])
    expect(pages[0]!.threads[0]!.replyCount).toBe(2)
  })

  it('lose a reply with its count, and a thread with its replies', () => {
    const pages = [page(thread(1, reply(2)), thread(4, reply(5)))]
    expect(without(pages, 2)[0]!.threads[0]).toEqual(thread(1))
    expect(idsOf(without(pages, 4))).toEqual([1, 2])
  })
})
