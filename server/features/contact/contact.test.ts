import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { outboxOf } from '../../mail/mailer.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'

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

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // The folder is made with the first mail.
    return []
  }
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

  it('shows editors who wrote, why and where to answer', async () => {
    const editor = await site.member()
    await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
    const list = await site.call({ url: '/api/moderation/cases?type=contact', as: editor })
    const sender = { name: 'Ayşe Demir', email: 'ayse@ornek.test', subject: 'privacy' }
    expect(list.body['hydra:member'][0]).toMatchObject({ sender })
    const url = list.body['hydra:member'][0]['@id']
    expect((await site.call({ url, as: editor })).body).toMatchObject({
      sender,
      snapshot: { text: form.text },
    })
    expect((await site.call({ url, as: await site.member() })).status).toBe(404)
  })

  it('forwards it to the operator, who answers the sender', async () => {
    const own = await testSite()
    const payload = { ...form, text: 'İlk satır\nikinci <b>satır</b>\n\nSon bölüm' }
    const send = { method: 'POST', url: '/api/contact', payload } as const
    // Without an address of the operator there is nobody to send it to.
    await own.call(send)
    await until(async () => {
      const { rows } = await sql<{ state: string }>`
        SELECT state FROM jobs.job WHERE name = 'mail-contact'`.execute(own.database)
      return rows[0]?.state === 'completed' || undefined
    })
    await sql`UPDATE site_settings SET operator_email = 'bilgi@yazievi.test'`.execute(own.database)
    await own.call(send)
    const eml = await until(() => {
      const folder = outboxOf(own.config)
      const file = filesIn(folder).find((each) => each.endsWith('.eml') && each.includes('bilgi'))
      return file && readFileSync(join(folder, file), 'utf8')
    })
    expect(eml).toMatch(/^Reply-To: =\?UTF-8\?.*<ayse@ornek\.test>\r?$/m)
    expect(eml).toMatch(/^To: bilgi@yazievi\.test\r?$/m)
    const html = await own.mailTo('bilgi@yazievi.test', 'ileti')
    expect(html).toContain('Kişisel verilerim (KVKK)')
    expect(html).toContain('ayse@ornek.test')
    expect(html).toContain('ikinci &lt;b&gt;satır&lt;/b&gt;')
    expect(html).toContain('/yonetim/bildirimler/')
    const sent = filesIn(outboxOf(own.config)).filter((each) => /ileti.*\.eml$/.test(each))
    expect(sent).toHaveLength(1)
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
