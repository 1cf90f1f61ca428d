import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Member, registrationOf } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let admin: Member
let others: (Member | undefined)[]

beforeAll(async () => {
  site = await testSite()
  admin = await site.member()
  await sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`.execute(site.database)
  const editor = await site.member()
  await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
  others = [undefined, await site.member(), editor]
  await setRule('invited')
})

const setRule = (signUp: string) =>
  site.call({ method: 'PUT', url: '/api/site', as: admin, payload: { signUp } })

const invite = async (payload: object = {}) =>
  site.call({ method: 'POST', url: '/api/invitations', as: admin, payload })

const signUp = (username: string, invitation?: string) =>
  site.call({
    method: 'POST',
    url: '/api/register',
    payload: { ...registrationOf(username), ...(invitation !== undefined && { invitation }) },
  })

const refusal = ({ status, body }: Awaited<ReturnType<typeof signUp>>) => [
  status,
  body.violations?.[0]?.propertyPath,
]

describe('GET /invitation-codes/{token}', () => {
  it('tells anybody who has a code whether it still lets somebody in', async () => {
    const { code } = (await invite({})).body
    const check = async (token: string) =>
      (await site.call({ url: `/api/invitation-codes/${token}` })).body
    expect(await check(code)).toEqual({ isOpen: true, message: '' })
    await signUp('son_kullanan', code)
    const spent = {
      isOpen: false,
      message: 'Bu davet kullanılmış, geri alınmış ya da süresi dolmuş.',
    }
    expect(await check(code)).toEqual(spent)
    expect(await check('uydurma')).toEqual(spent)
    expect((await site.call({ url: `/api/invitation-codes/${'x'.repeat(101)}` })).status).not.toBe(
      200,
    )
  })
})

describe('POST /invitations', () => {
  it('makes a link that somebody can sign up with once', async () => {
    const { status, body } = await invite({ note: 'Kitap kulübü' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      '@type': 'Invitation',
      note: 'Kitap kulübü',
      mostUses: 1,
      uses: 0,
      isOpen: true,
      by: admin.username,
      url: `http://hokka.test/kayit?davet=${body.code}`,
    })
    const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)
    expect((await signUp('davetli', body.code)).status).toBe(201)
    expect(refusal(await signUp('sonraki', body.code))).toEqual([422, 'invitation'])
  })

  it.each([
    [{ mostUses: 0 }, 'mostUses'],
    [{ mostUses: 1001 }, 'mostUses'],
    [{ mostUses: 'çok' }, 'mostUses'],
    [{ days: 0 }, 'days'],
    [{ days: 366 }, 'days'],
    [{ note: 'x'.repeat(101) }, 'note'],
  ])('refuses %j and names the field', async (payload, field) => {
    const { status, body } = await invite(payload)
    expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, field])
  })
})

describe('GET /invitations', () => {
  it('lists them, the newest first, and gives one', async () => {
    const { body: made } = await invite({ days: null, mostUses: 5 })
    const { body } = await site.call({ url: '/api/invitations', as: admin })
    expect(body['hydra:member'][0]).toEqual(made)
    expect(made.expiresAt).toBeNull()
    expect((await site.call({ url: made['@id'], as: admin })).body).toEqual(made)
    expect((await site.call({ url: '/api/invitations/999999', as: admin })).status).toBe(404)
  })
})

describe('DELETE /invitations/{id}', () => {
  it('takes it back at once', async () => {
    const { body } = await invite()
    const remove = () => site.call({ method: 'DELETE', url: body['@id'], as: admin })
    expect((await remove()).status).toBe(204)
    expect(refusal(await signUp('gecikmis', body.code))).toEqual([422, 'invitation'])
    expect((await remove()).status).toBe(404)
  })
})

describe('all of them', () => {
  it('are a 404 for all but admins', async () => {
    const { body } = await invite()
    for (const as of others) {
      const who = as && { as }
      expect((await site.call({ url: '/api/invitations', ...who })).status).toBe(404)
      expect((await site.call({ url: body['@id'], ...who })).status).toBe(404)
      const post = { method: 'POST', url: '/api/invitations', payload: {}, ...who } as const
      expect((await site.call(post)).status).toBe(404)
      expect((await site.call({ method: 'DELETE', url: body['@id'], ...who })).status).toBe(404)
    }
  })

  it('are recorded', async () => {
    const { rows } = await sql<{ action: string }>`
      SELECT DISTINCT action FROM audit_log WHERE target_type = 'invitation' ORDER BY 1`.execute(
      site.database,
    )
    expect(rows.map(({ action }) => action)).toEqual(['invitationCreated', 'invitationDeleted'])
  })
})

describe('POST /register', () => {
  it('asks for an invitation where the site is for the invited', async () => {
    expect(refusal(await signUp('davetsiz'))).toEqual([422, 'invitation'])
    expect(refusal(await signUp('davetsiz', ''))).toEqual([422, 'invitation'])
    expect(refusal(await signUp('davetsiz', 'uydurma'))).toEqual([422, 'invitation'])
  })

  it('does not spend it on a form with a mistake', async () => {
    const { body } = await invite()
    expect((await signUp(admin.username, body.code)).status).toBe(422)
    expect((await site.call({ url: body['@id'], as: admin })).body.uses).toBe(0)
    expect((await signUp('duzelten', body.code)).status).toBe(201)
  })

  it('gives the last use to one of two who come at once', async () => {
    const { body } = await invite({ mostUses: 2 })
    await signUp('birinci', body.code)
    const both = await Promise.all(['ikinci', 'ucuncu'].map((name) => signUp(name, body.code)))
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422])
    expect((await site.call({ url: body['@id'], as: admin })).body).toMatchObject({
      uses: 2,
      isOpen: false,
    })
  })

  it('does not take one that has run out', async () => {
    const { body } = await invite()
    await sql`UPDATE invitations SET expires_at = now() WHERE id = ${body.id}`.execute(
      site.database,
    )
    expect(refusal(await signUp('gec', body.code))).toEqual([422, 'invitation'])
  })

  it('is closed to everybody where the site is closed, and open to all where it is open', async () => {
    const { body } = await invite()
    await setRule('closed')
    const refused = await signUp('kapali', body.code)
    expect([refused.status, refused.body['hydra:description']]).toEqual([
      403,
      'Bu site şu anda yeni üye almıyor.',
    ])
    await setRule('open')
    expect((await signUp('acik')).status).toBe(201)
    expect((await signUp('acik2', body.code)).status).toBe(201)
    expect((await site.call({ url: body['@id'], as: admin })).body.uses).toBe(0)
  })
})
