import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headingIds, tableOfContents } from './contents.ts'
import { excerptOf, imageCount, plainText, readTimeOf, wordCount } from './text.ts'
import type { Entry, HeadingLevel, Inline } from './types.ts'

const content = (text: string): Inline[] => [{ type: 'text', text }]
const paragraph = (text: string): Entry => ({
  type: 'paragraph',
  data: { key: 'p', content: content(text) },
})
const heading = (key: string, text: string, level: HeadingLevel = 2): Entry => ({
  type: 'heading',
  data: { key, level, content: content(text) },
})
const picture = { src: '/uploads/a.png', alt: 'görünmez', caption: 'Balat', width: 1, height: 1 }

const all: Entry[] = [
  heading('h', 'Başlık'),
  {
    type: 'quote',
    data: {
      key: 'q',
      content: [
        ...content('Merhaba '),
        { type: 'mention', attrs: { username: 'ayse' } },
        { type: 'hardBreak' },
        ...content('hoş geldin'),
      ],
    },
  },
  {
    type: 'list',
    data: {
      key: 'l',
      style: 'bullet',
      items: [{ content: content('bir'), items: [{ content: content('iki'), items: [] }] }],
    },
  },
  { type: 'divider', data: { key: 'd' } },
  { type: 'code', data: { key: 'c', language: '', text: 'x = 1' } },
  { type: 'image', data: { key: 'i', ...picture } },
  { type: 'gallery', data: { key: 'g', images: [picture, { ...picture, caption: '' }] } },
  { type: 'link', data: { key: 'k', url: 'https://x.com', meta: { title: 'Başkasının sözü' } } },
  {
    type: 'table',
    data: {
      key: 't',
      header: false,
      rows: [[{ content: content('a') }, { content: content('b') }]],
    },
  },
]

describe('plain text', () => {
  it('holds what a reader reads', () => {
    expect(plainText(all)).toBe(
      'Başlık\n\nMerhaba @ayse\nhoş geldin\n\nbir\niki\n\nx = 1\n\nBalat\n\nBalat\n\na\tb',
    )
  })

  it('is counted', () => {
    expect(wordCount(all)).toBe(13)
    expect(imageCount(all)).toBe(3)
    expect(readTimeOf(all)).toBe(Math.round((13 / 173) * 60 + 24))
    expect(readTimeOf([])).toBe(0)
  })
})

describe('an excerpt', () => {
  const text =
    'Sonbahar bu şehre hep geç kalır. Ekimin ortasında bile kaldırımlar yazın tozunu taşır.'

  it('is the whole text if that is short', () => {
    expect(excerptOf([heading('h', 'Giriş'), paragraph(text)], 200)).toBe(text)
  })

  it('ends with a sentence, else with a word', () => {
    expect(excerptOf([paragraph(text)], 50)).toBe('Sonbahar bu şehre hep geç kalır.')
    expect(excerptOf([paragraph(text)], 75)).toBe(
      'Sonbahar bu şehre hep geç kalır. Ekimin ortasında bile kaldırımlar yazın…',
    )
    expect(excerptOf([paragraph(text)], 22)).toBe('Sonbahar bu şehre hep…')
  })

  it.each([
    'Dün akşam yolda Dr. Ayşe Demir bizi gördü de',
    'Dün sabahtan beri 3. Murat konuşuluyor',
  ])('takes no abbreviation for an end: %s', (text) =>
    expect(excerptOf([paragraph(text)], 30)).toMatch(/\p{L}…$/u),
  )

  it('takes other blocks only when there is no prose', () => {
    expect(excerptOf([heading('h', 'Yalnız başlık')], 100)).toBe('Yalnız başlık')
    expect(excerptOf([], 100)).toBe('')
  })

  it('is never too long and never half a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, max) => {
        const excerpt = excerptOf([paragraph(text)], max)
        expect(excerpt.length).toBeLessThanOrEqual(max)
        expect(excerpt.isWellFormed()).toBe(true)
      }),
    )
  })

  it('is the same however long the text goes on, and however it is spaced', () => {
    const words = fc.array(fc.stringMatching(/^[a-zçğış.]{1,12}$/), { minLength: 1 })
    const space = fc.constantFrom(' ', '\n', '   ', ' \t\n '.repeat(40))
    fc.assert(
      fc.property(words, space, fc.integer({ min: 10, max: 60 }), (written, between, max) => {
        const excerpt = excerptOf([paragraph(written.join(between))], max)
        expect(excerpt).toBe(excerptOf([paragraph(written.join(' '))], max))
        const long = [...written, ...Array<string>(200).fill('son')]
        expect(excerptOf([paragraph(long.join(between))], max)).toBe(
          excerptOf([paragraph(long.join(' ').slice(0, 4 * max))], max),
        )
      }),
    )
  })
})

describe('the table of contents', () => {
  const headings = [
    heading('a', ' Çamaşır\n ipleri '),
    heading('b', 'Çamaşır ipleri', 3),
    heading('c', 'Çamaşır ipleri 2', 4),
    heading('d', 'Çamaşır ipleri'),
    heading('e', '  '),
    heading('f', '日本'),
  ]

  it('lists the headings that have words', () => {
    expect(tableOfContents([paragraph('a'), ...headings])).toEqual([
      { key: 'a', title: 'Çamaşır ipleri', level: 2 },
      { key: 'b', title: 'Çamaşır ipleri', level: 3 },
      { key: 'c', title: 'Çamaşır ipleri 2', level: 4 },
      { key: 'd', title: 'Çamaşır ipleri', level: 2 },
      { key: 'f', title: '日本', level: 2 },
    ])
  })

  it('gives each heading an id of its own', () => {
    expect(Object.fromEntries(headingIds(headings))).toEqual({
      a: 'b-camasir-ipleri',
      b: 'b-camasir-ipleri-2',
      c: 'b-camasir-ipleri-2-2',
      d: 'b-camasir-ipleri-3',
      e: 'b-bolum',
      f: 'b-bolum-2',
    })
  })
})
