import { EventSource } from 'eventsource'
import { atEnd } from '../../../tests/support/at-end.ts'
import { until } from '../../../tests/support/site.ts'
import type { Received } from './reader.fixture.ts'

export interface Listening {
  messages: Received[]
  /** What each connection asked to go on after, in their order. */
  resumedFrom: (string | null)[]
  next(type: string, isMeant?: (message: Received) => boolean): Promise<Received>
}

/**
 * The public client for other programs, which sends its token in a header and comes back by itself.
 * Refused, it gives up as browsers do, and is opened again where it was, as our pages do.
 */
export function listen(url: string, topics: string[], token?: string): Listening {
  const query = topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join('&')
  const messages: Received[] = []
  const resumedFrom: (string | null)[] = []
  let last = ''
  let source: EventSource
  let again: NodeJS.Timeout
  const withToken = (address: string | URL, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    resumedFrom.push(headers.get('last-event-id'))
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    return fetch(address, { ...init, headers })
  }
  const open = (): void => {
    const from = last === '' ? '' : `&lastEventID=${last}`
    source = new EventSource(`${url}/.well-known/mercure?${query}${from}`, { fetch: withToken })
    source.addEventListener('message', ({ data, lastEventId }) => {
      last = lastEventId
      messages.push({ id: lastEventId, data: JSON.parse(data) })
    })
    source.addEventListener('error', () => {
      if (source.readyState === source.CLOSED) again = setTimeout(open, 100)
    })
  }
  open()
  atEnd(() => {
    clearTimeout(again)
    source.close()
  })
  return {
    messages,
    resumedFrom,
    next: (type, isMeant = () => true) =>
      until(() => messages.find((each) => each.data['@type'] === type && isMeant(each))),
  }
}
