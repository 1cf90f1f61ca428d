import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

// In the middle of a step, so that none begins while a test goes on.
beforeEach(() => {
  const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => void vi.useRealTimers())

const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object, as?: Member) =>
  site.call({ method, url: `/api${url}`, payload, ...(as && { as }) })

const wrong = 'Bu kod yanlış, kullanılmış ya da süresi geçmiş.'
const password = { currentPassword: goodPassword }

/** What an app shows, so many steps from now; every code is used once, so tests go forward. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** As if the codes so far had been used long ago. */
const timePasses = ({ id }: Member) =>
  sql`UPDATE two_factors SET last_step = 0, wait_until = NULL WHERE user_id = ${id}`.execute(
    site.database,
  )

async function turnedOn(member: Member): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body: begun } = await call('POST', '/two-factor', password, member)
  const { secret } = begun
  const { status, body } = await call('PUT', '/two-factor', { code: codeOf(secret) }, member)
  expect(status).toBe(200)
  await timePasses(member)
  return { secret, recoveryCodes: body.recoveryCodes }
}

const stateOf = async (as: Member) => (await site.call({ url: '/api/two-factor', as })).body

const login = (member: Member, secret = goodPassword) =>
  call('POST', '/login', { username: member.username, password: secret })

const challengeFor = async (member: Member): Promise<string> => {
  const { status, body } = await login(member)
  expect(status).toBe(202)
  return body.challenge
}

const second = (challenge: string, code: string) =>
  call('POST', '/login/second-step', { challenge, code })

describe('turning two-factor on', () => {
  it('takes the password, then a right code, and shows ten recovery codes once', async () => {
    const member = await site.member()
    const { status, body } = await call('POST', '/two-factor', password, member)
    expect(status).toBe(201)
    expect(body.uri).toBe(
      `otpauth://totp/Hokka:${member.username}?issuer=Hokka&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(await stateOf(member)).toEqual({ isOn: false, recoveryCodeCount: 0 })
    expect((await login(member)).status, 'not on yet').toBe(200)

    const refused = await call('PUT', '/two-factor', { code: '000000' }, member)
    expect([refused.status, refused.body.violations[0].message]).toEqual([422, wrong])
    const done = await call('PUT', '/two-factor', { code: codeOf(body.secret) }, member)
    expect(done.status).toBe(200)
    expect(new Set(done.body.recoveryCodes).size).toBe(10)
    expect(await stateOf(member)).toEqual({ isOn: true, recoveryCodeCount: 10 })
    expect(await site.mailTo(member.email, 'dogrulama-acildi')).toContain('Bu siz değilseniz')
    const { rows } = await sql<{ texts: string }>`
      SELECT string_agg(encode(code_hash, 'escape'), ' ') AS texts FROM recovery_codes`.execute(
      site.database,
    )
    expect(rows[0]!.texts).not.toContain(done.body.recoveryCodes[0].slice(0, 4))
  })

  it('is refused without the password, without a code, too late, and twice', async () => {
    const member = await site.member()
    for (const payload of [{}, { currentPassword: 'bu değil' }])
      expect((await call('POST', '/two-factor', payload, member)).status).toBe(422)
    expect((await call('PUT', '/two-factor', { code: '123456' }, member)).status).toBe(422)
    const { body } = await call('POST', '/two-factor', password, member)
    expect((await call('PUT', '/two-factor', {}, member)).status).toBe(422)
    await sql`UPDATE two_factors SET created_at = now() - interval '61 minutes'`.execute(
      site.database,
    )
    const late = await call('PUT', '/two-factor', { code: codeOf(body.secret) }, member)
    expect(late.status).toBe(422)
    await turnedOn(member)
    const again = await call('POST', '/two-factor', password, member)
    expect([again.status, again.body['hydra:description']]).toEqual([
      422,
      'İki adımlı doğrulama zaten açık.',
    ])
    expect(
      (await call('PUT', '/two-factor', { code: codeOf(body.secret, 1) }, member)).status,
    ).toBe(422)
  })
})

describe('POST /login and POST /login/second-step', () => {
  it('ask for a code after the right password, and sign in with it', async () => {
    const member = await site.member()
    const { secret } = await turnedOn(member)
    const first = await login(member)
    expect(first.status).toBe(202)
    expect(Object.keys(first.body).toSorted()).toEqual(['challenge', 'expiresAt'])
    expect(first.cookies.some(({ name }) => name === 'token')).toBe(false)
    expect((await login(member, 'yanlış parola')).status).toBe(401)

    const { status, body, cookies } = await second(first.body.challenge, codeOf(secret))
    expect([status, body.user.username]).toEqual([200, member.username])
    expect(cookies.find(({ name }) => name === 'token')?.value).toBe(body.token)
    const over = await second(first.body.challenge, codeOf(secret, 1))
    expect([over.status, over.body['hydra:description']]).toEqual([
      401,
      'Girişin süresi doldu. Parolanızla yeniden başlayın.',
    ])
  })

  it('take the codes of one step before and after, each once, and none beyond', async () => {
    const member = await site.member()
    const { secret } = await turnedOn(member)
    const tried = async (code: string) => (await second(await challengeFor(member), code)).status
    expect(await tried(codeOf(secret, -3))).toBe(422)
    expect(await tried(codeOf(secret, 3))).toBe(422)
    const late = codeOf(secret, -1)
    expect([await tried(late), await tried(late)]).toEqual([200, 422])
    const early = codeOf(secret, 1)
    expect([await tried(early), await tried(early)]).toEqual([200, 422])
    expect(await tried(codeOf(secret)), 'older than the last one').toBe(422)
  })

  it('let one of two in who send the same code at the same moment', async () => {
    const member = await site.member()
    const { secret, recoveryCodes } = await turnedOn(member)
    for (const code of [codeOf(secret), recoveryCodes[0]!]) {
      const challenges = [await challengeFor(member), await challengeFor(member)]
      const answers = await Promise.all(challenges.map((each) => second(each, code)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    }
  })

  it('take a recovery code once, however it is typed, and tell the member', async () => {
    const member = await site.member()
    const { recoveryCodes } = await turnedOn(member)
    const typed = ` ${recoveryCodes[0]!.replaceAll('-', ' ').replaceAll('i', 'I')} `
    expect((await second(await challengeFor(member), typed)).status).toBe(200)
    expect((await second(await challengeFor(member), typed)).status).toBe(422)
    expect((await stateOf(member)).recoveryCodeCount).toBe(9)
    expect(await site.mailTo(member.email, 'kurtarma-koduyla')).toContain('bu kod artık geçersiz')
  })

  it('make whoever guesses wait, for the account as a whole', async () => {
    const member = await site.member()
    const { secret } = await turnedOn(member)
    const challenge = await challengeFor(member)
    for (let i = 0; i < 5; i++) expect((await second(challenge, `00000${i}`)).status).toBe(422)
    const { status, headers } = await second(await challengeFor(member), codeOf(secret))
    expect([status, Number(headers['retry-after'])]).toEqual([429, 5])
    await sql`UPDATE two_factors SET wait_until = now() WHERE user_id = ${member.id}`.execute(
      site.database,
    )
    expect((await second(challenge, '000009')).status).toBe(422)
    const longer = await second(challenge, codeOf(secret))
    expect([longer.status, Number(longer.headers['retry-after'])]).toEqual([429, 10])
    await timePasses(member)
    expect((await second(challenge, codeOf(secret))).status).toBe(200)
  })

  it('end with the time, with another password and for a made-up challenge', async () => {
    const member = await site.member()
    const { secret } = await turnedOn(member)
    expect((await second('uydurma', codeOf(secret))).status).toBe(401)
    const late = await challengeFor(member)
    await sql`UPDATE challenges SET expires_at = now() WHERE user_id = ${member.id}`.execute(
      site.database,
    )
    expect((await second(late, codeOf(secret))).status).toBe(401)
    const open = await challengeFor(member)
    const payload = { ...password, password: 'divit ile kamış 17' }
    await call('PUT', `/users/${member.username}`, payload, member)
    expect((await second(open, codeOf(secret))).status).toBe(401)
    await site.runChores()
    const { rows } = await sql`SELECT FROM challenges WHERE user_id = ${member.id}`.execute(
      site.database,
    )
    expect(rows).toEqual([])
  })

  it('ask for it after a forgotten password too, but not where somebody turned it on within seven days', async () => {
    const [member, shutOut] = [await site.member(), await site.member()]
    await turnedOn(member)
    await sql`UPDATE two_factors SET created_at = now() - interval '8 days'`.execute(site.database)
    await turnedOn(shutOut)
    const renewed = { password: 'divit ile kamış 17' }
    for (const { email } of [member, shutOut]) {
      await call('POST', '/password-resets', { email })
      const mail = await site.mailTo(email, 'yenileyin')
      expect(mail).toContain('son 7 günde')
      const token = /token=([\w-]+)/.exec(mail)![1]!
      expect((await call('PUT', `/password-resets/${token}`, renewed)).status).toBe(204)
    }
    expect((await login(member, renewed.password)).status).toBe(202)
    expect((await login(shutOut, renewed.password)).status).toBe(200)
  })
})

describe('DELETE /two-factor', () => {
  it('takes the password and a code', async () => {
    const member = await site.member()
    const { secret } = await turnedOn(member)
    const off = (payload: object) => call('DELETE', '/two-factor', payload, member)
    expect((await off({ ...password, code: '000000' })).status).toBe(422)
    expect((await off({ currentPassword: 'bu değil', code: codeOf(secret) })).status).toBe(422)
    expect((await off(password)).status).toBe(422)
    expect((await off({ ...password, code: codeOf(secret) })).status).toBe(204)
    expect(await stateOf(member)).toEqual({ isOn: false, recoveryCodeCount: 0 })
    expect((await login(member)).status).toBe(200)
    expect(await site.mailTo(member.email, 'dogrulama-kapatildi')).toContain('Bu siz değilseniz')
    expect((await off({ ...password, code: codeOf(secret, 1) })).status).toBe(422)
  })
})

describe('POST /two-factor/recovery-codes', () => {
  it('makes new ones with the password and a code; the old ones are dead', async () => {
    const member = await site.member()
    const { secret, recoveryCodes } = await turnedOn(member)
    const renew = (payload: object) => call('POST', '/two-factor/recovery-codes', payload, member)
    expect((await renew(password)).status).toBe(422)
    expect((await renew({ ...password, code: '000000' })).status).toBe(422)
    const { status, body } = await renew({ ...password, code: codeOf(secret) })
    expect([status, body.recoveryCodes.length]).toEqual([201, 10])
    const challenge = await challengeFor(member)
    expect((await second(challenge, recoveryCodes[0]!)).status).toBe(422)
    expect((await second(challenge, body.recoveryCodes[0])).status).toBe(200)
    expect(await site.mailTo(member.email, 'yeni-kurtarma')).toContain('eskileri artık geçersiz')
  })
})
