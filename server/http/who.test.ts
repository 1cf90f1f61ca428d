import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmationRequired } from '../../core/confirmation-required.ts'
import { messages } from '../messages.ts'
import { endpoints } from '../../tests/support/endpoints.ts'
import type { Member } from '../../tests/support/members.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

/** Who may make a call is checked before anything else, so this holds for every call there is. */

let site: TestSite
let unconfirmed: Member
let confirmed: Member
let suspended: Member
beforeAll(async () => {
  site = await testSite()
  unconfirmed = await site.member({ isConfirmed: false })
  confirmed = await site.member()
  // Before the session is first used, so that it is not known to be anything else.
  suspended = await site.member()
  await sql`INSERT INTO suspensions (user_id, reason) VALUES (${suspended.id}, 'Reklam.')`.execute(
    site.database,
  )
})

const urlOf = (path: string): string => `/api${path.replace(/\{\w+\}/g, '1')}`
const named = (who: string) =>
  endpoints
    .filter((endpoint) => endpoint.who === who)
    .map(({ method, path }) => [method, path] as const)

describe('a visitor', () => {
  it.each([...named('member'), ...named('confirmed')])(
    'is asked to sign in by %s %s',
    async (method, path) => {
      const { status, body } = await site.call({ method, url: urlOf(path) })
      expect([status, body['hydra:description']]).toEqual([401, messages.signInRequired])
    },
  )
})

describe('whoever is no editor', () => {
  it.each([...named('editor'), ...named('admin')])('finds no %s %s', async (method, path) => {
    for (const as of [undefined, unconfirmed, confirmed]) {
      const { status, body } = await site.call({ method, url: urlOf(path), ...(as && { as }) })
      expect([status, body['hydra:description']]).toEqual([404, messages.notFound])
    }
  })
})

describe('a suspended member', () => {
  const allowed = new Set(endpoints.filter((each) => each.whenSuspended).map(({ path }) => path))
  const closed = [...named('member'), ...named('confirmed')].filter(
    ([, path]) => !allowed.has(path),
  )
  it.each(closed)('is told so by %s %s', async (method, path) => {
    const { status, body } = await site.call({ method, url: urlOf(path), as: suspended })
    expect([status, body['hydra:description']]).toEqual([403, messages.suspended])
  })
})

describe('a member without a confirmed address', () => {
  it.each(named('confirmed'))('is offered the mail by %s %s', async (method, path) => {
    const { status, body } = await site.call({ method, url: urlOf(path), as: unconfirmed })
    expect([status, body['hydra:description']]).toEqual([403, confirmationRequired])
  })
})
