import type { CurrentUser } from '../core/contracts/users.ts'
import { currentViewer, refreshViewer, setViewer } from './viewer.ts'

/** An item of the API, as the stream brings it. */
export interface LiveItem {
  '@type': string
}

type Message =
  | { item: LiveItem }
  | { tab: string; topics: string[] }
  | { question: 'topics' | 'viewer' }

const name = 'hokka-canli'
const tab = crypto.randomUUID()
const listeners = new Set<(item: LiveItem) => void>()
/** The topics each tab wants; only the tab that reads the stream needs to know. */
const wanted = new Map<string, string[]>()
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null

// Unlike a window's, a channel's messages reach this origin alone.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const sendToTabs = (message: Message): void => channel?.postMessage(message)

export function whenItemArrives(listener: (item: LiveItem) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The topics this tab wants from now on. */
export function listenTo(topics: string[]): void {
  wanted.set(tab, topics)
  sendToTabs({ tab, topics })
  stream?.update()
}

let stream: Stream | undefined

/** One stream for the browser: the tab that holds the lock reads it, the next one when that is closed. */
export function startLive(): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data))
  addEventListener('pagehide', () => listenTo([]))
  const lead = (): void => {
    stream = new Stream()
    sendToTabs({ question: 'topics' })
    stream.update()
  }
  if (channel === null || !('locks' in navigator)) return lead()
  void navigator.locks.request(name, () => {
    lead()
    return new Promise(() => undefined)
  })
}

function receive(message: Message): void {
  if ('item' in message) return take(message.item)
  if ('question' in message)
    return message.question === 'viewer' ? void refreshViewer() : listenTo(wanted.get(tab) ?? [])
  wanted.set(message.tab, message.topics)
  stream?.update()
}

/** The counts of the header belong to whoever is looking; the rest is for the page. */
function take(item: LiveItem): void {
  if (item['@type'] === 'User') {
    const user = item as CurrentUser
    if (currentViewer()?.id === user.id) setViewer(user)
    return
  }
  for (const listener of listeners) listener(item)
}

const longestWait = 60_000
/** In milliseconds: our own hub gives a sign of life three times as often. */
const longestSilence = 60_000

/** The browser's own reader, which comes back by itself unless it was refused. */
class Stream {
  #source: EventSource | undefined
  #topics = ''
  #last = ''
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  /** When the last sign of life came; a separate hub gives none, and nobody waits for it. */
  #lastSignAt: number | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    const wake = (): void => {
      const isSilent = Date.now() - (this.#lastSignAt ?? Infinity) > longestSilence
      if (document.visibilityState === 'visible' && (this.#retry !== undefined || isSilent))
        this.#open()
    }
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
  }

  /** Opens another when other things are wanted, and goes on with what the last one brought. */
  update(): void {
    const topics = [...new Set([...wanted.values()].flat())].sort()
    const query = topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join('&')
    if (query === this.#topics) return
    this.#topics = query
    this.#open()
  }

  #open(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#silenceTimer)
    this.#retry = undefined
    this.#source?.close()
    this.#source = undefined
    if (this.#topics === '') return
    const from = this.#last === '' ? '' : `&lastEventID=${this.#last}`
    const source = new EventSource(`/.well-known/mercure?${this.#topics}${from}`)
    this.#source = source
    if (this.#lastSignAt !== undefined) this.#expectSign()
    source.addEventListener('open', () => {
      this.#failures = 0
    })
    source.addEventListener('beat', () => this.#expectSign())
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      if (lastEventId !== '') this.#last = lastEventId
      const item = JSON.parse(data) as LiveItem
      take(item)
      sendToTabs({ item })
    })
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED && source === this.#source) this.#openLater()
    })
  }

  /** A connection that was lost in sleep or on the way says nothing of it; what it missed comes with the next one. */
  #expectSign(): void {
    clearTimeout(this.#silenceTimer)
    this.#lastSignAt = Date.now()
    this.#silenceTimer = setTimeout(() => this.#open(), longestSilence * (1 + Math.random() / 2))
  }

  /** Refused: the session may have ended, or there are too many; all tabs of all members wait differently long. */
  #openLater(): void {
    clearTimeout(this.#silenceTimer)
    const wait = Math.min(longestWait, 2000 * 2 ** this.#failures++)
    this.#retry = setTimeout(() => this.#open(), wait * (0.5 + Math.random()))
    // Any tab may still be somebody's who has left, and one refused topic refuses them all.
    void refreshViewer()
    sendToTabs({ question: 'viewer' })
  }
}
