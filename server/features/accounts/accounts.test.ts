import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { messageFor, tokenIn } from './accounts.fixture.ts'
import { goodPassword, type Member, registrationOf } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const post = (url: string, payload: object, as?: Member) =>
  site.call({ method: 'POST', url, payload, ...(as && { as }) })

describe('POST /register', () => {
  it('opens an account, starts a session and mails the confirmation', async () => {
    const { status, body, cookies } = await post('/api/register', registrationOf('gulsen'))
    expect(status).toBe(201)
    expect(body.user).toMatchObject({
      '@id': '/api/users/gulsen',
      '@type': 'User',
      firstName: 'Ayşe Nur',
      email: 'gulsen@ornek.test',
      isEmailConfirmed: false,
      isWaiting: 1,
      roles: ['member'],
      userInformation: { '@type': 'UserInformation', emailNewPost: true },
    })
    expect(body.user).not.toHaveProperty('password_hash')
    const cookie = cookies.find(({ name }) => name === 'token')!
    expect(cookie).toMatchObject({
      value: body.token,
      maxAge: 2_592_000,
      httpOnly: true,
      sameSite: 'Lax',
    })
    expect(await site.mailTo('gulsen@ornek.test')).toContain('http://hokka.test/aktivasyon?token=')
  })

  it('keeps neither the password nor the token', async () => {
    const { token, id } = await site.member()
    const { rows } = await sql<{ all: string }>`
      SELECT (SELECT row_to_json(users)::text FROM users WHERE id = ${id})
        || (SELECT string_agg(row_to_json(sessions)::text, '') FROM sessions WHERE user_id = ${id}) AS all
    `.execute(site.database)
    expect(rows[0]!.all).toContain('$argon2id$')
    expect(rows[0]!.all).not.toContain(token)
    expect(rows[0]!.all).not.toContain(goodPassword)
  })

  it.each([
    ['firstName', 'Al', 'Ad en az 3 karakter olmalı.'],
    ['firstName', 'Ayşe1', 'Ad yalnızca harflerden oluşmalı.'],
    ['firstName', 'Аyşe', 'Ad yalnızca harflerden oluşmalı.'],
    ['lastName', 'Demir!', 'Soyad yalnızca harflerden oluşmalı.'],
    ['username', 'ab', 'Kullanıcı adı en az 3 karakter olmalı.'],
    ['username', 'аyse', 'Kullanıcı adında yalnızca harf, rakam, nokta ve alt çizgi bulunabilir.'],
    ['username', 'Ad_Min', 'Bu kullanıcı adı ayrılmış, başka bir ad seçin.'],
    ['username', 'Editör', 'Bu kullanıcı adı ayrılmış, başka bir ad seçin.'],
    ['username', 'current', 'Bu kullanıcı adı ayrılmış, başka bir ad seçin.'],
    ['username', '1923', 'Kullanıcı adı yalnızca rakamlardan oluşamaz.'],
    ['firstName', 'Ay\u202eşe', 'Ad yalnızca harflerden oluşmalı.'],
    ['lastName', 'Demir\u200b', 'Soyad yalnızca harflerden oluşmalı.'],
    ['username', '...', 'Kullanıcı adı noktayla başlayıp bitemez.'],
    ['email', 'ayse', 'Geçerli bir e-posta adresi yazın.'],
    ['password', 'kısa', 'Parola en az 8 karakter olmalı.'],
    [
      'password',
      'Galatasaray1905',
      'Bu parola çok yaygın, tahmin edilmesi daha güç bir parola seçin.',
    ],
    ['password', '12345678', 'Bu parola çok yaygın, tahmin edilmesi daha güç bir parola seçin.'],
    ['password', 'yeniuye99', 'Parola adınızı ya da e-posta adresinizi içeremez.'],
  ])('refuses %s "%s" with its own message', async (field, value, message) => {
    const { status, body } = await post('/api/register', {
      ...registrationOf('yeniuye'),
      [field]: value,
    })
    expect(status).toBe(422)
    expect(body['@type']).toBe('ConstraintViolationList')
    expect(messageFor(body, field)).toBe(message)
  })

  it('says everything that is missing at once', async () => {
    const { status, body } = await post('/api/register', {})
    expect(status).toBe(422)
    expect(body.violations).toHaveLength(5)
  })

  it('takes Irmak, ırmak, İrmak and irmak for one name', async () => {
    expect((await post('/api/register', registrationOf('Irmak'))).status).toBe(201)
    for (const [index, username] of ['ırmak', 'İrmak', 'irmak', 'IRMAK'].entries()) {
      const form = { ...registrationOf(username), email: `irmak${index}@ornek.test` }
      const { status, body } = await post('/api/register', form)
      expect(status).toBe(422)
      expect(messageFor(body, 'username')).toBe('Bu kullanıcı adı alınmış, başka bir ad seçin.')
    }
  })

  it('gives one name to one of many who want it at once', async () => {
    const forms = Array.from({ length: 6 }, (_, index) => ({
      ...registrationOf('kapisma'),
      email: `kapisma${index}@ornek.test`,
    }))
    const answers = await Promise.all(forms.map((form) => post('/api/register', form)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422, 422, 422, 422,
    ])
  })
})

describe('POST /login', () => {
  it('takes the username however it is spelt, and the e-mail address in capitals', async () => {
    const member = await site.member({ username: 'isil_info' })
    for (const username of ['isil_info', 'IŞIL_INFO', 'ışıl_info', 'ISIL_INFO@ORNEK.TEST']) {
      const { status, body } = await post('/api/login', { username, password: goodPassword })
      expect(status, username).toBe(200)
      expect(body.user.id).toBe(member.id)
    }
  })

  it('says the same for a wrong password and an unknown account', async () => {
    await site.member({ username: 'tanidik' })
    const wrong = await post('/api/login', { username: 'tanidik', password: 'yanlış parola' })
    const unknown = await post('/api/login', { username: 'tanimadik', password: 'yanlış parola' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body['hydra:description']).toBe('Kullanıcı adı ya da parola yanlış.')
  })

  it('names the empty fields as the specification words them', async () => {
    const { status, body } = await post('/api/login', { username: ' ', password: '' })
    expect(status).toBe(422)
    expect(messageFor(body, 'username')).toBe('Kullanıcı adı boş geçilemez')
    expect(messageFor(body, 'password')).toBe('Parola alanı boş geçilemez')
  })
})

describe('a password in two normal forms', () => {
  const typed = 'gölgeli şiir bahçesi'
  const forms = [typed.normalize('NFC'), typed.normalize('NFD')] as const
  const login = async (username: string, password: string) =>
    (await post('/api/login', { username, password })).status

  it.each(forms)('is one password, whichever was chosen at sign-up: %j', async (password) => {
    const form = { ...registrationOf(`sekil_${password.length}`), password }
    expect((await post('/api/register', form)).status).toBe(201)
    for (const each of forms) expect(await login(form.username, each)).toBe(200)
    expect(await login(form.username, typed.replace('ş', 's'))).toBe(401)
  })

  it('still opens an account whose hash was made from the text as it was sent', async () => {
    const mixed = forms[0].slice(0, 5) + forms[1].slice(6)
    for (const password of [...forms, mixed]) {
      const { id, username } = await site.member()
      const passwordHash = await hash(password)
      await sql`UPDATE users SET password_hash = ${passwordHash} WHERE id = ${id}`.execute(
        site.database,
      )
      const accepted = password === mixed ? [mixed] : forms
      for (const each of accepted) expect(await login(username, each)).toBe(200)
    }
  })

  it('is one password after a reset too, and counts its letters, not its marks', async () => {
    const member = await site.member()
    await post('/api/password-resets', { email: member.email })
    const token = tokenIn(await site.mailTo(member.email, 'yenileyin'))
    const put = (password: string) =>
      site.call({ method: 'PUT', url: `/api/password-resets/${token}`, payload: { password } })
    // Four letters, eight signs.
    expect((await put('öşçğ'.normalize('NFD'))).status).toBe(422)
    expect((await put(forms[1])).status).toBe(204)
    for (const each of forms) expect(await login(member.username, each)).toBe(200)
  })
})

describe('POST /logout', () => {
  it('revokes the token and drops the cookie', async () => {
    const member = await site.member()
    const { status, cookies } = await site.call({ method: 'POST', url: '/api/logout', as: member })
    expect(status).toBe(204)
    expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ value: '', maxAge: 0 })
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(401)
  })
})

describe('POST /activation', () => {
  it('confirms the address once', async () => {
    const member = await site.member({ isConfirmed: false })
    const token = tokenIn(await site.mailTo(member.email))
    const first = await post('/api/activation', { token })
    expect(first.status).toBe(200)
    expect(first.body.user.username).toBe(member.username)
    expect(first.body.user).not.toHaveProperty('email')
    const { body } = await site.call({ url: '/api/users/current', as: member })
    expect(body).toMatchObject({ isEmailConfirmed: true, isWaiting: 0 })
    const second = await post('/api/activation', { token })
    expect(second.status).toBe(422)
    expect(messageFor(second.body, 'token')).toContain('kullanılmış ya da süresi dolmuş')
  })

  it('takes one of two presses at once', async () => {
    const member = await site.member({ isConfirmed: false })
    const token = tokenIn(await site.mailTo(member.email))
    const answers = await Promise.all([
      post('/api/activation', { token }),
      post('/api/activation', { token }),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ])
  })

  it('refuses an expired link and one for an address that has changed', async () => {
    const late = await site.member({ isConfirmed: false })
    const lateToken = tokenIn(await site.mailTo(late.email))
    await sql`UPDATE mail_links SET expires_at = now() WHERE user_id = ${late.id}`.execute(
      site.database,
    )
    expect((await post('/api/activation', { token: lateToken })).status).toBe(422)

    const moved = await site.member({ isConfirmed: false })
    const movedToken = tokenIn(await site.mailTo(moved.email))
    await sql`UPDATE users SET email = 'yeni@ornek.test' WHERE id = ${moved.id}`.execute(
      site.database,
    )
    expect((await post('/api/activation', { token: movedToken })).status).toBe(422)
    expect((await site.call({ url: '/api/users/current', as: moved })).body.isWaiting).toBe(1)
  })

  it('refuses what is no token at all', async () => {
    for (const token of ['', 'x', 'ş'.repeat(43), 'x'.repeat(10_000), null, 5, { a: 1 }])
      expect((await post('/api/activation', { token })).status).toBe(422)
  })
})

describe('POST /activation/resend', () => {
  it('mails a new link, and the older one works until one is used', async () => {
    const member = await site.member({ isConfirmed: false })
    const older = tokenIn(await site.mailTo(member.email))
    const { status } = await site.call({
      method: 'POST',
      url: '/api/activation/resend',
      as: member,
    })
    expect(status).toBe(204)
    const newer = tokenIn(await site.mailTo(member.email))
    expect(newer).not.toBe(older)
    expect((await post('/api/activation', { token: older })).status).toBe(200)
    expect((await post('/api/activation', { token: newer })).status).toBe(422)
  })

  it('tells a confirmed member that there is nothing to confirm', async () => {
    const member = await site.member()
    const { status, body } = await site.call({
      method: 'POST',
      url: '/api/activation/resend',
      as: member,
    })
    expect(status).toBe(422)
    expect(messageFor(body, 'email')).toBe('E-posta adresiniz zaten onaylı.')
  })
})

describe('POST /password-resets and PUT /password-resets/{token}', () => {
  const put = (token: string, password: string, as?: Member) =>
    site.call({
      method: 'PUT',
      url: `/api/password-resets/${token}`,
      payload: { password },
      ...(as && { as }),
    })

  it('answers the same for a known and an unknown address', async () => {
    const member = await site.member()
    const known = await post('/api/password-resets', { email: member.email.toUpperCase() })
    const unknown = await post('/api/password-resets', { email: 'kimse@ornek.test' })
    expect([known.status, unknown.status]).toEqual([204, 204])
    expect(known.text).toBe(unknown.text)
    for (const email of ['adres değil', '', 'a@b', 'x'.repeat(5000)])
      expect((await post('/api/password-resets', { email })).status).toBe(204)
    expect((await post('/api/password-resets', {})).status).toBe(422)
  })

  it('sets a new password once and ends every session', async () => {
    const member = await site.member({ isConfirmed: false })
    await post('/api/password-resets', { email: member.email })
    const token = tokenIn(await site.mailTo(member.email, 'yenileyin'))
    const newPassword = 'yepyeni bir parola 7'
    expect((await put(token, 'kısa')).status).toBe(422)
    expect((await put(token, newPassword)).status).toBe(204)
    expect((await put(token, newPassword)).status).toBe(422)
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(401)
    const login = (password: string) => post('/api/login', { username: member.username, password })
    expect((await login(goodPassword)).status).toBe(401)
    const { status, body } = await login(newPassword)
    expect(status).toBe(200)
    expect(body.user.isEmailConfirmed).toBe(true)
  })

  it('leaves a common password unset and the link unspent', async () => {
    const member = await site.member()
    await post('/api/password-resets', { email: member.email })
    const token = tokenIn(await site.mailTo(member.email, 'yenileyin'))
    expect((await put(token, 'fenerbahce1907')).status).toBe(422)
    expect((await put(token, 'kimsenin bilmediği 3')).status).toBe(204)
  })

  it('keeps the session of the member who asks, and only that one', async () => {
    const member = await site.member()
    const elsewhere = await post('/api/login', {
      username: member.username,
      password: goodPassword,
    })
    await post('/api/password-resets', { email: member.email })
    const token = tokenIn(await site.mailTo(member.email, 'yenileyin'))
    expect((await put(token, 'sandalye lamba deniz', member)).status).toBe(204)
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(200)
    const other = { ...member, token: elsewhere.body.token }
    expect((await site.call({ url: '/api/users/current', as: other })).status).toBe(401)
  })

  it('works only for the address that the link was sent to', async () => {
    const member = await site.member()
    await post('/api/password-resets', { email: member.email })
    const token = tokenIn(await site.mailTo(member.email, 'yenileyin'))
    await sql`UPDATE users SET email = 'tasinan@ornek.test' WHERE id = ${member.id}`.execute(
      site.database,
    )
    const { status, body } = await put(token, 'sandalye lamba deniz')
    expect([status, messageFor(body, 'token')]).toEqual([
      422,
      'Bu bağlantı kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyebilirsiniz.',
    ])
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(200)
    const login = (password: string) => post('/api/login', { username: member.username, password })
    expect((await login('sandalye lamba deniz')).status).toBe(401)
    expect((await login(goodPassword)).status).toBe(200)
  })

  it('refuses a confirmation link as a reset link', async () => {
    const member = await site.member({ isConfirmed: false })
    const token = tokenIn(await site.mailTo(member.email))
    expect((await put(token, 'sandalye lamba deniz')).status).toBe(422)
  })
})

describe('GET /users/current', () => {
  it('gives the member, by bearer token and by cookie', async () => {
    const member = await site.member()
    const byBearer = await site.call({ url: '/api/users/current', as: member })
    const byCookie = await site.call({
      url: '/api/users/current',
      cookies: { token: member.token },
    })
    expect(byBearer.status).toBe(200)
    expect(byCookie.body).toEqual(byBearer.body)
    expect(byBearer.body.email).toBe(member.email)
  })

  it('refuses an expired session and removes its cookie', async () => {
    const member = await site.member()
    await sql`UPDATE sessions SET expires_at = now() WHERE user_id = ${member.id}`.execute(
      site.database,
    )
    const { status, cookies } = await site.call({
      url: '/api/users/current',
      cookies: { token: member.token },
    })
    expect(status).toBe(401)
    expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ value: '', maxAge: 0 })
  })
})

describe('what has run out', () => {
  it('is cleared away, and nothing else', async () => {
    const gone = await site.member({ isConfirmed: false })
    const stays = await site.member({ isConfirmed: false })
    await site.mailTo(gone.email)
    for (const table of ['sessions', 'mail_links'])
      await sql`UPDATE ${sql.table(table)} SET expires_at = now() WHERE user_id = ${gone.id}`.execute(
        site.database,
      )
    await site.runChores()
    const { rows } = await sql<{ id: number }>`
      SELECT user_id AS id FROM sessions UNION SELECT user_id FROM mail_links`.execute(
      site.database,
    )
    expect(rows.map(({ id }) => id)).not.toContain(gone.id)
    expect(rows.map(({ id }) => id)).toContain(stays.id)
  })
})
