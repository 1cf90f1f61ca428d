import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher } from 'undici'
import { site } from '../../core/site.ts'
import { acceptedEncodings, type BodyLimits, readBody } from './body.ts'
import { mediaTypeOf } from './charset.ts'
import { type Connector, guardedConnector } from './guarded-connector.ts'
import { type AllowedHosts, mayBeAsked } from './remote-address.ts'

/** The other side did not give what was asked for, for whatever reason. Nobody has to look at it. */
export class RemoteFailure extends Error {}

export interface Wanted extends BodyLimits {
  /** The only types that are read. */
  types: readonly string[]
}

export interface RemoteText {
  /** Where it was found in the end. */
  url: URL
  contentType: string
  bytes: Buffer
}

export interface Message {
  headers: Record<string, string | number>
  body: Buffer
}

/** How we ask other people's servers for something: carefully, and never anybody inside. */
export interface Remote {
  mayBeAsked(url: URL): boolean
  read(url: URL, wanted: Wanted): Promise<RemoteText>
  /** Where an address leads, without going there. */
  redirectOf(url: URL): Promise<URL | null>
  /** The status of what an address gives, of which nothing is read. */
  statusOf(url: URL): Promise<number>
  /** Sends something there, and gives the status of the answer, of which nothing else is read. */
  post(url: URL, message: Message): Promise<number>
}

export interface RemoteOptions {
  allowed: AllowedHosts
  /** For everything together: names, connections, redirects, text. */
  timeout?: number
  /** The way to the network, for tests. */
  lookup?: LookupFunction
  connect?: Connector
}

const maxRedirects = 5
const maxHeaderBytes = 16 * 1024
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

type Response = Dispatcher.ResponseData

export function createRemote({ allowed, timeout = 5000, lookup, connect }: RemoteOptions): Remote {
  /** Each question has connections of its own, which end with it. */
  async function asking<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
    const signal = AbortSignal.timeout(timeout)
    const agent = new Agent({
      connect: connect ?? guardedConnector(allowed, timeout, lookup),
      maxHeaderSize: maxHeaderBytes,
      allowH2: false,
    })
    try {
      return await work((url, request) => askOnce(agent, url, request, signal))
    } catch (error) {
      throw new RemoteFailure('the other side failed', { cause: error })
    } finally {
      void agent.destroy().catch(() => undefined)
    }
  }

  const refuse = (url: URL): void => {
    if (!mayBeAsked(url, allowed)) throw new RemoteFailure(`${url.host} may not be asked`)
  }

  return {
    mayBeAsked: (url) => mayBeAsked(url, allowed),
    read: (start, wanted) =>
      asking(async (ask) => {
        let url = start
        for (let hops = 0; hops <= maxRedirects; hops++) {
          refuse(url)
          const response = await ask(url, reading(wanted.types))
          const next = locationOf(response, url)
          if (next === null) return textOf(response, url, wanted)
          leave(response)
          url = next
        }
        throw new RemoteFailure('too many redirects')
      }),
    redirectOf: (url) =>
      asking(async (ask) => {
        refuse(url)
        const response = await ask(url, reading(['text/html']))
        leave(response)
        return locationOf(response, url)
      }),
    statusOf: (url) =>
      asking(async (ask) => {
        refuse(url)
        const response = await ask(url, reading(['text/html']))
        leave(response)
        return response.statusCode
      }),
    post: (url, { headers, body }) =>
      asking(async (ask) => {
        refuse(url)
        const response = await ask(url, { method: 'POST', headers, body })
        leave(response)
        return response.statusCode
      }),
  }
}

interface Request extends Partial<Message> {
  method: 'GET' | 'POST'
}

type Ask = (url: URL, request: Request) => Promise<Response>

const reading = (types: readonly string[]): Request => ({
  method: 'GET',
  headers: {
    accept: types.join(', '),
    'accept-language': 'tr, en;q=0.5',
    'accept-encoding': acceptedEncodings,
  },
})

async function askOnce(
  agent: Agent,
  url: URL,
  { method, headers, body }: Request,
  signal: AbortSignal,
): Promise<Response> {
  const response = await agent.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method,
    signal,
    headers: { 'user-agent': `HokkaBot/1.0 (+${site.url})`, ...headers },
    ...(body && { body }),
  })
  // Readers get errors of the body by themselves; without one an error would end the process.
  response.body.on('error', () => undefined)
  return response
}

function locationOf({ statusCode, headers }: Response, url: URL): URL | null {
  if (!redirects.has(statusCode)) return null
  const location = oneOf(headers.location)
  const next = location === undefined ? null : URL.parse(location, url)
  if (next === null) throw new RemoteFailure('a redirect to nowhere')
  next.hash = ''
  return next
}

async function textOf(response: Response, url: URL, wanted: Wanted): Promise<RemoteText> {
  const { statusCode, headers, body } = response
  const contentType = oneOf(headers['content-type']) ?? ''
  if (statusCode !== 200 || !wanted.types.includes(mediaTypeOf(contentType))) {
    leave(response)
    throw new RemoteFailure(`status ${statusCode}, type ${contentType.slice(0, 100)}`)
  }
  const bytes = await readBody(body, oneOf(headers['content-encoding']), wanted)
  leave(response)
  if (bytes === undefined) throw new RemoteFailure('an unknown encoding')
  return { url, contentType, bytes }
}

/** A header that comes twice says nothing. */
const oneOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined

/** What is not read is not waited for. */
const leave = ({ body }: Response): void => void body.destroy()
