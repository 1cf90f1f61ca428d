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

/** One that is known already comes again when its words were taken down, or put back. */
export function putMessage(queries: QueryClient, id: string, message: ShownMessage): void {
  queries.setQueryData<InfiniteData<MessagePage>>(messagesKey(id), (known) => {
    if (known === undefined) return known
    if (known.pages.some(({ items }) => items.some((item) => item.id === message.id)))
      return { ...known, pages: known.pages.map((page) => withMessage(page, message)) }
    // Older than all that is loaded, it comes with its own page, if there is another one.
    const position = known.pages.findIndex(
      ({ items, next }) => next === null || items.some(({ id }) => id < message.id),
    )
    const pages = known.pages.map((page, index) =>
      index === position ? added(page, message) : page,
    )
    return { ...known, pages }
  })
  void queries.invalidateQueries({ queryKey: messengersKey })
}

/** Two who write at once may hear of the later one first. */
const added = (page: MessagePage, message: ShownMessage): MessagePage => ({
  ...page,
  items: [message, ...page.items].sort((one, other) => other.id - one.id),
})

const withMessage = (page: MessagePage, message: ShownMessage): MessagePage => ({
  ...page,
  items: page.items.map((item) => (item.id === message.id ? message : item)),
})

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
