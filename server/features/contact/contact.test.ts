import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const form = {
  name: 'Ayşe Demir',
  email: 'Ayse@Ornek.test',
  subject: 'privacy',
  text: 'Verilerimi öğrenmek istiyorum.',
}

const cases = async () => {
  const { rows } = await sql<{ type: string; origin: string; status: string; snapshot: object }>`
    SELECT type, origin, status, snapshot FROM cases ORDER BY id`.execute(site.database)
  return rows
}

describe('POST /contact', () => {
  it('opens a case for what a visitor or a member writes', async () => {
    const send = { method: 'POST', url: '/api/contact', payload: form } as const
    const { status, body } = await site.call(send)
    expect(status).toBe(201)
    expect(Date.parse(body.receivedAt)).toBeGreaterThan(0)
    const member = await site.member({ isConfirmed: false })
    await site.call({ ...send, as: member })
    const written = { ...form, email: 'ayse@ornek.test' }
    const opened = { type: 'contact', origin: 'contact', status: 'open' }
    expect(await cases()).toEqual([
      { ...opened, snapshot: { ...written, userId: null } },
      { ...opened, snapshot: { ...written, userId: member.id } },
    ])
  })

  it('answers a program like everybody and opens nothing', async () => {
    const before = (await cases()).length
    const payload = { ...form, website: 'https://ucuz.test' }
    expect((await site.call({ method: 'POST', url: '/api/contact', payload })).status).toBe(201)
    expect(await cases()).toHaveLength(before)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ email: 'yanlış' }, 'email'],
    [{ subject: 'reklam' }, 'subject'],
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
  ])('refuses %j and names the field', async (change, field) => {
    const { status, body } = await site.call({
      method: 'POST',
      url: '/api/contact',
      payload: { ...form, ...change },
    })
    expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, field])
  })

  it('takes five an hour from one address', async () => {
    const strict = await testSite({ config: { limitFactor: 1 } })
    const send = { method: 'POST', url: '/api/contact', payload: form } as const
    for (let sent = 0; sent < 5; sent++) expect((await strict.call(send)).status).toBe(201)
    expect((await strict.call(send)).status).toBe(429)
  })
})
