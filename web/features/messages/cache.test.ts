import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { PageQuery } from '../posts/list-query.ts'
import { putMessage } from './cache.ts'
import { type MessagePage, messagesKey, type ShownMessage } from './queries.ts'

const user = {
  username: 'elif',
  firstName: 'Elif',
  lastName: 'Kaya',
  picture: null,
  nameReading: null,
}
const messageOf = (id: number, text = `${id}. söz`): ShownMessage => ({
  ...{ id, text, user, key: null },
  createdAt: '2026-11-18T09:00:00.000Z',
})

const older: PageQuery = { page: '2' }

/** A conversation of which these pages are loaded, the newest message first; with more to come before them, or none. */
function conversation(pages: number[][], more: PageQuery | null = null) {
  const queries = new QueryClient()
  queries.setQueryData<InfiniteData<MessagePage>>(messagesKey('1'), {
    pages: pages.map((ids, index) => ({
      items: ids.map((id) => messageOf(id)),
      next: index === pages.length - 1 ? more : older,
    })),
    pageParams: pages.map(() => ({})),
  })
  const loaded = () => queries.getQueryData<InfiniteData<MessagePage>>(messagesKey('1'))!.pages
  return {
    put: (message: ShownMessage) => putMessage(queries, '1', message),
    numbers: () => loaded().map(({ items }) => items.map(({ id }) => id)),
    texts: () => loaded().flatMap(({ items }) => items.map(({ text }) => text)),
  }
}

describe('a message that arrives', () => {
  it('stands where it was said, also when a newer one was here before it', () => {
    const { put, numbers } = conversation([
      [5, 4],
      [3, 2],
    ])
    for (const id of [8, 7, 9]) put(messageOf(id))
    expect(numbers()).toEqual([
      [9, 8, 7, 5, 4],
      [3, 2],
    ])
  })

  it('is the first of a conversation in which nothing was said', () => {
    const { put, numbers } = conversation([[]])
    put(messageOf(1))
    expect(numbers()).toEqual([[1]])
  })

  it('again takes the place of what it said', () => {
    const { put, texts } = conversation([[3, 2], [1]])
    put(messageOf(2, 'Kaldırıldı'))
    expect(texts()).toEqual(['3. söz', 'Kaldırıldı', '1. söz'])
  })

  it('again comes with its page where that is not loaded', () => {
    const { put, numbers } = conversation(
      [
        [5, 4],
        [3, 2],
      ],
      older,
    )
    put(messageOf(1, 'Kaldırıldı'))
    expect(numbers()).toEqual([
      [5, 4],
      [3, 2],
    ])
  })

  it('is the first of a conversation also when the answer to it was here before', () => {
    const { put, numbers } = conversation([[]])
    for (const id of [2, 1]) put(messageOf(id))
    expect(numbers()).toEqual([[2, 1]])
  })
})
