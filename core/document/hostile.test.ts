import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkAddress, uploadPath, webAddress } from './addresses.ts'
import { brokenEntry, entry } from './arbitrary.fixture.ts'
import { headingIds } from './contents.ts'
import { entriesHtml } from './html.ts'
import { faultsIn, visibleText } from './tokenizer.fixture.ts'
import type { Entry, Inline, Picture } from './types.ts'
import { hostileStrings } from './vectors.fixture.ts'

const block = (type: string, data: object): Entry =>
  ({ type, data: { key: 'k', ...data } }) as Entry

/** The same string wherever an author can put text. */
function inEveryText(text: string): Entry[] {
  const content: Inline[] = [
    { type: 'text', text },
    { type: 'text', text, marks: [{ type: 'code' }, { type: 'link', attrs: { href: '/x' } }] },
    { type: 'mention', attrs: { username: text } },
  ]
  const image = { src: '/uploads/a.png', alt: text, caption: text, width: 1, height: 1 }
  const card = { provider: text, title: text, description: text, siteName: text, html: text }
  return [
    ...['paragraph', 'quote', 'callout', 'heading'].map((type) =>
      block(type, { level: 2, content }),
    ),
    block('list', { style: text, items: [{ content, items: [{ content, items: [] }] }] }),
    block('code', { language: text, text }),
    block('code', { language: 'ts', text }),
    block('image', image),
    block('gallery', { key: text, images: [image, { ...image, alt: '' }] }),
    block('embed', { url: 'https://vimeo.com/1', embed: card }),
    block('link', { url: 'https://ornek.com/1', meta: card }),
    block('table', { header: true, rows: [[{ content }], [{ content }]] }),
    block(text, { content }),
  ]
}

/** The same string wherever an address, a size or a style stands. */
function inEveryAddress(address: string): Entry[] {
  const marks = [{ type: 'link' as const, attrs: { href: address } }]
  const upload = { src: '/uploads/a.png', alt: '', caption: '', width: 2, height: 1 }
  const images = [
    { ...upload, src: address },
    { ...upload, variants: [{ url: address, width: 1 }] },
    { ...upload, placeholder: address },
    { ...upload, width: address, height: address },
    { ...upload, variants: [{ url: '/uploads/b.png', width: address }] },
  ] as Picture[]
  return [
    block('paragraph', { content: [{ type: 'text', text: 'a', marks }] }),
    block('heading', { level: address, content: [{ type: 'text', text: 'a', marks }] }),
    ...images.map((image) => block('image', image)),
    block('gallery', { images }),
    block('embed', { url: address, embed: { provider: 'x', html: address, url: address } }),
    block('link', { url: address, meta: { title: 'x', image: address, url: address } }),
  ]
}

describe('hostile content', () => {
  it('is plenty', () => {
    expect(new Set(hostileStrings).size).toBeGreaterThanOrEqual(60)
  })

  it.each(hostileStrings)('is harmless as text: %j', (text) => {
    const html = entriesHtml(inEveryText(text))
    expect(faultsIn(html)).toEqual([])
    expect(html).not.toMatch(
      /<(?:script|svg|iframe|style|form)|(?:href|src)="\s*(?:javascript|data)/i,
    )
    // oxlint-disable-next-line no-control-regex -- these are what it is about
    expect(visibleText(html)).toContain(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, ''))
  })

  it.each(hostileStrings)('is harmless as an address: %j', (address) => {
    expect(faultsIn(entriesHtml(inEveryAddress(address)))).toEqual([])
  })

  it.each(hostileStrings.filter((text) => !/^https?:\/\/|^\/(?![/\\])/.test(text)))(
    'leads nowhere: %j',
    (address) => {
      expect([linkAddress(address), webAddress(address), uploadPath(address)]).toEqual([
        null,
        null,
        null,
      ])
    },
  )
})

describe('any document', () => {
  it('becomes HTML of known tags, attributes and addresses only', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
        const html = entriesHtml(entries)
        expect(faultsIn(html)).toEqual([])
        expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]* on/i)
        expect(html.split('\n').length).toBeGreaterThanOrEqual(entries.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('of any other form too, and nothing throws', () => {
    fc.assert(
      fc.property(fc.array(brokenEntry, { maxLength: 5 }), (entries) => {
        expect(faultsIn(entriesHtml(entries))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('has the ids that the table of contents speaks of', () => {
    const headings = fc.uniqueArray(entry, { selector: (one) => one.data.key, maxLength: 12 })
    fc.assert(
      fc.property(headings, (entries) => {
        const html = entriesHtml(entries)
        for (const id of headingIds(entries).values()) expect(html).toContain(` id="${id}"`)
      }),
    )
  })
})

describe('the tokenizer of these tests', () => {
  it.each([
    '<script>',
    '<p onclick="x">a</p>',
    '<a href="javascript:x">a</a>',
    '<a href="//evil">a</a>',
    '<p>a',
    '<p>"</p>',
    '<a href="/x"><a href="/y">a</a></a>',
    '<img src="https://evil.example/a.png">',
    '<h2 id="b-a">a</h2><h2 id="b-a">a</h2>',
    '<!-- a -->',
  ])('sees through %s', (html) => expect(faultsIn(html)).not.toEqual([]))
})
