import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sql } from 'kysely'
import { validateXML } from 'xmllint-wasm'
import { type Answer, testSite, type TestSite } from '../../../tests/support/site.ts'
import { connect } from '../../database/connection.ts'
import { atomGrammar, rssGrammar } from './grammars.fixture.ts'
import { paragraph, writeCategory, writeHiddenPosts, writePost, writeTag } from './posts.fixture.ts'
import { read } from './reader.fixture.ts'

const files = ['rss.xml', 'atom.xml', 'feed.json'] as const
const pagePaths = ['', '/@kalem_bir', '/kesfet/kent', '/etiket/siir']
const addresses = pagePaths.flatMap((pagePath) => files.map((file) => `${pagePath}/${file}`))

const unspeakable = '\u0001\u0008\u000b\ufffe'
const shownTitle = '<script>alert(1)</script> ]]> & "tırnak" 🕯️ \u202eمرحبا\u202c İIıi'
const hostileTitle = shownTitle.replace(' 🕯️', `${unspeakable} 🕯️`)

let site: TestSite
let hidden: string[]
let hostile: { id: number; slug: string }
const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  site.call({ url, headers })

beforeAll(async () => {
  site = await testSite()
  const { database } = site
  const author = await site.member({ username: 'kalem_bir' })
  const other = await site.member({ username: 'kalem_iki' })
  const kent = await writeCategory(database, 'kent')
  const mutfak = await writeCategory(database, 'mutfak')
  const siir = await writeTag(database, 'siir')
  const own = { userId: author.id, categoryId: kent, tagIds: [siir] }
  for (let count = 0; count < 33; count++)
    await writePost(database, { ...own, minutesAgo: 100 + count })
  await writePost(database, {
    userId: other.id,
    categoryId: mutfak,
    title: 'Başkasının',
    minutesAgo: 5,
  })
  hidden = await writeHiddenPosts(database, { ...own, minutesAgo: 1 })
  hostile = await writePost(database, {
    ...own,
    title: hostileTitle,
    excerpt: '',
    entries: [
      paragraph(hostileTitle),
      { type: 'heading', data: { key: 'k2', level: 2, content: [{ type: 'text', text: 'Baş' }] } },
      {
        type: 'image',
        data: {
          key: 'k3',
          src: '/uploads/a.webp',
          alt: 'a "b"',
          caption: '',
          width: 10,
          height: 10,
        },
      },
      { type: 'link', data: { key: 'k4', url: 'https://ornek.com/?a=1&b=2', meta: null } },
    ],
    minutesAgo: 2,
  })
})

describe.each(addresses)('%s', (address) => {
  it('brings the newest thirty public posts, each under an id of its own', async () => {
    const { text, status } = await get(address)
    const { items } = read(address, text)
    expect(status).toBe(200)
    expect(items).toHaveLength(30)
    expect(new Set(items.map((item) => item.id)).size).toBe(30)
    expect(items[0]!.url).toBe(`http://hokka.test/yazi/${hostile.slug}`)
    const isOfSite = files.some((file) => address === `/${file}`)
    expect(items.some(({ title }) => title === 'Başkasının')).toBe(isOfSite)
  })

  it('says nothing of what is not public', async () => {
    const { text } = await get(address)
    for (const slug of hidden) expect(text).not.toMatch(new RegExp(`${slug}\\b`))
    expect(text).not.toContain('Gizli')
  })

  it('keeps hostile text as text', async () => {
    const { text } = await get(address)
    const [item] = read(address, text).items
    expect(item!.title).toBe(shownTitle)
    expect(item!.html).toContain('&lt;script&gt;')
    expect(item!.html).not.toContain('<script')
  })

  it('knows itself and its page', async () => {
    const { self, page } = read(address, (await get(address)).text)
    expect(self).toBe(`http://hokka.test${address}`)
    expect(page).toBe(`http://hokka.test${address.replace(/\/[^/]+$/, '') || '/'}`)
  })

  it('is sent again only when it has changed, and never with a cookie', async () => {
    const { headers } = await get(address, { cookie: 'token=eskimis' })
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    })
    expect(headers['set-cookie']).toBeUndefined()
    const known = await get(address, { 'if-none-match': `"x", ${String(headers.etag)}` })
    expect([known.status, known.text]).toEqual([304, ''])
    const since = { 'if-modified-since': String(headers['last-modified']) }
    expect((await get(address, since)).status).toBe(304)
    expect((await get(address, { ...since, 'if-none-match': '"x"' })).status).toBe(200)
  })
})

describe('the formats', () => {
  it.each([
    ['rss.xml', 'application/rss+xml', rssGrammar],
    ['atom.xml', 'application/atom+xml', atomGrammar],
  ])('%s is valid for every owner', async (file, type, schema) => {
    for (const pagePath of pagePaths) {
      const { text, headers } = await get(`${pagePath}/${file}`)
      const result = await validateXML({
        xml: { fileName: file, contents: text },
        schema,
        extension: 'relaxng',
      })
      expect(result.errors).toEqual([])
      expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
    }
  })

  it('feed.json follows version 1.1', async () => {
    const { body, headers } = await get('/feed.json')
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8')
    expect(body).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'tr' })
    expect(body.items[0]).toMatchObject({
      id: `tag:hokka.test,${new Date(Date.now() - 120_000).toISOString().slice(0, 10)}:yazi/${hostile.id}`,
      image: `http://hokka.test/og/${hostile.slug}.png`,
      authors: [{ name: 'Ayşe Nur Demir', url: 'http://hokka.test/@kalem_bir' }],
      tags: ['Kategori kent', 'etiket siir'],
    })
  })

  it('carry whole addresses and nothing that only our pages need', async () => {
    const { body } = await get('/feed.json')
    const html: string = body.items[0].content_html
    expect(html).toContain('<img src="http://hokka.test/uploads/a.webp" alt="a &quot;b&quot;"')
    expect(html).toContain('<h2>Baş</h2></div>')
    expect(html).toContain('href="https://ornek.com/?a=1&amp;b=2"')
    expect(html).not.toMatch(/(?:class|style|loading|id|data-\w+)=/)
  })
})

describe('a feed of long posts', () => {
  const feeds = files.map((file) => `/@uzun_yazan/${file}`)
  beforeAll(async () => {
    const writer = await site.member({ username: 'uzun_yazan' })
    const categoryId = await writeCategory(site.database, 'roman')
    // The newest is short, then come two that fit, and many that do not; one of signs to be escaped.
    const lengths = [10, 150_000, 100_000, ...Array<number>(27).fill(400_000)]
    for (const [index, length] of lengths.entries())
      await writePost(site.database, {
        userId: writer.id,
        categoryId,
        minutesAgo: 1000 + index,
        excerpt: `Özet ${index} & sonu`,
        entries: [paragraph((index === 2 ? '<' : 'a').repeat(length))],
      })
  })

  it.each(feeds)(
    '%s brings as many whole as it can, and of the others a beginning',
    async (url) => {
      const { text } = await get(url)
      const { items } = read(url, text)
      expect(items).toHaveLength(30)
      expect(items[0]!.html).toContain('aaaaaaaaaa</p>')
      expect(items[1]!.html).toContain('a'.repeat(150_000))
      expect(items[2]!.html).toContain('&lt;'.repeat(100))
      for (const [index, item] of [...items.entries()].slice(3))
        expect(item.html.trim()).toBe(
          `<p>Özet ${index} &amp; sonu</p>\n<p><a href="${item.url}">Yazının tamamını okuyun</a></p>`,
        )
      expect(Buffer.byteLength(text)).toBeLessThan(2_000_000)
    },
  )
})

describe('a feed', () => {
  it('is new at once when a post leaves it', async () => {
    const { headers } = await get('/kesfet/mutfak/rss.xml')
    await site.database
      .updateTable('posts')
      .set({ status: 0 })
      .where('title', '=', 'Başkasının')
      .execute()
    const since = { 'if-modified-since': String(headers['last-modified']) }
    const { status, text } = await get('/kesfet/mutfak/rss.xml', since)
    expect(status).toBe(200)
    expect(text).not.toContain('<item>')
  })

  it.each(['/@yok_boyle/rss.xml', '/kesfet/yok/atom.xml', '/etiket/yok/feed.json'])(
    'of nobody is not there: %s',
    async (address) => {
      const { status, text, headers } = await get(address)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(text).toMatch(/bulunamadı/)
    },
  )

  it('is found however its author is spelled', async () => {
    const { text } = await get('/@Kalem_B%C4%B0r/rss.xml')
    expect(text).toContain('<link>http://hokka.test/@kalem_bir</link>')
  })
})

describe('a feed whose address is spelled differently', () => {
  it('is the same one, made once', async () => {
    const { database, close } = connect(site.address, () => undefined)
    onTestFinished(close)
    const before = (await get('/@kalem_bir/rss.xml')).text
    // Past the calls and without emptying a cache: what is made anew would show it.
    await sql`UPDATE users SET biography = 'Başka bir tanıtım' WHERE username = 'kalem_bir'`.execute(
      database,
    )
    for (const name of ['KALEM_BIR', 'Kalem_Bir', 'kalem_bi%CC%81r', 'kal%65m_bir'])
      expect((await get(`/@${name}/rss.xml`)).text).toBe(before)
    site.invalidations.invalidate('all')
    expect((await get('/@kalem_bir/rss.xml')).text).toContain('Başka bir tanıtım')
  })
})
