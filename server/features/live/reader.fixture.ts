import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from '../../../tests/support/at-end.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, until } from '../../../tests/support/site.ts'

/** A message of the stream, as the browser's own reader would understand it. */
export interface Received {
  id: string | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever came
  data: any
}

export interface Reader {
  status: number
  body: string
  messages: Received[]
  /** Every line that is a comment. */
  heartbeats: number
  isEnded: boolean
  /** Waits for a message of this kind. */
  next(type: string, isMeant?: (message: Received) => boolean): Promise<Received>
  /** Takes nothing more, as somebody on a dead line does, until it goes on. */
  stall(): void
  goOn(): void
  close(): void
}

interface ReaderOptions {
  as?: Member
  lastEventId?: string
  headers?: Record<string, string>
}

const opened = new WeakMap<TestSite['app'], Promise<unknown>>()

/** Once, though several may ask at the same moment. */
function listening(app: TestSite['app']): Promise<unknown> {
  const known = opened.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' })
  opened.set(app, known)
  return known
}

/** Opens a stream over a real connection, until the tests end; the server listens from the first one on. */
export async function read(
  { app }: TestSite,
  topics: string[],
  { as, lastEventId, headers = {} }: ReaderOptions = {},
): Promise<Reader> {
  await listening(app)
  const { port } = app.server.address() as AddressInfo
  const query = topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join('&')
  const asked = request({
    port,
    host: '127.0.0.1',
    path: `/.well-known/mercure?${query}`,
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      ...headers,
    },
  })
  atEnd(() => void asked.destroy())
  const reader: Reader = {
    ...{ status: 0, body: '', messages: [], heartbeats: 0, isEnded: false },
    next: (type, isMeant = () => true) =>
      until(() => reader.messages.find((each) => each.data['@type'] === type && isMeant(each))),
    stall: () => undefined,
    goOn: () => undefined,
    close: () => asked.destroy(),
  }
  await new Promise<void>((resolve, reject) => {
    asked.on('error', reject)
    asked.on('response', (response) => {
      reader.status = response.statusCode ?? 0
      reader.stall = () => void response.pause()
      reader.goOn = () => void response.resume()
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        reader.body += text
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop()!
        for (const block of blocks) take(reader, block)
      })
      for (const event of ['end', 'error', 'close'])
        response.on(event, () => {
          reader.isEnded = true
        })
      resolve()
    })
    asked.end()
  })
  return reader
}

function take(reader: Reader, block: string): void {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data = field('data')
  if (block.startsWith(':')) reader.heartbeats++
  if (data !== undefined) reader.messages.push({ id: field('id'), data: JSON.parse(data) })
}

/** What the comments say that have come, in their order. */
export const commentsOf = ({ messages }: Pick<Reader, 'messages'>): string[] =>
  messages.flatMap(({ data }) => (data['@type'] === 'Comment' ? [data.text] : []))
