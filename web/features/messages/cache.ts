import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import {
  type MessagePage,
  type MessengerPage,
  messagesKey,
  messengersKey,
  type ShownMessage,
  type ShownMessenger,
} from './queries.ts'

/** What arrives is put where it is shown; a list that it moves in is loaded anew. */

export function addMessage(queries: QueryClient, id: string, message: ShownMessage): void {
  queries.setQueryData<InfiniteData<MessagePage>>(messagesKey(id), (known) => {
    if (known === undefined || known.pages.some(({ items }) => isIn(items, message))) return known
    const [newest, ...older] = known.pages
    if (newest === undefined) return known
    return { ...known, pages: [{ ...newest, items: [message, ...newest.items] }, ...older] }
  })
  void queries.invalidateQueries({ queryKey: messengersKey })
}

const isIn = (items: ShownMessage[], { id }: ShownMessage): boolean =>
  items.some((item) => item.id === id)

export function putMessenger(queries: QueryClient, messenger: ShownMessenger): void {
  const queryKey = ['messenger', String(messenger.id)]
  if (queries.getQueryData(queryKey) !== undefined) queries.setQueryData(queryKey, messenger)
  const change = (item: ShownMessenger): ShownMessenger =>
    item.id === messenger.id ? messenger : item
  queries.setQueriesData<InfiniteData<MessengerPage>>({ queryKey: messengersKey }, (known) => {
    if (known === undefined) return known
    const pages = known.pages.map((page) => ({ ...page, items: page.items.map(change) }))
    return { ...known, pages }
  })
}

/** What one decided about a conversation oneself: it may belong elsewhere now, or nowhere. */
export function moveMessenger(queries: QueryClient, messenger: ShownMessenger): void {
  putMessenger(queries, messenger)
  void queries.invalidateQueries({ queryKey: messengersKey })
}
