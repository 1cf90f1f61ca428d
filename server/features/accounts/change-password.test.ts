import { beforeAll, describe, expect, it } from 'vitest'
import { signInTries } from '../../../core/limits.ts'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { messageFor } from './accounts.fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const other = 'divit ile kamış 17'

const change = (as: Member, payload: object) =>
  site.call({ method: 'PUT', url: `/api/users/${as.username}`, payload, as })

const login = (username: string, password: string) =>
  site.call({ method: 'POST', url: '/api/login', payload: { username, password } })

const isSignedIn = async (as: Member) =>
  (await site.call({ url: '/api/users/current', as })).status === 200

describe('PUT /users/{username} with a password', () => {
  it('takes the current one, and ends every other session', async () => {
    const member = await site.member({ isConfirmed: false })
    const { body } = await login(member.username, goodPassword)
    const elsewhere = { ...member, token: body.token }
    expect(await isSignedIn(elsewhere)).toBe(true)
    const { status } = await change(member, { currentPassword: goodPassword, password: other })
    expect(status).toBe(200)
    expect([await isSignedIn(member), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await login(member.username, goodPassword)).status).toBe(401)
    expect((await login(member.username, other)).status).toBe(200)
    const mail = await site.mailTo(member.email, 'parolaniz-degisti')
    expect(mail).toContain('Bu siz değilseniz parolanızı hemen yenileyin')
  })

  it('is refused without it, with a wrong one, and for a weak new one', async () => {
    const member = await site.member()
    const cases: [object, string, string][] = [
      [{ password: other }, 'currentPassword', 'Şu anki parolanızı yazın.'],
      [
        { password: other, currentPassword: 'bu değil' },
        'currentPassword',
        'Şu anki parolanız bu değil.',
      ],
      [{ password: other, currentPassword: '' }, 'currentPassword', 'Şu anki parolanızı yazın.'],
      [
        { password: 'kısa', currentPassword: goodPassword },
        'password',
        'Parola en az 8 karakter olmalı.',
      ],
      [
        { password: 'galatasaray1905', currentPassword: goodPassword },
        'password',
        'Bu parola çok yaygın, tahmin edilmesi daha güç bir parola seçin.',
      ],
    ]
    for (const [payload, field, message] of cases) {
      const { status, body } = await change(member, payload)
      expect([status, messageFor(body, field)]).toEqual([422, message])
    }
    expect((await login(member.username, goodPassword)).status).toBe(200)
  })

  it('is for nobody but oneself', async () => {
    const [member, victim] = [await site.member(), await site.member()]
    const payload = { currentPassword: goodPassword, password: other }
    const url = `/api/users/${victim.username}`
    expect((await site.call({ method: 'PUT', url, payload, as: member })).status).toBe(403)
    expect((await site.call({ method: 'PUT', url, payload })).status).toBe(401)
    expect((await login(victim.username, goodPassword)).status).toBe(200)
  })

  it('changes once where two ask with the same current one at the same moment', async () => {
    const member = await site.member()
    const answers = await Promise.all(
      ['birinci yeni 17', 'ikinci yeni 18'].map((password) =>
        change(member, { currentPassword: goodPassword, password }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('is no way to guess it', async () => {
    const slow = await testSite({ config: { limitFactor: 0.1 } })
    const member = await slow.member()
    const guess = (currentPassword: string) =>
      slow.call({
        ...{ method: 'PUT', url: `/api/users/${member.username}`, as: member },
        payload: { currentPassword, password: other },
      })
    expect((await guess('tahmin')).status).toBe(422)
    for (let i = 1; i < signInTries.freeTries; i++) await guess(`tahmin ${i}`)
    expect((await guess(goodPassword)).status).toBe(429)
  })
})
