import { beforeAll, describe, expect, it } from 'vitest'
import { confirmationRequired } from '../../core/confirmation-required.ts'
import { messages } from '../messages.ts'
import { endpoints } from '../../tests/support/endpoints.ts'
import type { Member } from '../../tests/support/members.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

/** Who may make a call is checked before anything else, so this holds for every call there is. */

let site: TestSite
let unconfirmed: Member
beforeAll(async () => {
  site = await testSite()
  unconfirmed = await site.member({ isConfirmed: false })
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

describe('a member without a confirmed address', () => {
  it.each(named('confirmed'))('is offered the mail by %s %s', async (method, path) => {
    const { status, body } = await site.call({ method, url: urlOf(path), as: unconfirmed })
    expect([status, body['hydra:description']]).toEqual([403, confirmationRequired])
  })
})
