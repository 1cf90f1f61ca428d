import type { BrowserContext } from '@playwright/test'

interface Incident {
  /** What the test would have to announce: a status, or 0 where no answer came at all. */
  status: number | null
  path: string
  text: string
}

interface Announcement {
  status: number
  path: string
  mayStayAway?: boolean
}

/** What the browser keeps to itself unless one asks for it. */
const quiet = new Set<string>(['debug', 'verbose'])

/** Collects what must not happen on a page unless the test says that it will. */
export class Watch {
  readonly #incidents: Incident[] = []
  readonly #announced: Announcement[] = []
  readonly #expectedMessages: RegExp[] = []

  /** The answer to this path will be a failure; 0 means that none will come. */
  announce(status: number, path: string): void {
    this.#announced.push({ status, path })
  }

  /** A failure that depends on how the page goes about it. */
  tolerate(status: number, path: string): void {
    this.#announced.push({ status, path, mayStayAway: true })
  }

  /** The browser itself will say this in the console. */
  announceMessage(pattern: RegExp): void {
    this.#expectedMessages.push(pattern)
  }

  over(context: BrowserContext): void {
    context.on('response', (response) => {
      const path = pathOf(response.url())
      const status = response.status()
      if (status >= 400) this.#incidents.push({ status, path, text: `${status} for ${path}` })
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Left behind by going elsewhere, or not asked for in a browser without scripts. What the
      // policy blocks is told in the console too.
      if (reason === 'net::ERR_ABORTED' || reason === 'csp') return
      const path = pathOf(request.url())
      this.#incidents.push({ status: 0, path, text: `${reason} for ${path}` })
    })
    context.on('weberror', (error) => {
      this.#incidents.push({ status: null, path: '', text: `uncaught: ${error.error().message}` })
    })
    context.on('console', (message) => {
      if (quiet.has(message.type())) return
      const status = statusIn(message.text())
      const path = pathOf(message.location().url)
      this.#incidents.push({ status, path, text: `${message.type()}: ${message.text()}` })
    })
  }

  /** What happened without being announced. */
  unexpected(): string[] {
    return this.#incidents
      .filter((incident) => !isOfStreamAway(incident) && !this.#wasAnnounced(incident))
      .map((incident) => incident.text)
  }

  /** What was announced without happening. */
  missing(): string[] {
    return this.#announced
      .filter(({ mayStayAway }) => mayStayAway !== true)
      .filter((announced) => !this.#incidents.some((incident) => matches(announced, incident)))
      .map(({ status, path }) => `${status} for ${path}`)
  }

  #wasAnnounced(incident: Incident): boolean {
    return (
      this.#announced.some((announced) => matches(announced, incident)) ||
      this.#expectedMessages.some((pattern) => pattern.test(incident.text))
    )
  }
}

/** Its code comes when the page rests, whatever a test is just looking at. */
export const isOfStream = (path: string): boolean =>
  /^\/assets\/(?:live|live-page|live-post|new-comments|comment-count|notifications-key|messages\.gen|marking-here|reading-history)-/.test(
    path,
  )

/** A stream that is cut or refused is opened again; what a page makes of it is what its tests ask. */
const isOfStreamAway = ({ status, path }: Incident): boolean =>
  (path === '/.well-known/mercure' && [0, 403, 429, 503].includes(status ?? -1)) ||
  (isOfStream(path) && status === 0)

const matches = (announced: Announcement, incident: Incident): boolean =>
  announced.status === incident.status && announced.path === incident.path

/** The browser repeats each failed request in the console; other messages belong to no request. */
function statusIn(message: string): number | null {
  if (!message.startsWith('Failed to load resource')) return null
  return Number(/status of (\d+)/.exec(message)?.[1] ?? 0)
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url)
