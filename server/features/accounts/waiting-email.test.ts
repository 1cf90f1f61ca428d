import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { messageFor, tokenIn } from './accounts.fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const activate = async (token: string): Promise<number> =>
  (await site.call({ method: 'POST', url: '/api/activation', payload: { token } })).status

describe('PUT /users/{username} with an e-mail address', () => {
  const change = (username: string, email: unknown, as?: Member) =>
    site.call({
      method: 'PUT',
      url: `/api/users/${username}`,
      payload: { email },
      ...(as && { as }),
    })

  it('corrects an address that waits: the link goes to the new one, and old links are dead', async () => {
    const member = await site.member({ isConfirmed: false })
    const older = tokenIn(await site.mailTo(member.email))
    const right = `dogru_${member.username}@ornek.test`
    const { status, body } = await change(member.username, ` ${right.toUpperCase()} `, member)
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: right, isWaiting: 1 })
    const { body: current } = await site.call({ url: '/api/users/current', as: member })
    expect(current.email).toBe(right)
    const newer = tokenIn(await site.mailTo(right))
    expect(await activate(older)).toBe(422)
    expect(await activate(newer)).toBe(200)
    // From now on the password is asked for.
    const { body: refused } = await change(member.username, 'baska@ornek.test', member)
    expect(messageFor(refused, 'currentPassword')).toBe('Şu anki parolanızı yazın.')
  })

  it('is refused for an address that is taken or none at all', async () => {
    const confirmed = await site.member()
    const waiting = await site.member({ isConfirmed: false })
    const cases: [Member, unknown, string][] = [
      [waiting, confirmed.email, 'Bu e-posta adresiyle açılmış bir hesap var.'],
      [waiting, 'adres değil', 'Geçerli bir e-posta adresi yazın.'],
      [waiting, '', 'E-posta alanı boş geçilemez.'],
      [waiting, 7, 'E-posta alanı boş geçilemez.'],
    ]
    for (const [as, email, message] of cases) {
      const { status, body } = await change(as.username, email, as)
      expect(status).toBe(422)
      expect(messageFor(body, 'email')).toBe(message)
    }
  })

  it('is for nobody but oneself', async () => {
    const [member, other] = [
      await site.member({ isConfirmed: false }),
      await site.member({ isConfirmed: false }),
    ]
    expect((await change(other.username, 'a@ornek.test', member)).status).toBe(403)
    expect((await change('kimsecik', 'a@ornek.test', member)).status).toBe(404)
    expect((await change(member.username, 'a@ornek.test')).status).toBe(401)
  })

  it('gives one address to one of two who ask at the same moment', async () => {
    const members = await Promise.all([1, 2].map(() => site.member({ isConfirmed: false })))
    const answers = await Promise.all(
      members.map((member) => change(member.username, 'ayni@ornek.test', member)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})
