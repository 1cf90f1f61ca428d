import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export const hubKey = 'yalnız sitenin ve merkezin bildiği bir anahtar'

interface Update {
  id: string
  topic: string
  isPrivate: boolean
  data: string
}

interface Subscriber {
  topics: string[]
  allowed: string[]
  response: ServerResponse
}

/** Takes updates and gives them to readers as the Mercure protocol says; keeps all of them for those who come back. */
export class MercureHub {
  readonly updates: Update[] = []
  /** What was wrong with requests, by the rules of the protocol. */
  readonly refused: string[] = []
  /** Where readers' pages come from. */
  readonly origins = new Set<string | undefined>()
  /** An update that says this is taken, and not answered. */
  silentAbout: string | undefined
  /** An update that says this is too large for it. */
  tooLarge: string | undefined
  /** Requests that were not answered. */
  unanswered = 0
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  readonly #subscribers = new Set<Subscriber>()
  #port = 0

  get url(): string {
    return `http://127.0.0.1:${this.#port}/.well-known/mercure`
  }

  async up(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as { port: number }).port
  }

  async down(): Promise<void> {
    const isClosed = once(this.#server, 'close')
    this.#server.close()
    this.cut()
    await isClosed
  }

  cut(): void {
    this.#server.closeAllConnections()
  }

  /** The items of one kind that were published, in their order. */
  items(type: string) {
    return this.updates.map(({ data }) => JSON.parse(data)).filter((item) => item['@type'] === type)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.method === 'POST') await this.#take(request, response)
      else this.#subscribe(request, response)
    } catch (error) {
      this.refused.push((error as Error).message)
      response.writeHead(error instanceof Unauthorized ? 401 : 400).end()
    }
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request))
    const [topic = '', ...others] = form.getAll('topic')
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded;charset=UTF-8')
      throw new Error('not a form')
    if (!URL.canParse(topic) || others.length > 0) throw new Error('not one topic')
    const { publish = [] } = claimsOf(request.headers.authorization?.replace(/^Bearer /, ''))
    if (!publish.includes(topic)) throw new Unauthorized('not allowed to publish')
    const data = form.get('data') ?? ''
    if (this.tooLarge !== undefined && data.includes(this.tooLarge))
      return void response.writeHead(413).end()
    const id = form.get('id') ?? `urn:uuid:${randomUUID()}`
    const isPrivate = form.get('private') === 'on'
    const update = { id, topic, isPrivate, data }
    this.updates.push(update)
    for (const subscriber of this.#subscribers) send(subscriber, update)
    if (this.silentAbout === undefined || !data.includes(this.silentAbout))
      return void response.end(id)
    this.unanswered++
  }

  #subscribe(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(request.url!, this.url)
    const { subscribe = [] } = claimsOf(searchParams.get('authorization') ?? undefined)
    const subscriber = { topics: searchParams.getAll('topic'), allowed: subscribe, response }
    this.origins.add(request.headers.origin)
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'access-control-allow-origin': request.headers.origin ?? '*',
    })
    response.write(':\n\n')
    const last = request.headers['last-event-id'] ?? searchParams.get('lastEventID')
    const position = this.updates.findLastIndex(({ id }) => id === last)
    if (position >= 0)
      for (const update of this.updates.slice(position + 1)) send(subscriber, update)
    this.#subscribers.add(subscriber)
    response.on('close', () => this.#subscribers.delete(subscriber))
  }
}

class Unauthorized extends Error {}

function send({ topics, allowed, response }: Subscriber, update: Update): void {
  const { id, topic, isPrivate, data } = update
  if (!topics.includes(topic) || (isPrivate && !allowed.includes(topic))) return
  response.write(`id: ${id}\ndata: ${data}\n\n`)
}

interface Claims {
  publish?: string[]
  subscribe?: string[]
}

function claimsOf(token = ''): Claims {
  const [head = '', body = '', signature] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString() || '{}')
  const signed = createHmac('sha256', hubKey).update(`${head}.${body}`).digest('base64url')
  if (read(head).alg !== 'HS256' || signature !== signed) throw new Unauthorized('not signed')
  const { mercure, exp } = read(body)
  if (!(exp * 1000 > Date.now())) throw new Unauthorized('run out')
  return mercure
}
