import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect as openSocket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { PushedNotice } from '../../../core/contracts/push.ts'
import { atEnd } from '../../../tests/support/at-end.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type Answer, type TestSite, until } from '../../../tests/support/site.ts'
import { createRemote, type Remote, type RemoteOptions } from '../../remote/remote.ts'
import { type Browser, newBrowser } from './browser.fixture.ts'

interface ReceivedPush {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface PushServer {
  /** The network of the tests: every name leads to this server. */
  remote: Remote
  received: ReceivedPush[]
  /** What it says to the next push for a browser, and to those after it. */
  says(browser: Browser, answer: (response: ServerResponse) => void): void
}

export const status =
  (code: number) =>
  (response: ServerResponse): void =>
    void response.writeHead(code).end()

/** A real server that takes pushes as those of the browsers' makers do. */
export async function pushServer(options: Partial<RemoteOptions> = {}): Promise<PushServer> {
  const received: ReceivedPush[] = []
  const answers = new Map<string, (response: ServerResponse) => void>()
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.on('error', () => undefined)
    const path = request.url!
    received.push({ path, headers: request.headers, body: await buffer(request) })
    const answer = answers.get(path) ?? status(201)
    answer(response)
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  atEnd(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const remote = createRemote({
    timeout: 600_000,
    allowed: [],
    connect: (_, callback) => {
      const socket = openSocket(port, '127.0.0.1', () => callback(null, socket))
    },
    ...options,
  })
  return { remote, received, says: ({ path }, answer) => void answers.set(path, answer) }
}

export const subscribe = (
  site: TestSite,
  as: Member | undefined,
  { subscription }: Pick<Browser, 'subscription'>,
): Promise<Answer> =>
  site.call({
    method: 'POST',
    url: '/api/push_subscriptions',
    payload: subscription,
    ...(as && { as }),
  })

/** A browser in which a member has asked for pushes. */
export async function listeningBrowser(site: TestSite, as: Member): Promise<Browser> {
  const browser = newBrowser()
  const { status, text } = await subscribe(site, as, browser)
  expect(status, text).toBe(201)
  return browser
}

/** Everything gathered is due at once. */
export async function pushesAreDue(site: TestSite): Promise<void> {
  await site.runChores()
  await sql`UPDATE push_subscriptions SET due_at = now() WHERE due_at IS NOT NULL`.execute(
    site.database,
  )
  await site.runChores()
}

/** All that is queued has been sent, or is known to be for nobody. */
export const pushesAreSent = (site: TestSite): Promise<true> =>
  until(async () => {
    const { rows } = await sql`SELECT FROM push_subscriptions
      WHERE queued_at IS NOT NULL`.execute(site.database)
    return rows.length === 0 || undefined
  })

/** Everything that a browser has shown, once all that is gathered is sent. */
export async function allShown(
  site: TestSite,
  server: PushServer,
  browser: Browser,
): Promise<PushedNotice[]> {
  await pushesAreDue(site)
  await pushesAreSent(site)
  return browser.shown(server)
}

/** In how many seconds a member's next push is due. */
export async function pushDueIn(site: TestSite, { id }: Member): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM due_at - now())::float AS seconds FROM push_subscriptions
    JOIN sessions ON sessions.id = session_id
    WHERE user_id = ${id} AND due_at IS NOT NULL`.execute(site.database)
  return rows[0]?.seconds
}
