import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { newAuthenticator } from './authenticator.fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const post = (url: string, payload: object | undefined, as?: Member) =>
  site.call({
    method: 'POST',
    url: `/api${url}`,
    ...(payload && { payload }),
    ...(as && { as }),
  })

async function newChallenge(as: Member): Promise<string> {
  const { status, body } = await post('/passkeys/options', { currentPassword: goodPassword }, as)
  expect(status).toBe(200)
  return body.challenge
}

const add = (as: Member, response: object, name = 'Telefonum') =>
  post('/passkeys', { name, response }, as)

async function withPasskey(member: Member) {
  const authenticator = newAuthenticator()
  const challenge = await newChallenge(member)
  const { status, body, text } = await add(member, authenticator.register({ challenge }))
  expect(status, text).toBe(201)
  return { authenticator, passkey: body }
}

const loginChallenge = async (): Promise<string> =>
  (await post('/login/passkey-options', undefined)).body.challenge

const signIn = (response: object) => post('/login/passkey', { response })

const listOf = async (as: Member) =>
  (await site.call({ url: '/api/passkeys', as })).body['hydra:member']

describe('POST /passkeys', () => {
  it('adds a passkey with a name, and tells the member by mail', async () => {
    const member = await site.member()
    const { passkey } = await withPasskey(member)
    expect(passkey).toMatchObject({ '@type': 'Passkey', name: 'Telefonum', lastUsedAt: null })
    expect(await listOf(member)).toEqual([passkey])
    const url = passkey['@id']
    expect((await site.call({ url, as: member })).body).toEqual(passkey)
    expect((await site.call({ url, as: await site.member() })).status).toBe(404)
    expect(await site.mailTo(member.email, 'gecis-anahtari-eklendi')).toContain('Bu siz değilseniz')
  })

  it('gives the browser what WebAuthn asks for, for this site and this member', async () => {
    const member = await site.member()
    const { body } = await post('/passkeys/options', { currentPassword: goodPassword }, member)
    expect(body).toMatchObject({
      rp: { id: 'hokka.test', name: 'Hokka' },
      user: { name: member.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
  })

  it('asks for the password first', async () => {
    const member = await site.member()
    for (const payload of [{ currentPassword: 'bu değil' }, {}]) {
      const { status, body } = await post('/passkeys/options', payload, member)
      expect([status, body.violations[0].propertyPath]).toEqual([422, 'currentPassword'])
    }
  })

  it('takes only an answer to its own question, once, in time, for this site, with its owner asked', async () => {
    const [member, other] = [await site.member(), await site.member()]
    const challenge = await newChallenge(member)
    const authenticator = newAuthenticator()
    const right = authenticator.register({ challenge })
    expect((await add(other, right)).status, "another's question").toBe(422)
    expect((await add(member, right)).status).toBe(201)
    expect((await add(member, right)).status, 'the same answer').toBe(422)
    const again = authenticator.register({ challenge: await newChallenge(member) })
    expect((await add(member, again)).status, 'the same key').toBe(422)
    for (const wrong of [
      { origin: 'https://baska.test' },
      { host: 'baska.test' },
      { isVerified: false },
    ]) {
      const answering = { challenge: await newChallenge(member), ...wrong }
      expect((await add(member, newAuthenticator().register(answering))).status).toBe(422)
    }
    const late = await newChallenge(member)
    await sql`UPDATE challenges SET expires_at = now() WHERE user_id = ${member.id}`.execute(
      site.database,
    )
    expect((await add(member, newAuthenticator().register({ challenge: late }))).status).toBe(422)
    expect(await listOf(member)).toHaveLength(1)
  })

  it('refuses what is no answer at all', async () => {
    const member = await site.member()
    const good = newAuthenticator().register({ challenge: await newChallenge(member) })
    for (const response of [
      { ...good, response: { ...good.response, attestationObject: 'AAAA' } },
      { ...good, response: { ...good.response, clientDataJSON: 'e30' } },
      { ...good, response: { ...good.response, clientDataJSON: '' } },
      { ...good, id: '' },
      {},
    ])
      expect((await add(member, response)).status).toBe(422)
    expect((await add(member, good, ' ')).status).toBe(422)
    expect((await add(member, good, 'a'.repeat(61))).status).toBe(422)
  })

  it('keeps at most twenty, also for two at the same moment', async () => {
    const member = await site.member()
    const { passkey } = await withPasskey(member)
    await sql`INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
      SELECT user_id, credential_id || n, public_key, counter, transports, name
      FROM passkeys, generate_series(1, 18) AS n WHERE id = ${passkey.id}`.execute(site.database)
    const challenges = [await newChallenge(member), await newChallenge(member)]
    const answers = await Promise.all(
      challenges.map((challenge) => add(member, newAuthenticator().register({ challenge }))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    const full = await post('/passkeys/options', { currentPassword: goodPassword }, member)
    expect([full.status, full.body['hydra:description']]).toEqual([
      422,
      'En çok 20 geçiş anahtarı ekleyebilirsiniz.',
    ])
  })
})

describe('POST /login/passkey', () => {
  it('signs in without name, password or code, and notes when', async () => {
    const member = await site.member()
    const { authenticator } = await withPasskey(member)
    const challenge = await loginChallenge()
    const { status, body, cookies } = await signIn(authenticator.signIn({ challenge }))
    expect([status, body.user.username]).toEqual([200, member.username])
    expect(cookies.find(({ name }) => name === 'token')?.value).toBe(body.token)
    const as = { ...member, token: body.token }
    expect((await site.call({ url: '/api/users/current', as })).status).toBe(200)
    expect((await listOf(member))[0].lastUsedAt).not.toBeNull()
  })

  it('is refused with one message for all that can be wrong', async () => {
    const { authenticator } = await withPasskey(await site.member())
    const fresh = async (more: object = {}) => ({ challenge: await loginChallenge(), ...more })
    const used = await fresh()
    expect((await signIn(authenticator.signIn(used))).status).toBe(200)
    const good = authenticator.signIn(await fresh())
    const forged = { ...good, response: { ...good.response, signature: 'AAAA' } }
    for (const response of [
      authenticator.signIn(used),
      authenticator.signIn({ challenge: 'uydurma' }),
      newAuthenticator().signIn(await fresh()),
      authenticator.signIn(await fresh({ origin: 'https://baska.test' })),
      authenticator.signIn(await fresh({ host: 'baska.test' })),
      authenticator.signIn(await fresh({ isVerified: false })),
      forged,
    ]) {
      const { status, body } = await signIn(response)
      expect([status, body['hydra:description']]).toEqual([
        401,
        'Bu geçiş anahtarıyla giriş yapılamadı.',
      ])
    }
  })

  it('takes no count that does not go on: it would be a copy of the key', async () => {
    const { authenticator } = await withPasskey(await site.member())
    const withCount = async (counter: number) =>
      (await signIn(authenticator.signIn({ challenge: await loginChallenge(), counter }))).status
    expect([
      await withCount(5),
      await withCount(5),
      await withCount(4),
      await withCount(6),
    ]).toEqual([200, 401, 401, 200])
  })
})

describe('PUT and DELETE /passkeys/{id}', () => {
  const remove = (url: string, as: Member, currentPassword: string) =>
    site.call({ method: 'DELETE', url, payload: { currentPassword }, as })

  it('renames one, of oneself alone', async () => {
    const member = await site.member()
    const { passkey } = await withPasskey(member)
    const rename = (as: Member, name: string) =>
      site.call({ method: 'PUT', url: passkey['@id'], payload: { name }, as })
    expect((await rename(member, ' Mutfaktaki  bilgisayar ')).body.name).toBe(
      'Mutfaktaki bilgisayar',
    )
    expect((await rename(await site.member(), 'Benim')).status).toBe(404)
    expect((await rename(member, '')).status).toBe(422)
  })

  it('removes one with the password, and nobody gets in with it', async () => {
    const member = await site.member()
    const { authenticator, passkey } = await withPasskey(member)
    expect((await remove(passkey['@id'], member, 'bu değil')).status).toBe(422)
    expect((await remove(passkey['@id'], await site.member(), goodPassword)).status).toBe(404)
    expect((await remove(passkey['@id'], member, goodPassword)).status).toBe(204)
    expect((await remove(passkey['@id'], member, goodPassword)).status).toBe(404)
    const response = authenticator.signIn({ challenge: await loginChallenge() })
    expect((await signIn(response)).status).toBe(401)
    expect(await site.mailTo(member.email, 'gecis-anahtari-kaldirildi')).toContain('Bu siz')
  })
})

it('whoever takes an address back loses the passkeys and the second step that came after it', async () => {
  const member = await site.member()
  const before = (await withPasskey(member)).passkey
  const payload = { email: 'hirsiz@ornek.test', currentPassword: goodPassword }
  await site.call({ method: 'PUT', url: `/api/users/${member.username}`, payload, as: member })
  await withPasskey(member)
  await post('/two-factor', { currentPassword: goodPassword }, member)
  const mail = await site.mailTo(member.email, 'degistiriliyor')
  const token = /token=([\w-]+)/.exec(mail)![1]!
  expect((await post('/email-change/undo', { token })).status).toBe(200)
  const login = await post('/login', { username: member.username, password: goodPassword })
  const as = { ...member, token: login.body.token }
  expect((await listOf(as)).map(({ id }: { id: number }) => id)).toEqual([before.id])
  const { rows } = await sql`SELECT FROM two_factors WHERE user_id = ${member.id}`.execute(
    site.database,
  )
  expect(rows).toEqual([])
})

describe('a password set by a link from a mail', () => {
  const reset = async ({ email }: Member) => {
    await post('/password-resets', { email })
    const token = /token=([\w-]+)/.exec(await site.mailTo(email, 'yenileyin'))![1]!
    const payload = { password: 'divit ile kamış 17' }
    const url = `/api/password-resets/${token}`
    return site.call({ method: 'PUT', url, payload })
  }

  it('takes away passkeys of the last seven days, as the mail about them says', async () => {
    const member = await site.member()
    const old = await withPasskey(member)
    await sql`UPDATE passkeys SET created_at = now() - interval '8 days'
      WHERE user_id = ${member.id}`.execute(site.database)
    const recent = await withPasskey(member)
    expect(await site.mailTo(member.email, 'gecis-anahtari-eklendi')).toContain(
      'son 7 günde eklenen geçiş anahtarları ve açılan iki adımlı doğrulama kaldırılır',
    )
    expect((await reset(member)).status).toBe(204)
    const challenge = async () => ({ challenge: await loginChallenge() })
    expect((await signIn(recent.authenticator.signIn(await challenge()))).status).toBe(401)
    expect((await signIn(old.authenticator.signIn(await challenge()))).status).toBe(200)
  })
})
