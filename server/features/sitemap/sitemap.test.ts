import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { testSite, type TestSite } from '../../../tests/support/site.ts'
import { writeCategory, writeHiddenPosts, writePost, writeTag } from '../feeds/posts.fixture.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

/** The protocol's own schema, as the package that reads sitemaps carries it. */
const schema = readFileSync(
  new URL('../../schema/sitemap.xsd', import.meta.resolve('sitemap')),
  'utf8',
)

let site: TestSite
/** The same routes over the same data, on a site that may put ten addresses into a file. */
let split: FastifyInstance
let hidden: string[]
let slugs: string[]

beforeAll(async () => {
  site = await testSite()
  split = Fastify()
  await split.register(sitemapRoutes, {
    database: site.database,
    checkLimit: async () => undefined,
    limit: 10,
  })
  const author = await site.member({ username: 'kalem_bir' })
  await site.member({ username: 'okuyan' })
  const kent = await writeCategory(site.database, 'kent')
  await writeCategory(site.database, 'bos')
  const siir = await writeTag(site.database, 'siir')
  await writeTag(site.database, 'kullanilmayan')
  const post = { userId: author.id, categoryId: kent, tagIds: [siir] }
  hidden = await writeHiddenPosts(site.database, {
    ...post,
    tagIds: [await writeTag(site.database, 'gizli')],
  })
  slugs = []
  for (let count = 0; count < 14; count++) slugs.push((await writePost(site.database, post)).slug)
  await site.runChores()
})
afterAll(() => split.close())

const urlsIn = async (xml: string): Promise<string[]> =>
  (await parseSitemap(Readable.from([xml]))).map((item) => item.url)

/** Every address of the split site, with what each file holds. */
async function splitFiles(): Promise<string[][]> {
  const index = await split.inject('/sitemap.xml')
  const files = await parseSitemapIndex(Readable.from([index.body]))
  return Promise.all(
    files.map(async ({ url }) => urlsIn((await split.inject(new URL(url).pathname)).body)),
  )
}

const expected = (): string[] =>
  [
    ...['/', '/kesfet', '/hakkinda', '/kosullar', '/gizlilik', '/kesfet/kent'],
    ...['/@kalem_bir', '/etiket/siir'],
    ...slugs.map((slug) => `/yazi/${slug}`),
  ].map((path) => `http://hokka.test${path}`)

describe('/sitemap.xml', () => {
  it('names every public address once and nothing else', async () => {
    const { text, headers } = await site.call({ url: '/sitemap.xml' })
    const urls = await urlsIn(text)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...urls].sort()).toEqual(expected().sort())
    for (const slug of hidden) expect(urls).not.toContain(`http://hokka.test/yazi/${slug}`)
  })

  it('is valid by the schema of the protocol', async () => {
    const { text } = await site.call({ url: '/sitemap.xml' })
    const { errors } = await validateXML({ xml: text, schema })
    expect(errors).toEqual([])
  })

  it('tells when a post was changed', async () => {
    const { text } = await site.call({ url: '/sitemap.xml' })
    const entries = await parseSitemap(Readable.from([text]))
    const post = entries.find(({ url }) => url.endsWith(slugs[0]!))
    expect(Date.now() - Date.parse(post!.lastmod!)).toBeLessThan(20 * 60_000)
  })

  it('is sent again only when it has changed, and never with a cookie', async () => {
    const first = await site.call({ url: '/sitemap.xml', headers: { cookie: 'token=eskimis' } })
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect((await site.call({ url: '/sitemap.xml', headers })).status).toBe(304)
    await site.database
      .updateTable('posts')
      .set({ updated_at: new Date() })
      .where('slug', '=', slugs[0]!)
      .execute()
    expect((await site.call({ url: '/sitemap.xml', headers })).status).toBe(200)
  })
})

describe('a sitemap that is too large for one file', () => {
  it('is split into files within the limit, which together name the same addresses', async () => {
    const files = await splitFiles()
    expect(files.length).toBeGreaterThan(5)
    for (const urls of files) {
      expect(urls.length).toBeGreaterThan(0)
      expect(urls.length).toBeLessThanOrEqual(10)
    }
    expect(files.flat().sort()).toEqual(expected().sort())
  })

  it('has a file only where there is something', async () => {
    expect((await split.inject('/sitemap-999.xml')).statusCode).toBe(404)
    for (const name of ['x', '01', '-1', '1e3', '99999999999'])
      expect((await split.inject(`/sitemap-${name}.xml`)).statusCode).toBe(404)
  })

  it('has a tag for each file', async () => {
    for (const url of ['/sitemap.xml', '/sitemap-0.xml', '/sitemap-3.xml']) {
      const { headers, statusCode } = await split.inject(url)
      expect(statusCode).toBe(200)
      const again = await split.inject({ url, headers: { 'if-none-match': headers.etag } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })
})
