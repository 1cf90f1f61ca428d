import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits, signInTries } from '../../../core/limits.ts'
import { goodPassword, type Member, registrationOf } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { messageFor, tokenIn } from './accounts.fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const spent = 'Bu bağlantı kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyebilirsiniz.'

const change = (as: Member, email: string, currentPassword: string = goodPassword) =>
  site.call({
    method: 'PUT',
    url: `/api/users/${as.username}`,
    payload: { email, currentPassword },
    as,
  })

const send = (path: string, token: string) =>
  site.call({ method: 'POST', url: `/api/email-change/${path}`, payload: { token } })

const emailOf = async (as: Member): Promise<string | undefined> =>
  (await site.call({ url: '/api/users/current', as })).body.email

const waitingOf = async (as: Member): Promise<string | null> =>
  (await site.call({ url: '/api/email-change', as })).body.email

const login = async (username: string, password: string = goodPassword): Promise<number> =>
  (await site.call({ method: 'POST', url: '/api/login', payload: { username, password } })).status

let number = 0
const newAddress = () => `yeni_${++number}@ornek.test`

/** Asks, and gives the links that went to both addresses. */
async function asked(member: Member, email = newAddress()) {
  const { status, text } = await change(member, email)
  expect(status, text).toBe(200)
  return {
    email,
    confirming: tokenIn(await site.mailTo(email)),
    undoing: tokenIn(await site.mailTo(member.email, 'degistiriliyor')),
  }
}

describe('PUT /users/{username} with another address', () => {
  it('takes effect when the new address is confirmed; until then the old one signs in', async () => {
    const member = await site.member()
    const { email, confirming } = await asked(member)
    expect([await emailOf(member), await waitingOf(member)]).toEqual([member.email, email])
    expect([await login(member.email), await login(email)]).toEqual([200, 401])

    const { status, body } = await send('confirmation', confirming)
    expect([status, body.user.username]).toEqual([200, member.username])
    expect([await emailOf(member), await waitingOf(member)]).toEqual([email, null])
    expect([await login(member.email), await login(email)]).toEqual([401, 200])
    expect(await site.mailTo(member.email, 'adresiniz-degisti')).toContain(email)

    const again = await send('confirmation', confirming)
    expect([again.status, messageFor(again.body, 'token')]).toEqual([422, spent])
  })

  it('asks for the password, and changes nothing for a wrong one or the same address', async () => {
    const member = await site.member()
    const cases: [string, string, string, string][] = [
      [newAddress(), 'bu değil', 'currentPassword', 'Şu anki parolanız bu değil.'],
      [newAddress(), '', 'currentPassword', 'Şu anki parolanızı yazın.'],
      [member.email, goodPassword, 'email', 'Bu zaten e-posta adresiniz.'],
      ['adres değil', goodPassword, 'email', 'Geçerli bir e-posta adresi yazın.'],
    ]
    for (const [email, password, field, message] of cases) {
      const { status, body } = await change(member, email, password)
      expect([status, messageFor(body, field)]).toEqual([422, message])
    }
    expect(await waitingOf(member)).toBeNull()
  })

  it('is no way to guess the password, nor to mail strangers without end', async () => {
    const slow = await testSite({ config: { limitFactor: 0.2 } })
    const [guesser, writer] = [await slow.member(), await slow.member()]
    const put = async (as: Member, payload: object) =>
      (await slow.call({ method: 'PUT', url: `/api/users/${as.username}`, payload, as })).status
    const right = () => put(writer, { email: newAddress(), currentPassword: goodPassword })
    for (let i = 0; i < limits.address.perAccount * 0.2; i++) expect(await right()).toBe(200)
    expect(await right()).toBe(429)
    const guess = (word: string) => put(guesser, { email: newAddress(), currentPassword: word })
    expect(await guess('tahmin')).toBe(422)
    for (let i = 1; i < signInTries.freeTries; i++) await guess(`tahmin ${i}`)
    expect(await put(guesser, { email: newAddress(), currentPassword: goodPassword })).toBe(429)
  })

  it('does not tell whether the address belongs to somebody; only its owner learns of it', async () => {
    const [member, owner] = [await site.member(), await site.member()]
    const answers = [await change(member, owner.email), await change(member, newAddress())]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const keys = answers.map(({ body }) => Object.keys(body))
    expect(keys[0]).toEqual(keys[1])
    const mail = await site.mailTo(owner.email, 'hesabiniz-var')
    expect(mail).not.toContain('token=')
    expect(mail).not.toContain(member.username)
  })

  it('gives one address to whoever confirms it first', async () => {
    const [one, other] = [await site.member(), await site.member()]
    const email = newAddress()
    const tokens = [(await asked(one, email)).confirming, (await asked(other, email)).confirming]
    const answers = await Promise.all(tokens.map((token) => send('confirmation', token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)!
    expect(messageFor(refused.body, 'token')).toBe(
      'Bu adres bu arada başka bir hesapta kullanılmaya başlandı.',
    )
  })

  it('is refused at the end where somebody signed up with the address meanwhile', async () => {
    const member = await site.member()
    const { email, confirming } = await asked(member)
    const payload = { ...registrationOf('bu_arada_gelen'), email }
    expect((await site.call({ method: 'POST', url: '/api/register', payload })).status).toBe(201)
    expect((await send('confirmation', confirming)).status).toBe(422)
    expect(await emailOf(member)).toBe(member.email)
  })

  it('takes the place of a change that waits, whose link is dead then', async () => {
    const member = await site.member()
    const first = await asked(member)
    const second = await asked(member)
    expect((await send('confirmation', first.confirming)).status).toBe(422)
    expect(await waitingOf(member)).toBe(second.email)
    const both = await Promise.all([change(member, newAddress()), change(member, newAddress())])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  it('makes links for a new password worthless that went to the old address', async () => {
    const member = await site.member()
    const ask = { email: member.email }
    await site.call({ method: 'POST', url: '/api/password-resets', payload: ask })
    const reset = tokenIn(await site.mailTo(member.email, 'yenileyin'))
    await send('confirmation', (await asked(member)).confirming)
    const payload = { password: 'bambaşka bir şey 9' }
    const url = `/api/password-resets/${reset}`
    expect((await site.call({ method: 'PUT', url, payload })).status).toBe(422)
  })

  it('waits no longer once a password was set by mail: whoever asked for it may not have been the owner', async () => {
    const member = await site.member()
    const { email, confirming } = await asked(member)
    const ask = { email: member.email }
    await site.call({ method: 'POST', url: '/api/password-resets', payload: ask })
    const url = `/api/password-resets/${tokenIn(await site.mailTo(member.email, 'yenileyin'))}`
    const payload = { password: 'bambaşka bir şey 9' }
    expect((await site.call({ method: 'PUT', url, payload })).status).toBe(204)
    expect((await send('confirmation', confirming)).status).toBe(422)
    expect(await login(member.email, payload.password)).toBe(200)
    expect(await login(email, payload.password)).toBe(401)
  })

  it('waits no longer than seven days, and a link no longer than two', async () => {
    const member = await site.member()
    const { confirming } = await asked(member)
    const age = (column: string, table: string, days: number) =>
      sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sql.ref(column)} - make_interval(days => ${days}::int)
        WHERE user_id = ${member.id}`.execute(site.database)
    await age('expires_at', 'mail_links', 2)
    expect((await send('confirmation', confirming)).status).toBe(422)
    await age('created_at', 'email_changes', 7)
    expect(await waitingOf(member)).toBeNull()
    await age('created_at', 'email_changes', 8)
    await site.runChores()
    const { rows } = await sql`SELECT FROM email_changes WHERE user_id = ${member.id}`.execute(
      site.database,
    )
    expect(rows).toEqual([])
  })
})

describe('POST /email-change/resend', () => {
  const resend = (as: Member) => site.call({ method: 'POST', url: '/api/email-change/resend', as })

  it('mails another link, and both work', async () => {
    const member = await site.member()
    const { email, confirming } = await asked(member)
    expect((await resend(member)).status).toBe(204)
    expect(tokenIn(await site.mailTo(email))).not.toBe(confirming)
    expect((await send('confirmation', confirming)).status).toBe(200)
  })

  it('is refused where nothing waits, and more than once a minute', async () => {
    expect((await resend(await site.member())).status).toBe(422)
    const slow = await testSite({ config: { limitFactor: 1 } })
    const member = await slow.member()
    const payload = { email: newAddress(), currentPassword: goodPassword }
    await slow.call({ method: 'PUT', url: `/api/users/${member.username}`, payload, as: member })
    const again = () => slow.call({ method: 'POST', url: '/api/email-change/resend', as: member })
    expect([(await again()).status, (await again()).status]).toEqual([204, 429])
  })
})

describe('DELETE /email-change', () => {
  it('gives the change up, and its link is dead', async () => {
    const member = await site.member()
    const { confirming } = await asked(member)
    const cancel = () => site.call({ method: 'DELETE', url: '/api/email-change', as: member })
    expect((await cancel()).status).toBe(204)
    expect(await waitingOf(member)).toBeNull()
    expect((await send('confirmation', confirming)).status).toBe(422)
    expect((await cancel()).status).toBe(404)
  })
})

describe('POST /email-change/undo', () => {
  it('takes the change back after its confirmation, ends all sessions and offers a new password', async () => {
    const member = await site.member()
    const { email, confirming, undoing } = await asked(member)
    await send('confirmation', confirming)
    const { status, body } = await send('undo', undoing)
    expect([status, body.email]).toEqual([200, member.email])
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(401)
    const url = `/api/password-resets/${body.resetToken}`
    const payload = { password: 'divit ile kamış 17' }
    expect((await site.call({ method: 'PUT', url, payload })).status).toBe(204)
    expect(await login(member.email, payload.password)).toBe(200)
    expect([await login(email), await login(member.email)]).toEqual([401, 401])
    expect((await send('undo', undoing)).status).toBe(422)
  })

  it('works before the confirmation too, and the new address stays out', async () => {
    const member = await site.member()
    const { confirming, undoing } = await asked(member)
    expect((await send('undo', undoing)).status).toBe(200)
    expect((await send('confirmation', confirming)).status).toBe(422)
    expect(await login(member.email)).toBe(200)
  })

  it('goes back past later changes, whose addresses cannot come back', async () => {
    const member = await site.member()
    const first = await asked(member)
    await send('confirmation', first.confirming)
    const late = tokenIn(await site.mailTo(member.email, 'adresiniz-degisti'))
    const thief = { ...member, email: first.email }
    const second = await asked(thief)
    await send('confirmation', second.confirming)
    expect((await send('undo', late)).body.email).toBe(member.email)
    for (const token of [second.undoing, first.undoing])
      expect((await send('undo', token)).status).toBe(422)
    expect(await login(member.email)).toBe(200)
  })

  it('cannot be prevented by taking the address that was left', async () => {
    const member = await site.member()
    const { confirming, undoing } = await asked(member)
    await send('confirmation', confirming)
    const payload = { ...registrationOf('adresi_kapan'), email: member.email }
    const { status, body } = await site.call({ method: 'POST', url: '/api/register', payload })
    expect([status, messageFor(body, 'email')]).toEqual([
      422,
      'Bu e-posta adresiyle açılmış bir hesap var.',
    ])
    const waiting = await site.member({ isConfirmed: false })
    expect((await change(waiting, member.email)).status).toBe(422)
    expect((await send('undo', undoing)).status).toBe(200)
  })

  it('is over after seven days, when the address is free again', async () => {
    const member = await site.member()
    const { confirming, undoing } = await asked(member)
    await send('confirmation', confirming)
    await sql`UPDATE mail_links SET expires_at = expires_at - interval '7 days'
      WHERE user_id = ${member.id}`.execute(site.database)
    await sql`UPDATE email_changes SET confirmed_at = confirmed_at - interval '7 days'
      WHERE user_id = ${member.id}`.execute(site.database)
    expect((await send('undo', undoing)).status).toBe(422)
    const payload = { ...registrationOf('sonra_gelen'), email: member.email }
    expect((await site.call({ method: 'POST', url: '/api/register', payload })).status).toBe(201)
  })
})
