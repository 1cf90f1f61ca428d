import type { CurrentUser } from '../core/contracts/users.ts'
import { currentViewer, refreshViewer, setViewer } from './viewer.ts'

/** An item of the API, as the stream brings it. */
export interface LiveItem {
  '@type': string
}

type Message =
  | { item: LiveItem; last: string }
  | { last: string }
  | { tab: string; topics: string[] }
  | { question: 'topics' | 'viewer' }

/** Another one whenever the messages change: a tab of an earlier release then has a stream of its own. */
const name = 'hokka-canli-2'
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
let announcing: ReturnType<typeof setInterval> | undefined
/** The number of the last event that this tab knows of; whichever tab reads next goes on after it. */
let last = ''
/** When the tab that reads last sent something. */
let readerSeenAt = 0

/** In milliseconds. Browsers run timers of hidden tabs once a minute. */
const readerRepeat = 20_000
const longestSleep = 120_000

const isInView = (): boolean => document.visibilityState === 'visible'

/** One stream for the browser: the tab that holds the lock reads it, the next one when that is closed. */
export function startLive(): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data))
  addEventListener('pagehide', () => listenTo([]))
  if (channel === null || !('locks' in navigator)) return lead()
  takeTurn()
}

function lead(): void {
  stream = new Stream()
  announcing = setInterval(() => sendToTabs({ last }), readerRepeat)
  sendToTabs({ question: 'topics' })
  stream.update()
}

/** A browser may put to sleep what nobody looks at, the tab that reads included: then one in view takes its place. */
function takeTurn(): void {
  readerSeenAt = Date.now()
  const waiting = new AbortController()
  const { signal } = waiting
  const request = (options: LockOptions): void => {
    let isHeld = false
    const read = (): Promise<never> => {
      isHeld = true
      waiting.abort()
      lead()
      return new Promise(() => undefined)
    }
    navigator.locks.request(name, options, read).catch(() => {
      if (isHeld) stepBack()
    })
  }
  const look = (): void => {
    if (!isInView() || Date.now() - readerSeenAt < longestSleep) return
    waiting.abort()
    request({ steal: true })
  }
  const watching = setInterval(look, readerRepeat)
  signal.addEventListener('abort', () => clearInterval(watching))
  document.addEventListener('visibilitychange', look, { signal })
  request({ signal })
}

function stepBack(): void {
  clearInterval(announcing)
  stream?.close()
  stream = undefined
  takeTurn()
}

function receive(message: Message): void {
  if ('last' in message) {
    readerSeenAt = Date.now()
    // Whoever reads the stream knows better than a tab that has only just woken up.
    if (stream === undefined) last = message.last
    return 'item' in message ? take(message.item) : undefined
  }
  if ('question' in message)
    return message.question === 'viewer' ? void refreshViewer() : listenTo(wanted.get(tab) ?? [])
  if (!('tab' in message)) return
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
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  /** When the last sign of life came; a separate hub gives none, and nobody waits for it. */
  #lastSignAt: number | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined
  readonly #closing = new AbortController()

  constructor() {
    const wake = (): void => {
      const isSilent = Date.now() - (this.#lastSignAt ?? Infinity) > longestSilence
      if (isInView() && (this.#retry !== undefined || isSilent)) this.#open()
    }
    const { signal } = this.#closing
    addEventListener('online', wake, { signal })
    document.addEventListener('visibilitychange', wake, { signal })
  }

  close(): void {
    this.#closing.abort()
    this.#leave()
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
    this.#leave()
    if (this.#topics === '') return
    const from = last === '' ? '' : `&lastEventID=${last}`
    const source = new EventSource(`/.well-known/mercure?${this.#topics}${from}`)
    this.#source = source
    if (this.#lastSignAt !== undefined) this.#expectSign()
    source.addEventListener('open', () => {
      this.#failures = 0
    })
    source.addEventListener('beat', () => this.#expectSign())
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      if (lastEventId !== '') last = lastEventId
      const item = JSON.parse(data) as LiveItem
      take(item)
      sendToTabs({ item, last })
    })
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED && source === this.#source) this.#openLater()
    })
  }

  #leave(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#silenceTimer)
    this.#retry = undefined
    this.#source?.close()
    this.#source = undefined
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
