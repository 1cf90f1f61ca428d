import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
let member: Member
beforeAll(async () => {
  site = await testSite({ pages: true })
  member = await site.member({ isConfirmed: false })
})

const cookies = () => ({ token: member.token })
const viewerDataIn = (html: string) =>
  JSON.parse(/id="viewer-data"[^>]*>(.*?)<\/script>/.exec(html)![1]!)
const withoutViewerData = (html: string) =>
  html.replace(/(id="viewer-data"[^>]*>).*?(<\/script>)/, '$1$2')

describe('a public page', () => {
  it('is the same text for everybody, but for who looks at it', async () => {
    const asVisitor = await site.call({ url: '/' })
    const asMember = await site.call({ url: '/', cookies: cookies() })
    expect(asVisitor.status).toBe(200)
    expect(viewerDataIn(asVisitor.text).viewer).toBeNull()
    expect(viewerDataIn(asMember.text).viewer).toMatchObject({
      username: member.username,
      isWaiting: 1,
    })
    expect(withoutViewerData(asMember.text)).toBe(withoutViewerData(asVisitor.text))
  })

  it('is not sent again to a browser that has it, until somebody else looks', async () => {
    const { headers } = await site.call({ url: '/hakkinda' })
    const known = { 'if-none-match': String(headers.etag) }
    const again = await site.call({ url: '/hakkinda', headers: known })
    expect(again.status).toBe(304)
    expect(again.headers).not.toHaveProperty('content-security-policy')
    expect((await site.call({ url: '/hakkinda', headers: known, cookies: cookies() })).status).toBe(
      200,
    )
  })

  it('comes compressed to whoever can read it so', async () => {
    const plain = await site.call({ url: '/kosullar' })
    const packed = await site.app.inject({
      url: '/kosullar',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(withoutViewerData(gunzipSync(packed.rawPayload).toString())).toBe(
      withoutViewerData(plain.text),
    )
    expect(packed.headers.vary).toBe('Cookie, Accept-Encoding')
  })

  it('lets only its own scripts run, known by their hashes', async () => {
    const { text, headers } = await site.call({ url: '/' })
    const policy = String(headers['content-security-policy'])
    const scripts = [...text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    const inline = scripts.filter(([, attributes]) => !/ src=| type="application/.test(attributes!))
    expect(inline.length).toBeGreaterThan(1)
    for (const [, , code] of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code!).digest('base64')}'`)
    expect(text).not.toContain('nonce')
  })

  it('says what it is to search engines and to those it is shared with', async () => {
    const { text } = await site.call({ url: '/hakkinda' })
    expect(text).toContain('<html lang="tr"')
    expect(text).toContain('<title>Hakkında · Hokka</title>')
    expect(text).toContain('<link rel="canonical" href="http://hokka.test/hakkinda"/>')
    expect(text).toContain('<meta name="robots" content="index, follow"/>')
    expect(text).toContain('<meta property="og:url" content="http://hokka.test/hakkinda"/>')
  })

  it('escapes what the viewer brings along', async () => {
    const { text } = await site.call({ url: '/ara?q=</script><script>alert(1)</script>' })
    expect(text).not.toContain('<script>alert(1)')
  })
})

describe('a page that needs a member', () => {
  it('sends a visitor to the login page and keeps the whole path', async () => {
    const { status, headers, cookies: set } = await site.call({ url: '/ayarlar?bolum=oturumlar' })
    expect(status).toBe(302)
    expect(headers.location).toBe('/giris')
    expect(set.find(({ name }) => name === 'donus')?.value).toBe('/ayarlar?bolum=oturumlar')
  })

  it('is rendered for the member and never cached', async () => {
    const { status, headers, text } = await site.call({
      url: '/ayarlar/oturumlar',
      cookies: cookies(),
    })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain('Bu aygıt')
    expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>')
  })

  it('takes a forged or ended session for a visitor and removes its cookie', async () => {
    for (const token of ['x'.repeat(43), 'kısa', '']) {
      const answer = await site.call({ url: '/ayarlar', cookies: { token } })
      expect(answer.status).toBe(302)
    }
    const { cookies: set } = await site.call({ url: '/', cookies: { token: 'x'.repeat(43) } })
    expect(set.find(({ name }) => name === 'token')).toMatchObject({ value: '', maxAge: 0 })
  })
})

describe('the login page', () => {
  it.each([
    ['/ayarlar?a=1', '/ayarlar?a=1'],
    ['//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['', '/'],
  ])('leads a member on to %j as %s', async (donus, path) => {
    const { status, headers } = await site.call({ url: '/giris', cookies: { ...cookies(), donus } })
    expect(status).toBe(302)
    expect(headers.location).toBe(path)
  })

  it('is shown again when its form is sent before the page is alive', async () => {
    const { status, headers } = await site.call({
      method: 'POST',
      url: '/giris',
      payload: 'username=elif&password=gizli',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(303)
    expect(headers.location).toBe('/giris')
  })

  it('stands where the configuration puts it', async () => {
    const renamed = await testSite({
      pages: true,
      config: { site: { ...site.config.site, loginPath: '/kapi' } },
    })
    expect((await renamed.call({ url: '/kapi' })).text).toContain('Yeniden hoş geldiniz')
    expect((await renamed.call({ url: '/ayarlar' })).headers.location).toBe('/kapi')
    expect((await renamed.call({ url: '/' })).text).toContain('href="/kapi"')
  })
})

describe('the page of a hidden category', () => {
  it('stays, and search engines leave it out', async () => {
    await sql`UPDATE categories SET is_hidden = true WHERE slug = 'edebiyat'`.execute(site.database)
    const { status, text } = await site.call({ url: '/kesfet/edebiyat' })
    expect(status).toBe(200)
    expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect((await site.call({ url: '/kesfet/deneme' })).text).toContain('content="index, follow"')
  })
})

describe('an address without a page', () => {
  it.each(['/yok', '/yok/daha/da', '/@', '/hakkinda/yok', '/giris/x', `/${'x'.repeat(3000)}`])(
    '%s is a whole page with status 404',
    async (url) => {
      const { status, text } = await site.call({ url })
      expect(status).toBe(404)
      expect(text).toContain('Bu sayfayı bulamadık')
      expect(text).toContain('noindex')
    },
  )

  it('among the settings is one, too', async () => {
    const { status, text } = await site.call({ url: '/ayarlar/yok', cookies: cookies() })
    expect(status).toBe(404)
    expect(text).toContain('Bu sayfayı bulamadık')
  })

  it('that cannot be read is refused with a page', async () => {
    const { status, headers, text } = await site.call({ url: '/%E0%A4%A' })
    expect(status).toBe(400)
    expect(headers['content-type']).toContain('text/html')
    expect(text).toContain('İstenen adres okunamadı.')
  })

  it('never gives a file outside the build away', async () => {
    for (const url of [
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/.vite/manifest.json',
    ])
      expect((await site.call({ url })).text).not.toContain('fastify')
  })
})

describe('files of the build', () => {
  it('may be kept for ever and come compressed', async () => {
    const { text } = await site.call({ url: '/' })
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)![1]!
    const { headers, status } = await site.call({
      url: script,
      headers: { 'accept-encoding': 'br' },
    })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('a page that fails', () => {
  it('is an error page with status 500 and never blank', async () => {
    const broken = await testSite({ pages: true })
    const someone = await broken.member()
    await broken.database.destroy()
    const { status, text } = await broken.call({
      url: '/ayarlar',
      cookies: { token: someone.token },
    })
    expect(status).toBe(500)
    expect(text).toContain('<h1')
    expect(text).toContain('Bir sorun oluştu.')
    expect(text).toContain('Hata numarası')
  })
})
