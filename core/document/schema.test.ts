import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { community } from '../../demo/community.ts'
import { brokenEntry, entry } from './arbitrary.fixture.ts'
import { entriesHtml } from './html.ts'
import { documentLimits } from './limits.ts'
import { parseEntries } from './schema.ts'
import { faultsIn } from './tokenizer.fixture.ts'

const like = (pattern: RegExp): string => expect.stringMatching(pattern)

const block = (type: string, data: object) => ({ type, data: { key: 'k', ...data } })
const text = (marks: unknown[]) =>
  block('paragraph', { content: [{ type: 'text', text: 'a', marks }] })
const image = { src: '/uploads/a.png', alt: '', caption: '', width: 10, height: 10 }
const nested = (depth: number): object => ({
  content: [],
  items: depth > 1 ? [nested(depth - 1)] : [],
})
const list = (depth: number) => block('list', { style: 'bullet', items: [nested(depth)] })
const table = (rows: number, columns: number) =>
  block('table', {
    header: true,
    rows: Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => ({ content: [] })),
    ),
  })

describe('blocks that are fine', () => {
  it.each([
    block('paragraph', { content: [] }),
    block('quote', { content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }] }),
    block('callout', { content: [{ type: 'mention', attrs: { username: 'ayse' } }] }),
    block('heading', { level: 2, content: [] }),
    list(documentLimits.listDepth),
    block('code', { language: 'c++', text: 'a\n\tb' }),
    block('image', {
      ...image,
      variants: [{ url: '/uploads/b.png', width: 5 }],
      placeholder: '#ffffff',
    }),
    block('image', { ...image, size: 'wide' }),
    block('gallery', { images: [image] }),
    block('embed', {
      url: 'https://vimeo.com/1',
      embed: { id: 3, provider: 'Vimeo', html: '<x>' },
    }),
    block('link', {
      url: 'https://ornek.com',
      meta: { '@type': 'UrlMeta', title: 'a', image: null },
    }),
    table(documentLimits.tableRows, documentLimits.tableColumns),
    block('divider', {}),
    text([{ type: 'bold' }, { type: 'link', attrs: { href: 'mailto:a@b.com' } }]),
    block('paragraph', { content: [{ type: 'hardBreak', marks: [{ type: 'bold' }] }] }),
  ])('pass as they are: %j', (value) => {
    expect(parseEntries([value])).toEqual({ entries: [value] })
  })

  it('may leave out what has an obvious value', () => {
    const { src, width, height } = image
    expect(parseEntries([block('image', { src, width, height })]).entries).toEqual([
      block('image', image),
    ])
    expect(
      parseEntries([block('list', { style: 'bullet', items: [{ content: [] }] })]).entries,
    ).toEqual([list(1)])
  })
})

describe('a violation names its place', () => {
  const ok = block('divider', {})
  it.each([
    [block('hologram', {}), '.type', '"hologram" adlı blok türü tanınmıyor.'],
    [{ data: { key: 'k' } }, '.type', 'Türü belirtilmemiş.'],
    [{ ...ok, colour: 1 }, '', 'Tanınmayan öznitelik: colour.'],
    [block('divider', { colour: 1 }), '.data', 'Tanınmayan öznitelik: colour.'],
    [block('divider', { key: 'a b' }), '.data.key', like(/^Anahtar 1-40/)],
    [block('divider', { key: 'k'.repeat(41) }), '.data.key', like(/^Anahtar 1-40/)],
    [block('heading', { level: 1, content: [] }), '.data.level', 'Şunlardan biri olmalı: 2, 3, 4.'],
    [block('quote', {}), '.data.content', 'Bu alan boş bırakılamaz.'],
    [
      block('quote', { content: [{ type: 'emoji' }] }),
      '.data.content[0].type',
      like(/^"emoji" adlı içerik/),
    ],
    [
      text([{ type: 'bold' }, { type: 'blink' }]),
      '.data.content[0].marks[1].type',
      '"blink" adlı biçim tanınmıyor.',
    ],
    [
      text([{ type: 'bold' }, { type: 'italic', attrs: { colour: 'red' } }]),
      '.data.content[0].marks[1]',
      'Tanınmayan öznitelik: attrs.',
    ],
    [
      text([{ type: 'link', attrs: { href: '/a', target: '_blank' } }]),
      '.data.content[0].marks[0].attrs',
      'Tanınmayan öznitelik: target.',
    ],
    [
      text([{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]),
      '.data.content[0].marks[0].attrs.href',
      'Bağlantı http, https ya da e-posta adresi olmalı.',
    ],
    [text([{ type: 'bold' }, { type: 'bold' }]), '.data.content[0].marks', like(/iki kez/)],
    [
      block('quote', { content: [{ type: 'mention', attrs: { username: 'A B' } }] }),
      '.data.content[0].attrs.username',
      'Kullanıcı adı geçersiz.',
    ],
    [
      block('image', { ...image, src: 'https://x.com/a.png' }),
      '.data.src',
      like(/buraya yüklenen/),
    ],
    [block('image', { ...image, width: 0 }), '.data.width', 'En az 1 olmalı.'],
    [block('image', { ...image, placeholder: 'red' }), '.data.placeholder', 'Ön izleme geçersiz.'],
    [block('image', { ...image, size: 'normal' }), '.data.size', like(/small, wide/)],
    [
      block('gallery', { images: [{ ...image, size: 'wide' }] }),
      '.data.images[0]',
      like(/Tanınmayan/),
    ],
    [block('gallery', { images: [] }), '.data.images', 'En az 1 öğe olmalı.'],
    [
      block('gallery', { images: Array.from({ length: 21 }, () => image) }),
      '.data.images',
      'En çok 20 öğe olmalı.',
    ],
    [block('code', { language: '"', text: '' }), '.data.language', like(/^Kod dilinin adı/)],
    [block('code', { language: '', text: 'a\0' }), '.data.text', like(/geçersiz karakterler/)],
    [block('code', { language: '', text: '\ud800' }), '.data.text', like(/geçersiz karakterler/)],
    [block('embed', { url: 'file:///x', embed: null }), '.data.url', like(/^Adres http/)],
    [block('link', { url: '/x', meta: null }), '.data.url', like(/^Adres http/)],
    [list(7), `.data${'.items[0]'.repeat(6)}.items`, 'Liste en çok 6 kat iç içe geçebilir.'],
    [table(51, 1), '.data.rows', 'En çok 50 öğe olmalı.'],
    [table(1, 21), '.data.rows[0]', 'En çok 20 öğe olmalı.'],
    [null, '', 'Bu alan boş bırakılamaz.'],
    ['a', '', 'Bu alan nesne olmalı.'],
  ])('%j', (value, path, message) => {
    expect(parseEntries([ok, value])).toEqual({
      violations: [
        {
          propertyPath: `entries[1]${path}`,
          message,
        },
      ],
    })
  })
})

describe('a post as a whole', () => {
  it.each([undefined, null, {}, 'a', 5])('is a list, not %j', (value) => {
    expect(parseEntries(value).violations).toMatchObject([{ propertyPath: 'entries' }])
  })

  it('has at most 2000 blocks', () => {
    const blocks = Array.from({ length: 2001 }, (_, index) =>
      block('divider', { key: `k${index}` }),
    )
    expect(parseEntries(blocks.slice(1)).entries).toHaveLength(2000)
    expect(parseEntries(blocks).violations).toEqual([
      { propertyPath: 'entries', message: 'En çok 2000 öğe olmalı.' },
    ])
  })

  it('has at most half a million characters', () => {
    const code = block('code', { language: '', text: 'a'.repeat(100_000) })
    expect(parseEntries([code, code, code, code]).entries).toHaveLength(4)
    expect(parseEntries([code, code, code, code, code]).violations).toEqual([
      { propertyPath: 'entries[4]', message: 'Yazının metni en çok 500.000 karakter olabilir.' },
    ])
  })

  it('has no more characters for being saved bit by bit', () => {
    const codes = 'abcdef'
      .split('')
      .map((key) => block('code', { key, language: '', text: key.repeat(90_000) }))
    const stored = parseEntries(codes.slice(0, 5)).entries!
    expect(parseEntries(codes, stored).violations).toMatchObject([{ propertyPath: 'entries[5]' }])
  })

  it('may stay as it was stored when more was allowed', () => {
    const stored = [block('code', { language: '', text: 'a'.repeat(700_000) })]
    expect(parseEntries(stored, stored).entries).toEqual(stored)
  })

  const named = (key: string, count: number) =>
    block('paragraph', {
      key,
      content: Array.from({ length: count }, (_, index) => ({
        type: 'mention',
        attrs: { username: `${key}_${index}` },
      })),
    })

  it('names at most twenty members, also when it is saved bit by bit', () => {
    const twenty = [named('bir', 15), named('iki', 5)]
    expect(parseEntries([...twenty, ...twenty]).entries).toHaveLength(4)
    const refusal = [
      { propertyPath: 'entries[2]', message: 'Bir yazıda en çok 20 kişiden söz edilebilir.' },
    ]
    expect(parseEntries([...twenty, named('son', 1)]).violations).toEqual(refusal)
    expect(parseEntries([...twenty, named('son', 1)], twenty).violations).toEqual(refusal)
  })

  it.each([
    [
      'texts',
      150_000,
      (length: number) => Array.from({ length }, () => ({ type: 'text', text: 'a' })),
    ],
    ['things that are nothing', 150_000, (length: number) => Array.from({ length }, () => ({}))],
    ['numbers', 400_000, (count: number) => Array(count).fill(1)],
  ])('of too many %s is refused at the block that holds them', (_, count, make) => {
    const good = block('paragraph', { key: 'good', content: [] })
    const { violations } = parseEntries([good, block('paragraph', { content: make(count) })])
    expect(violations![0]!.propertyPath).toMatch(/^entries\[1\]/)
    expect(violations!.length).toBeLessThan(101)
  })

  it('is accepted or refused, whatever comes, and never changed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(entry, brokenEntry, fc.anything())), (value) => {
        const { entries = [], violations } = parseEntries(value)
        expect(violations).not.toEqual([])
        expect(parseEntries(entries).entries).toEqual(entries)
        expect(entriesHtml(entries)).not.toContain('unknown-block')
      }),
    )
  })
})

it('the demo manuscripts are valid and can be shown', () => {
  const posts = [...community({ now: new Date('2026-11-15T09:00:00Z') }).posts()].flat()
  expect(posts.length).toBeGreaterThan(50)
  for (const { slug, entries } of posts) {
    expect(parseEntries(entries), slug).toEqual({ entries })
    const html = entriesHtml(entries)
    expect(faultsIn(html), slug).toEqual([])
    expect(html, slug).not.toContain('unknown-block')
  }
})
