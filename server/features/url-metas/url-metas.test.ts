import { sql } from 'kysely'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseEntries } from '../../../core/document/schema.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type Answer, type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { type OtherSite, otherSite, page, redirect } from '../../remote/other-site.fixture.ts'
import { endOfHead } from './known-pages.ts'

const head = (title: string) =>
  `<!doctype html><head><title>${title}</title><meta name="description" content="Özet"></head>`

let site: TestSite
let other: OtherSite
let inside: OtherSite
let member: Member
let letGo: () => void = () => undefined

beforeAll(async () => {
  inside = await otherSite({ '/': page(head('gizli')) })
  other = await otherSite({
    '/': page(
      `<head><meta property="og:title" content="Güz"><meta property="og:image" content="/a.png">
       <meta property="og:site_name" content="Örnek"></head>${'a'.repeat(1_000_000)}`,
    ),
    '/plain': page(head('Düz')),
    '/turkish': page(Buffer.from("<title>\xddstanbul'da \xfe\xf6len</title>", 'latin1'), {
      'Content-Type': 'text/html; charset=ISO-8859-9',
    }),
    '/gzip': page(gzipSync(head('Sıkı')), { 'Content-Encoding': 'gzip' }),
    '/moved': redirect('/plain', 301),
    '/into': redirect(inside.url),
    '/forbidden': page(head('Girilmez'), {}, 403),
    '/pdf': page('%PDF', { 'Content-Type': 'application/pdf' }),
    '/untitled': page('<p>Adı yok</p>'),
    '/slow': (request, response) => {
      letGo = () => page(head('Ağır'))(request, response)
    },
  })
  site = await testSite({ config: { remoteAllow: [other.host] } })
  member = await site.member()
  return async () => {
    await other.close()
    await inside.close()
  }
})

const ask = (url: string, as: Member | undefined = member): Promise<Answer> =>
  site.call({ url: `/api/url-metas?url=${encodeURIComponent(url)}`, ...(as && { as }) })

const timesAsked = (path: string): number => other.asked.filter((asked) => asked === path).length

describe('GET /url-metas', () => {
  it('tells what a page says of itself', async () => {
    const { status, body } = await ask(`${other.url}/#bolum`)
    expect(status).toBe(200)
    expect(body).toEqual({
      '@id': `/api/url-metas?url=${encodeURIComponent(`${other.url}/#bolum`)}`,
      '@type': 'UrlMeta',
      id: `${other.url}/#bolum`,
      url: `${other.url}/#bolum`,
      title: 'Güz',
      description: null,
      image: `${other.url}/a.png`,
      siteName: 'Örnek',
    })
  })

  it.each([
    ['/turkish', "İstanbul'da şölen"],
    ['/gzip', 'Sıkı'],
    ['/moved', 'Düz'],
  ])('reads %s', async (path, title) => {
    expect((await ask(other.url + path)).body).toMatchObject({ url: other.url + path, title })
  })

  it('keeps an answer that a post can hold as it is', async () => {
    const url = `${other.url}/${'ç'.repeat(120)}?${'a'.repeat(500)}`
    const { body } = await ask(url)
    expect(body.title).toMatch(/^http:.*…$/)
    const link = { type: 'link', data: { key: 'k', url: body.url, meta: body } }
    expect(parseEntries([link]).violations).toBeUndefined()
  })

  it.each(['/forbidden', '/pdf', '/untitled', '/missing', '/into'])(
    'falls back to the address of a page that says nothing: %s',
    async (path) => {
      const { status, body } = await ask(other.url + path)
      expect(status).toBe(200)
      expect(body).toMatchObject({ title: other.url + path, description: null, image: null })
      expect(inside.asked).toEqual([])
    },
  )

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:3000/',
    'http://veritabani/',
    'https://ornek.com:6379/',
  ])('does not go to %s', async (url) => {
    const { status, body } = await ask(url)
    expect(status).toBe(400)
    expect(body['hydra:description']).toBe(
      '"url" parametresi geçersiz: Bu adrese buradan ulaşılamaz.',
    )
  })

  it.each([
    '',
    '   ',
    'ornek.com',
    '/yazi/guz',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://ornek.com/',
    'http://',
    'http://[::1',
    'https://kullanici:parola@ornek.com/',
    `https://ornek.com/${'a'.repeat(2100)}`,
    `https://ornek.com/${'ş'.repeat(400)}`,
    `https://ornek.com/${'%C5%9F'.repeat(330)}`,
  ])('refuses what is no address: %s', async (url) => {
    const { status, body } = await ask(url)
    expect(status).toBe(400)
    expect(body['hydra:description']).toMatch(/^"url" parametresi geçersiz: .+\.$/)
  })

  it('needs an address, and nothing else', async () => {
    expect((await site.call({ url: '/api/url-metas', as: member })).status).toBe(400)
    const more = await site.call({ url: '/api/url-metas?url=http://a.com&fetch=1', as: member })
    expect(more.status).toBe(400)
    expect(more.body['hydra:description']).toContain('"fetch"')
  })

  it('is for confirmed members', async () => {
    const unconfirmed = await site.member({ isConfirmed: false })
    const path = `${other.url}/nobody`
    expect((await site.call({ url: `/api/url-metas?url=${path}` })).status).toBe(401)
    expect((await ask(path, unconfirmed)).status).toBe(403)
    expect(timesAsked('/nobody')).toBe(0)
  })

  it('asks once for many, and remembers', async () => {
    const asking = Array.from({ length: 10 }, () => ask(`${other.url}/slow`))
    await until(() => (timesAsked('/slow') === 1 ? true : undefined))
    letGo()
    for (const { body } of await Promise.all(asking)) expect(body.title).toBe('Ağır')
    expect((await ask(`${other.url}/slow#yine`)).body.title).toBe('Ağır')
    expect(timesAsked('/slow')).toBe(1)
  })

  it('remembers a silent page for minutes, a talking one for a day', async () => {
    await ask(`${other.url}/pdf`)
    await ask(`${other.url}/plain`)
    expect(timesAsked('/pdf')).toBe(1)
    const passing = async (minutes: number) =>
      sql`UPDATE url_metas SET expires_at = expires_at - make_interval(mins => ${minutes})`.execute(
        site.database,
      )
    await passing(6)
    const before = timesAsked('/plain')
    await ask(`${other.url}/pdf`)
    await ask(`${other.url}/plain`)
    expect(timesAsked('/pdf')).toBe(2)
    expect(timesAsked('/plain')).toBe(before)
    await passing(24 * 60)
    await ask(`${other.url}/plain`)
    expect(timesAsked('/plain')).toBe(before + 1)
  })

  it('forgets what has run out', async () => {
    await ask(`${other.url}/plain`)
    await sql`UPDATE url_metas SET expires_at = now() WHERE url NOT LIKE '%/plain'`.execute(
      site.database,
    )
    await site.runChores()
    const { rows } = await sql<{ url: string }>`SELECT url FROM url_metas`.execute(site.database)
    expect(rows).toEqual([{ url: `${other.url}/plain` }])
  })
})

describe('how often other sites may be asked', () => {
  it('is limited for each member', async () => {
    const strict = await testSite({ config: { remoteAllow: [other.host], limitFactor: 0.1 } })
    const eager = await strict.member()
    const statuses: number[] = []
    for (let times = 0; times < 4; times++) {
      const { status } = await strict.call({
        url: `/api/url-metas?url=${encodeURIComponent(`${other.url}/plain`)}`,
        as: eager,
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

it('the end of a head is heard, however it comes', () => {
  const pieces = (...texts: string[]) => {
    const isEnough = endOfHead()
    return texts.map((text) => isEnough(Buffer.from(text)))
  }
  expect(pieces('<head><title>a</title>', '<x>', '</HEAD ><body>')).toEqual([false, false, true])
  expect(pieces('<head></', 'he', 'ad>')).toEqual([false, false, true])
  expect(pieces('<header></header', '><x>')).toEqual([false, false])
})
