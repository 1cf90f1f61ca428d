import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { configureSite, site as shared } from '../../../core/site.ts'
import { testSite } from '../../../tests/support/site.ts'
import { closedPaths } from './robots.ts'

const before = { ...shared }
afterEach(() => configureSite(before))

describe('/robots.txt', () => {
  it('leaves the pages of a real site open and names its sitemap', async () => {
    const { call } = await testSite()
    const { text, headers, status } = await call({ url: '/robots.txt' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toContain('Sitemap: http://hokka.test/sitemap.xml\n')
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /mesajlar']),
    )
    expect(text.split('\n')).not.toContain('Disallow: /')
    const known = await call({
      url: '/robots.txt',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(known.status).toBe(304)
  })

  it('closes a demo as a whole', async () => {
    const { call, config } = await testSite()
    configureSite({ ...config.site, isDemo: true })
    expect((await call({ url: '/robots.txt' })).text).toBe('User-agent: *\nDisallow: /\n')
  })

  it('closes no page that wants to be indexed', () => {
    const folder = new URL('../../../web/routes/', import.meta.url)
    const open = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.startsWith('__'))
      .filter((file) =>
        /page\(\{[^}]*robots: 'index'/.test(readFileSync(new URL(file, folder), 'utf8')),
      )
      .map((file) => `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`)
    expect(open).toContain('/hakkinda')
    for (const path of closedPaths) expect(open.filter((page) => page.startsWith(path))).toEqual([])
  })
})
