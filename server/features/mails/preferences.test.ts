import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { refusals } from '../../messages.ts'

let site: TestSite
let member: Member
beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  member = await site.member()
})

const informationOf = async (as: Member) =>
  (await site.call({ url: '/api/users/current', as })).body.userInformation

const change = (id: number | string, payload: object, as?: Member) =>
  site.call({
    method: 'PUT',
    url: `/api/user_informations/${id}`,
    payload,
    ...(as && { as }),
  })

describe('PUT /user_informations/{id}', () => {
  it('changes what is named and nothing else, also for those who wait for their confirmation', async () => {
    for (const as of [member, await site.member({ isConfirmed: false })]) {
      const before = await informationOf(as)
      const { status, body } = await change(before.id, { emailNewLike: false }, as)
      expect(status).toBe(200)
      expect(body).toEqual({ ...before, emailNewLike: false })
      expect(await informationOf(as)).toEqual(body)
      expect((await change(before.id, {}, as)).body).toEqual(body)
    }
  })

  it('is for nobody else', async () => {
    const { id } = await informationOf(member)
    expect((await change(id, { emailNewLike: false })).status).toBe(401)
    expect((await change(id, { emailNewLike: false }, await site.member())).status).toBe(404)
    expect((await change('yok', {}, member)).status).toBe(404)
    expect(await informationOf(member)).toMatchObject({ emailNewLike: true })
  })

  it('refuses what is neither on nor off, and names it', async () => {
    const { id } = await informationOf(member)
    for (const value of ['evet', 1, null]) {
      const { status, body } = await change(
        id,
        { emailNewPost: value, emailNewLike: false },
        member,
      )
      expect(status).toBe(422)
      expect(body.violations).toEqual([
        { propertyPath: 'emailNewPost', message: 'Açık ya da kapalı olmalı.' },
      ])
    }
    expect((await change(id, { emailRefusedAt: new Date().toISOString() }, member)).status).toBe(
      422,
    )
    expect(await informationOf(member)).toMatchObject({ emailNewLike: true })
  })

  it('of two at once keeps both', async () => {
    const { id } = await informationOf(member)
    const off = { emailNewLike: false, emailNewPost: false }
    await Promise.all(
      Object.entries(off).map(([name, value]) => change(id, { [name]: value }, member)),
    )
    expect(await informationOf(member)).toMatchObject(off)
  })
})

describe('POST /unsubscribe', () => {
  const keyOf = async ({ id }: Member): Promise<string> => {
    const { rows } = await sql<{ key: string }>`
      SELECT unsubscribe_key AS key FROM user_informations WHERE user_id = ${id}`.execute(
      site.database,
    )
    return rows[0]!.key
  }
  const unsubscribe = (token: string, type: string | null, payload = '') =>
    site.call({
      method: 'POST',
      url: `/api/unsubscribe?token=${encodeURIComponent(token)}`,
      ...(type !== null && { headers: { 'content-type': type }, payload }),
    })

  it.each([
    ['without a body', null, ''],
    ['as mail programs do', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'as other mail programs do',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['by a page', 'application/json', '{}'],
  ])('stops one kind of mail for its owner alone, %s', async (_, type, payload) => {
    const other = await site.member()
    const before = await informationOf(member)
    const token = `${await keyOf(member)}.newComment`
    for (const again of [1, 2]) {
      const { status, body } = await unsubscribe(token, type, payload)
      expect([again, status, body]).toEqual([again, 200, { kind: 'newComment' }])
    }
    expect(await informationOf(member)).toEqual({ ...before, emailNewComment: false })
    expect(await informationOf(other)).toMatchObject({ emailNewComment: true })
  })

  it('knows no other token', async () => {
    const key = await keyOf(member)
    const none = '00000000-0000-4000-8000-000000000000'
    for (const token of [
      '',
      'x',
      key,
      `${key}.`,
      `${key}.hepsi`,
      `${none}.newLike`,
      `${key}.__proto__`,
    ]) {
      const { status, body } = await unsubscribe(token, null)
      expect([token, status, body['hydra:description']]).toEqual([
        token,
        404,
        refusals.mail.unknownLink,
      ])
    }
    expect((await unsubscribe('x'.repeat(101), null)).status).toBe(400)
    expect((await site.call({ method: 'POST', url: '/api/unsubscribe' })).status).toBe(400)
  })

  it('is not done by following the link, which leads to a page', async () => {
    const token = `${await keyOf(member)}.newPost`
    const { status, headers } = await site.call({ url: `/api/unsubscribe?token=${token}` })
    expect([status, headers.location]).toEqual([303, `/abonelik?token=${token}`])
    expect(await informationOf(member)).toMatchObject({ emailNewPost: true })
  })
})
