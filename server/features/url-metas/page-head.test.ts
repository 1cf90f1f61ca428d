import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentLimits } from '../../../core/document/limits.ts'
import { parseEntries } from '../../../core/document/schema.ts'
import { processorTime } from '../../../tests/support/growth.ts'
import { hostilePages } from './hostile-pages.fixture.ts'
import { type PageHead, pageHeadOf } from './page-head.ts'

const address = new URL('https://www.ornek.com/a/b?c')
const headOf = (html: string): PageHead => pageHeadOf(html, address)
const nothing: PageHead = { title: null, description: null, image: null, siteName: null }

describe('the head of a page', () => {
  it('is what the page says for cards', () => {
    const html = `<!doctype html><html><head><title>Başka bir ad</title>
      <meta name="description" content="Başka bir özet">
      <meta property="og:title" content="Güz &amp; &quot;kış&quot;">
      <meta property="og:description" content=" Kısa\n bir   özet ">
      <meta property="og:image" content="https://resim.ornek.com/a.png">
      <meta property="og:site_name" content="Örnek"></head><body>`
    expect(headOf(html)).toEqual({
      title: 'Güz & "kış"',
      description: 'Kısa bir özet',
      image: 'https://resim.ornek.com/a.png',
      siteName: 'Örnek',
    })
  })

  it.each<[string, Partial<PageHead>]>([
    ['<title>Güz</title>', { title: 'Güz' }],
    ['<TITLE>\n  Güz\n</TITLE>', { title: 'Güz' }],
    ['<title>a &lt;b&gt; &#305;</title>', { title: 'a <b> ı' }],
    ['<title>Güz', { title: 'Güz' }],
    ['<title></title><meta name="twitter:title" content="Güz">', { title: 'Güz' }],
    ['<meta property="og:title" content="  "><title>Güz</title>', { title: 'Güz' }],
    ['<meta name="og:title" content="Güz">', { title: 'Güz' }],
    ['<META PROPERTY="OG:Title" CONTENT="Güz">', { title: 'Güz' }],
    [
      '<meta property="og:title" content="İlk"><meta property="og:title" content="Sonra">',
      { title: 'İlk' },
    ],
    ['<svg><title>Çizim</title></svg><title>Güz</title>', { title: 'Güz' }],
    ['<title>Güz</title><title>Sonra</title>', { title: 'Güz' }],
    ['<script>"<title>betik</title>"</script><title>Güz</title>', { title: 'Güz' }],
    ['<!-- <title>yorum</title> --><title>Güz</title>', { title: 'Güz' }],
    ['<meta name="Description" content="Özet">', { description: 'Özet' }],
    ['<meta name="twitter:description" content="Özet">', { description: 'Özet' }],
    ['<meta name="application-name" content="Örnek">', { siteName: 'Örnek' }],
    ['', {}],
    ['düz yazı', {}],
  ])('%s', (html, expected) => {
    expect(headOf(html)).toEqual({ ...nothing, ...expected })
  })
})

describe('its picture', () => {
  it.each([
    ['/r/a.png', null, 'https://www.ornek.com/r/a.png'],
    ['a.png', null, 'https://www.ornek.com/a/a.png'],
    ['//resim.ornek.com/a.png', null, 'https://resim.ornek.com/a.png'],
    ['a.png', '/kok/', 'https://www.ornek.com/kok/a.png'],
    ['a.png', 'https://resim.ornek.com/x/', 'https://resim.ornek.com/x/a.png'],
    ['a.png', 'http://[', 'https://www.ornek.com/a/a.png'],
    [' a b.png ', null, 'https://www.ornek.com/a/a%20b.png'],
    ['javascript:alert(1)', null, null],
    ['data:image/png;base64,AAAA', null, null],
    ['a.png', 'javascript:alert(1)', null],
    ['https://a:b@ornek.com/a.png', null, null],
    ['http://[', null, null],
    ['x'.repeat(3000), null, null],
    ['ş'.repeat(1000), null, null],
  ])('%s below %s is %s', (image, base, expected) => {
    const html = `${base === null ? '' : `<base href="${base}">`}<meta property="og:image" content="${image}">`
    expect(headOf(html).image).toBe(expected)
  })
})

/** What was found must fit into the block that keeps it. */
function expectToFit(head: PageHead): void {
  const meta = { ...head, title: head.title ?? 'a', url: address.href }
  const link = { type: 'link', data: { key: 'k', url: address.href, meta } }
  expect(parseEntries([link]).violations).toBeUndefined()
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  for (const text of Object.values(head)) expect(text ?? 'a').not.toMatch(/[\u0000-\u001f\u202e]/)
}

describe('a hostile page', () => {
  it.each(Object.entries(hostilePages))('of %s is read in no time', (_, html) => {
    // What is not in proportion to its length would take minutes.
    expect(processorTime(() => headOf(html))).toBeLessThan(5000)
    expectToFit(headOf(html))
  })

  it('cannot turn its words around', () => {
    expect(headOf(hostilePages['text that turns around']!).title).toBe('faturafdp.exe')
  })

  it('is cut where a block ends, never within a letter', () => {
    const { title } = headOf(`<title>${'🌸'.repeat(1000)}</title>`)
    expect(title!.length).toBeLessThanOrEqual(documentLimits.cardTitleLength)
    expect(title).toMatch(/^(?:🌸)+…$/u)
  })

  it('of any kind is read', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<title>',
        '</title>',
        '<svg>',
        '</svg>',
        '<base href="',
        '<meta ',
        '">',
        "'",
      ),
      fc.constantFrom('property="og:image" content="', 'name=description content=', '<!--', '-->'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) =>
        expectToFit(headOf(parts.join(''))),
      ),
      { numRuns: 500 },
    )
  })
})
