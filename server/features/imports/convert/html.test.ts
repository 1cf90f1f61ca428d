import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth } from '../../../../tests/support/growth.ts'
import { parseEntries } from '../../../../core/document/schema.ts'
import { type FoundBlock, Problems } from './blocks.ts'
import { convertHtml } from './html.ts'
import { htmlOfMarkdown } from './markdown.ts'
import { type FoundPost, readPost } from './post.ts'

const convert = (html: string, base: string | null = null): FoundBlock[] =>
  convertHtml(html, { base }, new Problems())

/** With pictures as they will be once they are ours. */
const brought = (blocks: FoundBlock[]): unknown[] =>
  blocks.map((block) => {
    if (block.type !== 'pictures') return block
    const images = block.data.pictures.map(({ alt, caption }) => ({
      src: '/uploads/a/b.jpg',
      alt,
      caption,
      width: 1,
      height: 1,
    }))
    return { type: 'gallery', data: { key: block.data.key, images } }
  })

const names = [
  'p',
  'div',
  'b',
  'em',
  'a',
  'ul',
  'ol',
  'li',
  'h1',
  'h3',
  'blockquote',
  'pre',
  'code',
  'table',
  'tr',
  'td',
  'th',
  'figure',
  'figcaption',
  'span',
  'section',
  'iframe',
  'video',
  'script',
  'details',
  'dl',
  'dt',
  'unknown',
  // What every object has is no tag that we know.
  'constructor',
]
const attributes = [
  '',
  ' href="https://ornek.example/"',
  ' href="javascript:alert(1)"',
  ' src="x"',
  ' class="language-js"',
  ' src="https://www.youtube.com/embed/dQw4w9WgXcQ"',
  ' href="/yol"',
  ' href="http://a:b@c/"',
]
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '<br>',
    '<hr>',
    '<img src="a.png" alt="ğ">',
    '<img>',
    '\n\n',
    ' ',
    '\ud800',
    '\0',
    '&lt;',
    'https://youtu.be/dQw4w9WgXcQ',
  ),
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...attributes))
    .map(([name, given]) => `<${name}${given}>`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
)
const markup = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''))

describe('HTML from anywhere', () => {
  it('always becomes blocks that a post may hold', () => {
    fc.assert(
      fc.property(
        markup,
        fc.constantFrom(null, 'https://ornek.example/yazi'),
        fc.boolean(),
        (html, base, lines) => {
          const blocks = convertHtml(html, { base, lines }, new Problems())
          expect(parseEntries(brought(blocks)).violations).toBeUndefined()
          expect(new Set(blocks.map(({ data }) => data.key)).size).toBe(blocks.length)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('keeps the words of a text, each once and in order', () => {
    const words = fc.array(fc.stringMatching(/^[a-zçğıöşü]{1,8}$/), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(words, (list) => {
        const html = list
          .map(
            (word, n) =>
              [
                `<p>${word}</p>`,
                ` <b>${word}</b> `,
                `<ul><li>${word}</li></ul>`,
                `<h2>${word}</h2>`,
              ][n % 4],
          )
          .join('')
        const found = [...JSON.stringify(convert(html)).matchAll(/"text":"([^"]*)"/g)].flatMap(
          ([, text]) => text!.split(' '),
        )
        expect(found.filter((word) => word !== '')).toEqual(list)
      }),
    )
  })

  it('keeps what stands in a tag that is called like what every object has', () => {
    const html =
      '<p>bir <constructor>iki</constructor></p><ul><li><constructor>üç</constructor></li></ul>'
    expect(convert(html)).toMatchObject([
      { type: 'paragraph', data: { content: [{ type: 'text', text: 'bir iki' }] } },
      { type: 'list', data: { items: [{ content: [{ type: 'text', text: 'üç' }] }] } },
    ])
  })

  it('never leads anywhere a post may not', () => {
    const html = [
      'javascript:alert(1)',
      'data:text/html,x',
      '/ayarlar',
      '#dip',
      'ftp://a',
      'http://u:p@x.example/',
      'vbscript:x',
    ]
      .map((href) => `<p><a href="${href}">yazı</a></p>`)
      .join('')
    const problems = new Problems()
    expect(JSON.stringify(convertHtml(html, { base: null }, problems))).not.toContain('href')
    expect(problems.all()).toHaveLength(7)
  })

  it('splits what is too long for one block', () => {
    const blocks = convert(
      `<p>${'a'.repeat(120_000)}</p><p>${'<b>x</b>y'.repeat(3000)}</p><ul>${'<li>m</li>'.repeat(1200)}</ul><table>${'<tr><td>h</td></tr>'.repeat(120)}</table>`,
    )
    expect(parseEntries(blocks).violations).toBeUndefined()
    expect(blocks.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 3 }, () => 'paragraph'),
      ...Array.from({ length: 5 }, () => 'paragraph'),
      ...['list', 'list', 'list', 'table', 'table', 'table'],
    ])
  })
})

const post = (changes: Partial<FoundPost>): FoundPost => ({
  id: 'x',
  title: 'Başlık',
  body: { html: '<p>a</p>' },
  date: null,
  tags: [],
  canonical: null,
  base: null,
  ...changes,
})

describe('a post from anywhere', () => {
  it('has a title, an excerpt and tags that ours may have, whatever was written', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 600 })
    fc.assert(
      fc.property(
        anything,
        anything,
        fc.array(anything, { maxLength: 8 }),
        (title, excerpt, tags) => {
          const read = readPost('feed', post({ title, excerpt, tags }))
          expect(read.title.length).toBeGreaterThanOrEqual(3)
          expect(read.title.length).toBeLessThanOrEqual(200)
          expect(read.excerpt.length).toBeLessThanOrEqual(500)
          expect(read.tags.length).toBeLessThanOrEqual(5)
          expect(
            [read.title, read.excerpt, ...read.tags].every(
              (text) => text.isWellFormed() && !text.includes('\0'),
            ),
          ).toBe(true)
        },
      ),
    )
  })

  it('says what did not fit', () => {
    const read = readPost(
      'feed',
      post({ title: '', tags: ['a', 'Deniz', 'deniz', '12'], canonical: 'ftp://x' }),
    )
    expect(read).toMatchObject({ title: 'Adsız yazı', tags: ['deniz'], canonical: null })
    expect(read.problems.map(({ where }) => where)).toEqual(['', 'a', '12', 'ftp://x'])
  })

  it('was published neither in the future nor before there was a web', () => {
    for (const date of [new Date(Date.now() + 86_400_000), new Date(0), new Date(NaN)])
      expect(readPost('feed', post({ date })).publishedAt).toBeNull()
  })
})

describe('the time it takes', () => {
  const pieces = [
    '<b>',
    '</i>',
    '<p>a</p>',
    '<br> ',
    '<a href="https://a.example/">b</a> ',
    '<ul><li>a<ul><li>b</ul></ul>',
    '<table><tr><td>',
    '<pre>x',
    ' \n\n',
    '&amp;',
  ]
  it.each(pieces)('grows with the length alone: %s', (text) => {
    const make = (length: number): string => text.repeat(length / text.length)
    expect(growth((html) => readPost('feed', post({ body: { html } })), make)).toBeLessThan(4)
  })

  it.each(['[[', '{{< ', '![[a', '{% ', '{{ site.'])(
    'so that of Markdown before it is read: %s',
    (text) => {
      const make = (length: number): string =>
        `x\n${text.repeat(length / text.length)}\n\n`.replaceAll('`', '')
      expect(growth((given) => htmlOfMarkdown(given, new Problems()), make)).toBeLessThan(4)
    },
  )
})

describe('a text that is nested too deeply', () => {
  it.each([
    ['> ', 'Yazının biçimi çözülemeyecek kadar karmaşık; alınmadı.'],
    ['- ', null],
    ['* - ', null],
  ])('of %j ends nothing but this post', (sign, refusal) => {
    const found: FoundPost = {
      ...{ id: 'a', title: 'Derin', body: { markdown: sign.repeat(20_000) } },
      ...{ date: null, tags: [], canonical: null, base: null },
    }
    expect(readPost('markdown', found)).toMatchObject({ title: 'Derin', refusal })
  })
})
