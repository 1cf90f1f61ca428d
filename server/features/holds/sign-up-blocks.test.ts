import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { blockMessages } from '../../../core/contracts/holds.ts'
import { type Member, registrationOf } from '../../../tests/support/members.ts'
import { refusals } from '../../messages.ts'
import { openWritingSite, violations, type WritingSite } from '../writing/writing.fixture.ts'

let writing: WritingSite
let admin: Member
beforeAll(async () => {
  writing = await openWritingSite()
  admin = await writing.site.member({ username: 'isleten' })
  await run(sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`)
})

const run = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(writing.site.database)).rows
const send = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  as: Member,
  payload?: object,
) => writing.site.call({ method, url: `/api${path}`, as, ...(payload && { payload }) })
const acts = () =>
  run(sql<{ action: string; targetId: number | null; details: object }>`
    SELECT action, target_id AS "targetId", details FROM audit_log WHERE actor_id = ${admin.id} ORDER BY id`)
const block = (value: unknown, changes: object = {}) =>
  send('POST', '/moderation/sign_up_blocks', admin, { value, ...changes })
const signUp = (username: string, changes: object = {}, remoteAddress = '127.0.0.1') =>
  writing.site.call({
    method: 'POST',
    url: '/api/register',
    payload: { ...registrationOf(username), ...changes },
    remoteAddress,
  })

describe('POST /moderation/sign_up_blocks', () => {
  it('keeps mail domains away, those below them too', async () => {
    const { status, body } = await block('@Gecici.Example', { note: 'Geçici adresler' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'domain', value: 'gecici.example', note: 'Geçici adresler' })
    for (const email of ['a@gecici.example', 'a@posta.gecici.example']) {
      const refused = await signUp('gecici_uye', { email })
      expect([refused.status, violations(refused.body)]).toEqual([
        422,
        [['email', refusals.account.blockedDomain]],
      ])
    }
    expect((await signUp('kalici_uye', { email: 'a@baskagecici.example' })).status).toBe(201)
    const change = { email: 'yeni@gecici.example' }
    const { unconfirmed } = writing
    expect((await send('PUT', `/users/${unconfirmed.username}`, unconfirmed, change)).status).toBe(
      422,
    )
  })

  it.each([
    ['192.0.2.0/24', '192.0.2.77', '192.0.2.0/24'],
    ['198.51.100.7', '::ffff:198.51.100.7', '198.51.100.7'],
    ['203.0.113.99/28', '203.0.113.97', '203.0.113.96/28'],
    ['2001:db8:5::/48', '2001:db8:5::1', '2001:db8:5::/48'],
  ])('keeps %s away', async (value, from, stored) => {
    const { body } = await block(value)
    expect(body).toMatchObject({ kind: 'range', value: stored })
    const refused = await signUp('agdan_gelen', {}, from)
    expect([refused.status, refused.body['hydra:description']]).toEqual([
      403,
      refusals.account.blockedAddress,
    ])
    expect((await send('DELETE', `/moderation/sign_up_blocks/${body.id}`, admin)).status).toBe(204)
  })

  it.each([
    ['', blockMessages.missing],
    [undefined, blockMessages.missing],
    ['bir şey', blockMessages.wrong],
    ['com', blockMessages.wrong],
    ['300.1.1.1', blockMessages.wrong],
    ['10.0.0.0/33', blockMessages.wrong],
    ['10.0.0.0/7', refusals.hold.rangeTooWide],
    ['2000::/3', refusals.hold.rangeTooWide],
    ['127.0.0.0/8', refusals.hold.ownRange],
    ['gecici.example', refusals.hold.knownBlock],
    ['a'.repeat(300), blockMessages.wrong],
  ])('refuses %j', async (value, message) => {
    const { status, body } = await block(value)
    expect([status, violations(body)]).toEqual([422, [['value', message]]])
  })
})

describe('the other calls of sign-up blocks', () => {
  it('list, show and remove them, for admins, and are written to the log', async () => {
    const { body } = await block('silinen.example')
    const list = await send('GET', '/moderation/sign_up_blocks', admin)
    expect(list.body['hydra:member'][0]).toEqual(body)
    const path = `/moderation/sign_up_blocks/${body.id}`
    expect((await send('GET', path, admin)).body).toEqual(body)
    expect((await send('DELETE', path, writing.editor)).status).toBe(404)
    expect((await send('DELETE', path, admin)).status).toBe(204)
    expect((await send('DELETE', path, admin)).status).toBe(404)
    expect((await send('GET', path, admin)).status).toBe(404)
    const details = { kind: 'domain', domain: 'silinen.example' }
    expect((await acts()).slice(-2)).toEqual([
      { action: 'signUpBlockAdded', targetId: null, details },
      { action: 'signUpBlockRemoved', targetId: null, details },
    ])
    // The log is never erased, so the address of a person does not stand in it.
    await block('198.51.100.77')
    expect((await acts()).at(-1)).toEqual({
      action: 'signUpBlockAdded',
      targetId: null,
      details: { kind: 'range' },
    })
    expect((await signUp('artik_gelen', { email: 'a@silinen.example' })).status).toBe(201)
  })
})
