import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { pushLimits, pushMessages } from '../../../core/contracts/push.ts'
import { validation } from '../../../core/validation-messages.ts'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { siteOn, type TestSite, testSite } from '../../../tests/support/site.ts'
import { confirmationRequired } from '../../../core/confirmation-required.ts'
import { refusals } from '../../messages.ts'
import { prepareDatabase } from '../../prepare.ts'
import { type Browser, newBrowser } from './browser.fixture.ts'
import { subscribe as subscribeOn } from './push.fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const subscribe = (as: Member | undefined, browser: Pick<Browser, 'subscription'>) =>
  subscribeOn(site, as, browser)
const read = (url: string, as?: Member) => site.call({ url: `/api${url}`, ...(as && { as }) })
const remove = (id: number | string, as?: Member) =>
  site.call({ method: 'DELETE', url: `/api/push_subscriptions/${id}`, ...(as && { as }) })
const endpoints = async (as: Member): Promise<string[]> =>
  (await read('/push_subscriptions', as)).body['hydra:member'].map(
    ({ endpoint }: { endpoint: string }) => endpoint,
  )

async function signInAgain({ username, ...member }: Member): Promise<Member> {
  const payload = { username, password: goodPassword }
  const { body } = await site.call({ method: 'POST', url: '/api/login', payload })
  return { ...member, username, token: body.token }
}

describe('GET /push_subscriptions/key', () => {
  it('gives every member the same key, in every process and after every start', async () => {
    const { status, body } = await read('/push_subscriptions/key', await site.member())
    expect(status).toBe(200)
    expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65)
    await Promise.all(Array.from({ length: 3 }, () => prepareDatabase(site.address)))
    const other = await siteOn(site.address)
    const as = await other.member()
    expect((await other.call({ url: '/api/push_subscriptions/key', as })).body).toEqual(body)
  })

  it('is made for a database that has none, once by several that start at once', async () => {
    const { address, database } = await testSite()
    await sql`DELETE FROM push_keys`.execute(database)
    await Promise.all(Array.from({ length: 3 }, () => prepareDatabase(address)))
    const { rows } = await sql`SELECT FROM push_keys`.execute(database)
    expect(rows).toHaveLength(1)
  })

  it('is nothing for visitors', async () => {
    expect((await read('/push_subscriptions/key')).status).toBe(401)
  })
})

describe('POST /push_subscriptions', () => {
  it('is made for the member, found in the list and under its address', async () => {
    const [member, browser] = [await site.member(), newBrowser()]
    const { status, body } = await subscribe(member, browser)
    expect(status).toBe(201)
    expect(body).toEqual({
      '@id': `/api/push_subscriptions/${body.id}`,
      '@type': 'PushSubscription',
      id: expect.any(Number),
      endpoint: browser.subscription.endpoint,
      createdAt: expect.any(String),
    })
    expect((await read('/push_subscriptions', member)).body).toMatchObject({
      'hydra:totalItems': 1,
      'hydra:member': [body],
    })
    expect((await read(`/push_subscriptions/${body.id}`, member)).body).toEqual(body)
  })

  it('is one for the same browser, also for two at once', async () => {
    const [member, browser] = [await site.member(), newBrowser()]
    const both = await Promise.all([subscribe(member, browser), subscribe(member, browser)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0].body).toEqual(both[1].body)
    expect((await subscribe(member, browser)).body).toEqual(both[0].body)
    expect(await endpoints(member)).toHaveLength(1)
  })

  it('belongs to whoever signed in last in that browser', async () => {
    const [first, second, browser] = [await site.member(), await site.member(), newBrowser()]
    const { body } = await subscribe(first, browser)
    const taken = await subscribe(second, browser)
    expect(taken.status).toBe(201)
    expect(await endpoints(second)).toEqual([browser.subscription.endpoint])
    expect(await endpoints(first)).toEqual([])
    expect((await read(`/push_subscriptions/${body.id}`, first)).status).toBe(404)
  })

  it('belongs to one of two members who ask at once', async () => {
    const [one, other, browser] = [await site.member(), await site.member(), newBrowser()]
    await Promise.all([subscribe(one, browser), subscribe(other, browser)])
    expect([...(await endpoints(one)), ...(await endpoints(other))]).toHaveLength(1)
  })

  it('takes the place of the oldest when there are too many, also for two at once', async () => {
    const member = await site.member()
    const [oldest, ...others] = Array.from({ length: pushLimits.subscriptions }, newBrowser)
    for (const browser of [oldest!, ...others]) await subscribe(member, browser)
    expect(await endpoints(member)).toContain(oldest!.subscription.endpoint)
    const late = [newBrowser(), newBrowser()]
    await Promise.all(late.map((browser) => subscribe(member, browser)))
    const left = await endpoints(member)
    expect(left).toHaveLength(pushLimits.subscriptions)
    for (const { subscription } of [...late, ...others.slice(1)])
      expect(left).toContain(subscription.endpoint)
  })

  const { endpoint, keys } = newBrowser().subscription
  it.each<[string, unknown, string, string]>([
    ['no endpoint', { keys }, 'endpoint', pushMessages.endpoint],
    [
      'another scheme',
      { endpoint: 'http://push.ornek.com/a', keys },
      'endpoint',
      pushMessages.endpoint,
    ],
    ['no address', { endpoint: 'https://', keys }, 'endpoint', pushMessages.endpoint],
    [
      'a name and a password',
      { endpoint: 'https://a:b@push.ornek.com/', keys },
      'endpoint',
      pushMessages.endpoint,
    ],
    [
      'a long address',
      { endpoint: `https://push.ornek.com/${'a'.repeat(1000)}`, keys },
      'endpoint',
      pushMessages.endpointTooLong,
    ],
    [
      'an address that grows',
      { endpoint: `https://push.ornek.com/${'ş'.repeat(400)}`, keys },
      'endpoint',
      pushMessages.endpointTooLong,
    ],
    ['no keys', { endpoint }, 'keys', validation.required],
    [
      'a short key',
      { endpoint, keys: { ...keys, p256dh: 'kısa' } },
      'keys.p256dh',
      pushMessages.p256dh,
    ],
    [
      'a key that is no point of the curve',
      { endpoint, keys: { ...keys, p256dh: `BA${'A'.repeat(85)}` } },
      'keys.p256dh',
      pushMessages.p256dh,
    ],
    ['no secret', { endpoint, keys: { p256dh: keys.p256dh } }, 'keys.auth', pushMessages.auth],
    ...[
      'https://127.0.0.1/',
      'https://localhost/',
      'https://[::1]/',
      'https://10.0.0.1/a',
      'https://169.254.169.254/latest/',
      'https://wiki.internal/',
      'https://push.ornek.com:8443/',
    ].map((inside): [string, unknown, string, string] => [
      inside,
      { endpoint: inside, keys },
      'endpoint',
      refusals.remote.unreachable,
    ]),
  ])('refuses %s', async (_, subscription, propertyPath, message) => {
    const member = await site.member()
    const { status, body } = await subscribe(member, { subscription } as Browser)
    expect([status, body.violations]).toEqual([422, [{ propertyPath, message }]])
    expect(await endpoints(member)).toEqual([])
  })

  it('refuses visitors and members whose address is not confirmed', async () => {
    const waiting = await site.member({ isConfirmed: false })
    expect((await subscribe(undefined, newBrowser())).status).toBe(401)
    const { status, body } = await subscribe(waiting, newBrowser())
    expect([status, body['hydra:description']]).toEqual([403, confirmationRequired])
  })
})

describe('GET /push_subscriptions', () => {
  it('is one’s own, in every session, the newest first', async () => {
    const [member, other] = [await site.member(), await site.member()]
    const again = await signInAgain(member)
    const [first, second, foreign] = [newBrowser(), newBrowser(), newBrowser()]
    await subscribe(member, first)
    await subscribe(again, second)
    await subscribe(other, foreign)
    const own = [second, first].map(({ subscription }) => subscription.endpoint)
    expect(await endpoints(member)).toEqual(own)
    expect(await endpoints(again)).toEqual(own)
    expect((await read('/push_subscriptions')).status).toBe(401)
  })
})

describe('DELETE /push_subscriptions/{id}', () => {
  it('ends it, once by two at once', async () => {
    const member = await site.member()
    const { body } = await subscribe(member, newBrowser())
    const both = await Promise.all([remove(body.id, member), remove(body.id, member)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 404]))
    expect(await endpoints(member)).toEqual([])
  })

  it('is nobody else’s to end', async () => {
    const [member, other] = [await site.member(), await site.member()]
    const { body } = await subscribe(member, newBrowser())
    expect((await remove(body.id, other)).status).toBe(404)
    expect((await remove(body.id)).status).toBe(401)
    expect((await remove(0, member)).status).toBe(404)
    expect(await endpoints(member)).toHaveLength(1)
  })
})

describe('a subscription ends', () => {
  /** Whose row is still there at all. */
  async function kept(...browsers: Browser[]): Promise<boolean[]> {
    const { rows } = await sql<{ endpoint: string }>`
      SELECT endpoint FROM push_subscriptions`.execute(site.database)
    const left = new Set(rows.map(({ endpoint }) => endpoint))
    return browsers.map(({ subscription }) => left.has(subscription.endpoint))
  }

  it.each<[string, (ending: Member, staying: Member) => Promise<unknown>]>([
    ['with signing out', (as) => site.call({ method: 'POST', url: '/api/logout', as })],
    [
      'when another session ends it',
      (_, as) => site.call({ method: 'DELETE', url: '/api/sessions', as }),
    ],
    [
      'when its session has run out',
      async ({ token }) => {
        await sql`UPDATE sessions SET expires_at = now()
          WHERE token_hash = sha256(convert_to(${token}, 'UTF8'))`.execute(site.database)
        await site.runChores()
      },
    ],
  ])('%s, and only the one of that session', async (_, end) => {
    const member = await site.member()
    const again = await signInAgain(member)
    const [ending, staying] = [newBrowser(), newBrowser()]
    await subscribe(member, ending)
    await subscribe(again, staying)
    await end(member, again)
    expect(await kept(ending, staying)).toEqual([false, true])
  })

  it('with the account', async () => {
    const [member, browser] = [await site.member(), newBrowser()]
    await subscribe(member, browser)
    await sql`DELETE FROM users WHERE id = ${member.id}`.execute(site.database)
    expect(await kept(browser)).toEqual([false])
  })
})
