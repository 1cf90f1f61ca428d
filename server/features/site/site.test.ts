import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { freePort, mailServer } from '../../mail/mail.fixture.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, siteOn, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let admin: Member
let editor: Member
let member: Member

beforeAll(async () => {
  site = await testSite({ pages: true })
  ;[admin, editor, member] = [await site.member(), await site.member(), await site.member()]
  await sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`.execute(site.database)
  await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
})

const put = (payload: object, as: Member | undefined = admin) =>
  site.call({ method: 'PUT', url: '/api/site', payload, ...(as && { as }) })

const page = async (url = '/', on = site): Promise<string> => (await on.call({ url })).text

const operator = {
  name: 'Yazı Evi Ltd. Şti.',
  address: 'Moda Cad. 12\nKadıköy, İstanbul',
  email: 'bilgi@yazievi.test',
  phone: '+90 216 000 00 00',
}

describe('GET /site, PUT /site and POST /site/test-mail', () => {
  it('are a 404 for all but admins', async () => {
    for (const as of [undefined, member, editor]) {
      const who = as && { as }
      expect((await site.call({ url: '/api/site', ...who })).status).toBe(404)
      const change = {
        method: 'PUT',
        url: '/api/site',
        payload: { name: 'Başka' },
        ...who,
      } as const
      expect((await site.call(change)).status).toBe(404)
      const mail = { method: 'POST', url: '/api/site/test-mail', ...who } as const
      expect((await site.call(mail)).status).toBe(404)
    }
  })
})

describe('GET /site', () => {
  it('gives the settings of a fresh site, named by the configuration, with all steps left', async () => {
    const { status, body } = await site.call({ url: '/api/site', as: admin })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Hokka',
      description: '',
      signUp: 'open',
      approvalOfFirst: 0,
      announcement: '',
      operator: { name: '', address: '', email: '', phone: '' },
    })
    expect(Object.values(body.steps)).toEqual([false, false, false, false, false, false])
    expect(body.pages.privacy).toMatchObject({ isDraft: true })
    expect(body.pages.privacy.text).toContain('{işletmeci}')
  })
})

describe('PUT /site', () => {
  it('gives the site another name, on the next request and in every process', async () => {
    const other = await siteOn(site.address, { pages: true })
    for (const each of [site, other]) expect(await page('/', each)).toContain('>hokka<')
    expect((await put({ name: 'Mürekkep', description: 'Yazının başladığı yer.' })).status).toBe(
      200,
    )
    await other.receivePending()
    for (const each of [site, other]) {
      const html = await page('/', each)
      expect(html).toContain('<title>Mürekkep</title>')
      expect(html).toContain('<meta name="description" content="Yazının başladığı yer."/>')
      expect(html).not.toContain('Hokka')
      expect(await page('/rss.xml', each)).toContain('<title>Mürekkep</title>')
      expect(await page('/rss.xml', each)).toContain('Yazının başladığı yer.')
      expect(await page('/opensearch.xml', each)).toContain('Mürekkep')
      expect(await page('/api/docs', each)).toContain('API belgeleri · Mürekkep')
    }
    expect(await page('/yok-boyle')).toContain('Mürekkep')
  })

  it('draws the name in the mark as its operator writes it', async () => {
    await put({ name: 'TDK IBM Defteri' })
    expect(await page()).toContain('>TDK IBM Defteri<')
    await put({ name: 'Mürekkep' })
    expect(await page()).toContain('>Mürekkep<')
  })

  it('offers no sign-up at the login where nobody can sign up', async () => {
    const main = async () => (await page('/giris')).split('<main')[1]!
    expect(await main()).toContain('Kayıt olun')
    await put({ signUp: 'closed' })
    expect(await main()).not.toContain('Kayıt olun')
    await put({ signUp: 'open' })
  })

  it('mails under the new name', async () => {
    // One process alone: of two either may send it.
    const own = await testSite()
    const as = await own.member()
    await sql`UPDATE users SET role = 'admin' WHERE id = ${as.id}`.execute(own.database)
    await own.call({ method: 'PUT', url: '/api/site', payload: { name: 'Mürekkep' }, as })
    const newcomer = await own.member({ isConfirmed: false })
    const html = await own.mailTo(newcomer.email)
    expect(html).toContain('Mürekkep&#39;e hoş geldiniz')
    expect(html).toMatch(/>Mürekkep<span/)
  })

  it('announces something above every page until it is taken back', async () => {
    await page('/hakkinda')
    await put({ announcement: 'Bakım [bu gece](/kosullar) & <yarın>' })
    for (const path of ['/', '/hakkinda', '/giris', '/yok-boyle']) {
      const html = await page(path)
      expect(html).toContain('Bakım <a href="/kosullar">bu gece</a> &amp; &lt;yarın&gt;')
      expect(html).toContain('data-announcement="1"')
    }
    // The same text is the same announcement; another one is shown to those who closed the first.
    await put({ announcement: 'Bakım [bu gece](/kosullar) & <yarın>' })
    expect(await page()).toContain('data-announcement="1"')
    await put({ announcement: 'Bitti.' })
    expect(await page()).toContain('data-announcement="2"')
    await put({ announcement: '' })
    expect(await page()).not.toContain('data-announcement=')
  })

  it('fills the details of the operator in, and a text without gaps is no draft any more', async () => {
    expect(await page('/gizlilik')).toContain('[işletmecinin adı]')
    await put({ operator })
    const filled = await page('/gizlilik')
    expect(filled).toContain('Yazı Evi Ltd. Şti.')
    expect(filled).toContain('Moda Cad. 12, Kadıköy, İstanbul')
    expect(filled).toContain('Bu metin bir taslaktır')
    const { body } = await site.call({ url: '/api/site', as: admin })
    const pages = {
      privacy: body.pages.privacy.text,
      terms: body.pages.terms.text,
      about: '# Biz\n\nBiz kimiz? **{işletmeci}**',
    }
    expect((await put({ pages })).body.steps).toMatchObject({ operator: true, pages: true })
    expect(await page('/gizlilik')).not.toContain('taslak')
    expect(await page('/hakkinda')).toContain('<strong>Yazı Evi Ltd. Şti.</strong>')
    expect((await put({ operator: { ...operator, name: '' } })).body.pages.about.isDraft).toBe(true)
    await put({ operator })
    expect((await put({ pages: { about: null } })).body.pages.about).toMatchObject({
      isDraft: true,
    })
  })

  it('overwrites no text that its writer has not read', async () => {
    const versionNow = async () =>
      (await site.call({ url: '/api/site', as: admin })).body.pages.terms.version
    const first = await versionNow()
    const publish = (text: string | null, version: string) =>
      put({ pages: { terms: text }, versions: { terms: version } })
    // Two at once, both of whom read the same text: one of them is told.
    const both = await Promise.all([publish('Ayşe yazdı.', first), publish('Ali yazdı.', first)])
    const [won, lost] = both.toSorted((one, other) => one.status - other.status)
    expect([won!.status, lost!.status]).toEqual([200, 409])
    expect(lost!.body['hydra:description']).toContain('başka bir yerde değiştirildi')
    const { text, version } = won!.body.pages.terms
    expect(await page('/api/pages/terms')).toContain(text)
    // What is there already is no conflict; having read it, one may change it; the API may go without.
    expect((await publish(text, first)).status).toBe(200)
    expect((await publish(null, first)).status).toBe(409)
    expect((await publish('İkisi de yazdı.', version)).status).toBe(200)
    expect((await put({ pages: { terms: 'Sormadan.' } })).status).toBe(200)
    // A version that is not the text's own is looked at for that text alone.
    expect((await put({ pages: { about: 'Biz.' }, versions: { terms: first } })).status).toBe(200)
  })

  it('puts nothing of a text into the page but what it says', async () => {
    const nasty =
      '## <script>alert(1)</script>\n\n[kötü](javascript:alert) [iyi](https://ornek.test/?a=1&b=2)\n\n- <img src=x onerror=alert(1)>'
    await put({ pages: { about: nasty } })
    const { body } = await site.call({ url: '/api/pages/about' })
    expect(body.html).toBe(
      '<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>\n<p>kötü <a href="https://ornek.test/?a=1&amp;b=2">iyi</a></p>\n<ul><li>&lt;img src=x onerror=alert(1)&gt;</li></ul>',
    )
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'Ho\u202ekka' }, 'name'],
    [{ description: 'x'.repeat(201) }, 'description'],
    [{ announcement: 'x'.repeat(201) }, 'announcement'],
    [{ signUp: 'belki' }, 'signUp'],
    [{ approvalOfFirst: 11 }, 'approvalOfFirst'],
    [{ approvalOfFirst: 1.5 }, 'approvalOfFirst'],
    [{ pages: { about: '' } }, 'pages.about'],
    [{ pages: { about: 'x'.repeat(20_001) } }, 'pages.about'],
    [{ pages: { baska: 'x' } }, 'pages'],
    [{ versions: { terms: 1 } }, 'versions.terms'],
    [{ operator: { ...operator, email: 'yanlış' } }, 'operator.email'],
    [{ operator: { ...operator, phone: 'ara beni' } }, 'operator.phone'],
    [{ stepDone: 'hepsi' }, 'stepDone'],
  ])('refuses %j and names the field', async (payload, field) => {
    const { status, body } = await put(payload)
    expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, field])
  })

  it('records who changed what, without the words', async () => {
    await put({ approvalOfFirst: 3 })
    const { rows } = await sql<{ details: object; actor: number }>`
      SELECT actor_id AS actor, details FROM audit_log WHERE action = 'siteChanged' ORDER BY id DESC LIMIT 1`.execute(
      site.database,
    )
    expect(rows).toEqual([{ actor: admin.id, details: { changed: 'approvalOfFirst' } }])
  })

  it('records nothing where nothing is sent', async () => {
    const acts = async () => {
      const { rows } = await sql`SELECT FROM audit_log WHERE action = 'siteChanged'`.execute(
        site.database,
      )
      return rows.length
    }
    const before = await acts()
    for (const payload of [{}, { pages: {} }]) expect((await put(payload)).status).toBe(200)
    expect(await acts()).toBe(before)
  })

  it('says in the draft who sees an address, and what keeping order stores', async () => {
    const { html } = (await site.call({ url: '/api/pages/privacy' })).body
    expect(html).toContain('yalnızca siteyi yönetenler görebilir')
    for (const what of ['bildirimler', 'kararlar', 'itirazlarınız', 'kayıt olduğunuz ağın'])
      expect(html).toContain(what)
    expect(await page('/kayit')).toContain('Öteki üyelere gösterilmez; siteyi yönetenler görebilir')
  })

  it('says of every request what is kept of it, also where the text was published before', async () => {
    const privacy = async (of: TestSite) => (await of.call({ url: '/api/pages/privacy' })).body.html
    const recording = await siteOn(site.address, { config: { trafficRecordDays: 400 } })
    for (const text of [null, 'Verilerinizi **özenle** saklarız.\n\n- Son madde']) {
      await put({ pages: { privacy: text } })
      await recording.receivePending()
      expect(await privacy(site)).not.toMatch(/5651|trafik/i)
      expect(await privacy(recording)).toMatch(
        /<h2>Trafik kayıtları<\/h2>\n<p>5651 [^<]*IP adresini, zamanını, istenen sayfayı, yöntemi ve sonucu [^<]* 400 gün saklanır, sonra silinir\.<\/p>$/,
      )
    }
    for (const name of ['terms', 'about'])
      expect((await recording.call({ url: `/api/pages/${name}` })).text).not.toContain('Trafik')
  })

  it('ticks off what stays as it is', async () => {
    expect((await put({ stepDone: 'categories' })).body.steps.categories).toBe(true)
  })
})

describe('POST /site/test-mail', () => {
  it('says that mails are only written to a folder, and writes one', async () => {
    const { status, body } = await site.call({
      method: 'POST',
      url: '/api/site/test-mail',
      as: admin,
    })
    expect(status).toBe(200)
    expect(body.isSent).toBe(false)
    expect(body.message).toContain('SMTP_URL')
    expect(await site.mailTo(admin.email, 'deneme-e-postasi')).toContain('Mürekkep')
  })

  it('sends one and says what the server said', async () => {
    const port = await freePort()
    const received = await mailServer(port)
    const smtpUrl = `smtp://127.0.0.1:${port}`
    const sending = await siteOn(site.address, { config: { smtpUrl } })
    const { body } = await sending.call({ method: 'POST', url: '/api/site/test-mail', as: admin })
    expect(body).toEqual({
      isSent: true,
      message: `127.0.0.1 e-postayı aldı; ${admin.email} adresine bakın.`,
    })
    expect(received.map(({ to }) => to)).toEqual([[admin.email]])
    expect((await site.call({ url: '/api/site', as: admin })).body.steps.mail).toBe(true)
  })

  it('says in Turkish why none can be sent', async () => {
    const sending = await siteOn(site.address, { config: { smtpUrl: 'smtp://127.0.0.1:9' } })
    const { body } = await sending.call({ method: 'POST', url: '/api/site/test-mail', as: admin })
    expect(body.isSent).toBe(false)
    expect(body.message).toMatch(
      /^E-posta sunucusuna bağlanılamadı\. .* Ayrıntı: connect ECONNREFUSED/,
    )
  })
})

describe('GET /pages/{name}', () => {
  it('gives the texts that there are', async () => {
    expect((await site.call({ url: '/api/pages/terms' })).body).toMatchObject({
      '@type': 'PageText',
      id: 'terms',
    })
    expect((await site.call({ url: '/api/pages/baska' })).status).toBe(404)
  })
})

describe('GET /contact', () => {
  it('gives what the operator says of themselves', async () => {
    expect((await site.call({ url: '/api/contact' })).body).toEqual(operator)
  })
})
