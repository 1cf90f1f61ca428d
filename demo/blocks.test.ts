import { describe, expect, it } from 'vitest'
import { plainText } from '../core/document/text.ts'
import { blocks, inline } from './blocks.ts'

describe('the notation of demo posts', () => {
  it('gives keys in order', () => {
    const keys = blocks('Bir.\n\n---\n\nİki.').map((entry) => entry.data.key)
    expect(keys).toEqual(['b1', 'b2', 'b3'])
  })

  it('knows headings, quotes, callouts and dividers', () => {
    const entries = blocks('### Ara\n\n> Söz\n> sürer.\n\n! Dikkat.\n\n---')
    expect(entries).toEqual([
      { type: 'heading', data: { key: 'b1', level: 3, content: [{ type: 'text', text: 'Ara' }] } },
      { type: 'quote', data: { key: 'b2', content: [{ type: 'text', text: 'Söz sürer.' }] } },
      { type: 'callout', data: { key: 'b3', content: [{ type: 'text', text: 'Dikkat.' }] } },
      { type: 'divider', data: { key: 'b4' } },
    ])
  })

  it('nests lists', () => {
    const [list] = blocks('1. bir\n  - alt\n    - daha alt\n2. iki')
    expect(list).toEqual({
      type: 'list',
      data: {
        key: 'b1',
        style: 'ordered',
        items: [
          {
            content: [{ type: 'text', text: 'bir' }],
            items: [
              {
                content: [{ type: 'text', text: 'alt' }],
                items: [{ content: [{ type: 'text', text: 'daha alt' }], items: [] }],
              },
            ],
          },
          { content: [{ type: 'text', text: 'iki' }], items: [] },
        ],
      },
    })
  })

  it('keeps code as it is, blank lines and marks included', () => {
    const [code] = blocks('~~~ts\nconst a = 1\n\nconst b = "**a**"\n~~~')
    expect(code).toEqual({
      type: 'code',
      data: { key: 'b1', language: 'ts', text: 'const a = 1\n\nconst b = "**a**"' },
    })
  })

  it('reads tables with and without a header', () => {
    const [one, two] = blocks('| a | b |\n|---|---|\n| c | d |\n\n| e | f |')
    expect(one).toMatchObject({ type: 'table', data: { header: true } })
    expect(two).toMatchObject({ type: 'table', data: { header: false } })
    expect(one && plainText([one])).toBe('a\tb\nc\td')
  })

  it('tells players from cards', () => {
    const [embed, card] = blocks(
      'https://www.youtube.com/watch?v=0fKBhvDjuy0\n\nhttps://sozluk.gov.tr | Sözlük | TDK | sozluk.gov.tr',
    )
    expect(embed).toMatchObject({
      type: 'embed',
      data: { embed: { provider: 'YouTube', title: 'Powers of Ten™ (1977)' } },
    })
    expect(card).toMatchObject({
      type: 'link',
      data: { url: 'https://sozluk.gov.tr', meta: { title: 'Sözlük', siteName: 'sozluk.gov.tr' } },
    })
  })

  it('shows pictures in each size, and several as a gallery', () => {
    const entries = blocks(
      ':small: plak | Alt yazı\n\n:normal: plak\n\n:wide: plak\n\n:gallery: plak | Bir\n:gallery: kitaplik',
    )
    expect(entries.map(({ type }) => type)).toEqual(['image', 'image', 'image', 'gallery'])
    const [small, normal, wide, gallery] = entries
    expect(small).toMatchObject({ data: { size: 'small', caption: 'Alt yazı', width: 1280 } })
    expect(normal?.data).not.toHaveProperty('size')
    expect(wide).toMatchObject({ data: { size: 'wide', caption: '' } })
    expect(gallery).toMatchObject({ data: { images: [{ caption: 'Bir' }, { caption: '' }] } })
    expect(() => blocks(':normal: boyle-bir-resim-yok')).toThrow('boyle-bir-resim-yok')
  })

  it('marks text, nested and alone', () => {
    expect(inline('a **b *c*** d')).toEqual([
      { type: 'text', text: 'a ' },
      { type: 'text', text: 'b ', marks: [{ type: 'bold' }] },
      { type: 'text', text: 'c', marks: [{ type: 'bold' }, { type: 'italic' }] },
      { type: 'text', text: ' d' },
    ])
    expect(inline('__a__ ~~b~~ ==c== {d} [e](https://f.example)')).toEqual([
      { type: 'text', text: 'a', marks: [{ type: 'underline' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'b', marks: [{ type: 'strike' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'c', marks: [{ type: 'highlight' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'd', marks: [{ type: 'code' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'e', marks: [{ type: 'link', attrs: { href: 'https://f.example' } }] },
    ])
  })

  it('mentions members with their suffixes left outside, and leaves addresses alone', () => {
    expect(inline('@cagri.e’nin plağı. Ya @elif.')).toEqual([
      { type: 'mention', attrs: { username: 'cagri.e' } },
      { type: 'text', text: '’nin plağı. Ya ' },
      { type: 'mention', attrs: { username: 'elif' } },
      { type: 'text', text: '.' },
    ])
    expect(inline('elif@hokka.example')).toEqual([{ type: 'text', text: 'elif@hokka.example' }])
  })

  it('breaks lines of verse', () => {
    expect(blocks('> bir / iki')[0]).toMatchObject({
      data: {
        content: [
          { type: 'text', text: 'bir' },
          { type: 'hardBreak' },
          { type: 'text', text: 'iki' },
        ],
      },
    })
  })
})
