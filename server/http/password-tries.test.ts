import { beforeAll, describe, expect, it } from 'vitest'
import { limits, signInTries } from '../../core/limits.ts'
import { goodPassword } from '../../tests/support/members.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ config: { limitFactor: 1 } })
})

let lastAddress = 0
const newAddress = (): string => `10.3.0.${++lastAddress}`

async function statusesOf(
  count: number,
  ask: () => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses = []
  for (let done = 0; done < count; done++) statuses.push((await ask()).status)
  return statuses
}

const times = (count: number, status: number): number[] =>
  Array.from({ length: count }, () => status)

describe('a password that is asked again', () => {
  const { freeTries, firstWait } = signInTries
  const ways: [
    string,
    (password: string) => { method: 'PUT' | 'POST' | 'DELETE'; url: string; payload: object },
  ][] = [
    ['leaving', (password) => ({ method: 'DELETE', url: '/api/account', payload: { password } })],
    [
      'codes',
      (currentPassword) => ({
        method: 'POST',
        url: '/api/two-factor',
        payload: { currentPassword },
      }),
    ],
    [
      'passkeys',
      (currentPassword) => ({
        method: 'POST',
        url: '/api/passkeys/options',
        payload: { currentPassword },
      }),
    ],
  ]

  it.each(ways)('is slowed down for the session, from wherever: %s', async (_, way) => {
    const member = await site.member()
    const guess = () =>
      site.call({ ...way('yanlış parola'), as: member, remoteAddress: newAddress() })
    expect(await statusesOf(freeTries, guess)).toEqual(times(freeTries, 422))
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(firstWait))
    // Other ways to guess wait as well, and its owner elsewhere does not.
    const payload = { password: 'yeni-parola-1923', currentPassword: 'yanlış parola' }
    const url = `/api/users/${member.username}`
    const change = { method: 'PUT', url, payload, remoteAddress: newAddress() } as const
    expect((await site.call({ ...change, as: member })).status).toBe(429)
    const { body } = await site.call({
      method: 'POST',
      url: '/api/login',
      payload: { username: member.username, password: goodPassword },
      remoteAddress: newAddress(),
    })
    expect((await site.call({ ...change, as: { ...member, token: body.token } })).status).toBe(422)
  })

  it('is not free again by a form in which nobody looks at it', async () => {
    const member = await site.member()
    const update = (payload: object) =>
      site.call({
        method: 'PUT',
        url: `/api/users/${member.username}`,
        payload: { ...payload, currentPassword: 'yanlış parola' },
        as: member,
        remoteAddress: newAddress(),
      })
    const guess = () => update({ password: 'yeni-parola-1923' })
    expect(await statusesOf(freeTries - 1, guess)).toEqual(times(freeTries - 1, 422))
    expect((await update({ biography: 'Merhaba' })).status).toBe(200)
    expect(await statusesOf(2, guess)).toEqual([422, 429])
  })

  it('keeps nobody else at the same address from signing in or confirming', async () => {
    const strict = await testSite({ config: { limitFactor: 0.1 } })
    const [guesser, other] = [await strict.member(), await strict.member()]
    const from = newAddress()
    const sent = {
      as: guesser,
      remoteAddress: from,
      method: 'DELETE',
      url: '/api/account',
    } as const
    for (let count = 0; count < limits.signIn.perAddress; count++)
      await strict.call({ ...sent, payload: { password: 'yanlış' } })
    const payload = { username: other.username, password: goodPassword }
    const login = { method: 'POST', url: '/api/login', payload, remoteAddress: from } as const
    expect((await strict.call(login)).status).toBe(200)
  })
})
