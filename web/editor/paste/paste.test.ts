import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEntries } from '../../../core/document/schema.ts'
import type { Inline, ListItem } from '../../../core/document/types.ts'
import { hostileStrings } from '../../../core/document/vectors.fixture.ts'
import { type Clipboard, readClipboard } from './clipboard.ts'
import * as clipboards from './clipboards.fixture.ts'
import { markdownHtml } from './markdown.ts'
import { parsedTree } from './parser.fixture.ts'
import type { PastedBlock } from './pictures.ts'

const site = 'https://hokka.example'
const read = (clipboard: Partial<Clipboard>) =>
  readClipboard({ html: '', text: '', ...clipboard }, { site, treeOf: parsedTree, markdownHtml })

const signs: Record<string, string> = {
  bold: '*',
  italic: '/',
  underline: '_',
  strike: '~',
  code: '`',
  highlight: '=',
}

/** `*kalın*`, `[ad](adres)`: enough to see at a glance what became of a text. */
function short(content: readonly Inline[]): string {
  return content
    .map((node) => {
      if (node.type !== 'text') return node.type === 'hardBreak' ? '⏎' : `@${node.attrs.username}`
      return (node.marks ?? []).reduceRight(
        (text, mark) =>
          mark.type === 'link'
            ? `[${text}](${mark.attrs.href})`
            : `${signs[mark.type]}${text}${signs[mark.type]}`,
        node.text,
      )
    })
    .join('')
}

const items = (list: readonly ListItem[]): unknown[] =>
  list.map((item) =>
    item.items.length > 0 ? [short(item.content), items(item.items)] : short(item.content),
  )

function outline(block: PastedBlock): unknown {
  switch (block.type) {
    case 'heading':
      return [`h${block.data.level}`, short(block.data.content)]
    case 'paragraph':
      return short(block.data.content)
    case 'quote':
    case 'callout':
      return [block.type, short(block.data.content)]
    case 'list':
      return [block.data.style, items(block.data.items)]
    case 'code':
      return ['code', block.data.language, block.data.text]
    case 'table':
      return [
        block.data.header ? 'table, header' : 'table',
        block.data.rows.map((row) => row.map((cell) => short(cell.content))),
      ]
    case 'picture':
      return ['picture', block.source]
    default:
      return [block.type]
  }
}

const outlined = (clipboard: Partial<Clipboard>) => read(clipboard).blocks.map(outline)

describe('what people paste', () => {
  it('comes out of Word with its headings, lists, links and table', () => {
    expect(outlined({ html: clipboards.word, text: 'Veresiye defteri' })).toEqual([
      ['h2', 'Veresiye defteri'],
      ['h2', 'Borç ve hatır'],
      'Defterin *kapağı* yoktu, /ilk/ sayfa _eksikti_.',
      ['bullet', [['Elma', ['Amasya']], 'Armut']],
      ['ordered', ['Birinci', 'İkinci']],
      ['quote', 'Söz uçar, yazı kalır.'],
      'Kaynak: [defter](https://ornek.example/defter)=önemli=[1]',
      'Bakkal dükkânı',
      [
        'table',
        [
          ['Ad', 'Borç'],
          ['Ayşe', '12 lira'],
        ],
      ],
    ])
    expect(read({ html: clipboards.word }).unreachable).toBe(1)
  })

  it('comes out of Google Docs with its marks, deeper lists and true addresses', () => {
    const pasted = read({ html: clipboards.googleDocs, text: 'Güz notları' })
    expect(pasted.blocks.map(outline)).toEqual([
      ['h2', 'Güz notları'],
      'Sabah *erkenden*/ çıktık/~, geç kaldık~=.=',
      ['h3', 'Yol'],
      ['bullet', [['Vapur', ['Kadıköy']], 'Tren']],
      ['ordered', ['Bilet al']],
      '[harita](https://ornek.example/harita)',
      '[Görsel](https://lh7-rt.googleusercontent.com/docsz/abc)',
      [
        'table',
        [
          ['Gün', 'Km'],
          ['Toplam 12', ''],
        ],
      ],
    ])
    expect(pasted.remote).toBe(1)
  })

  it('comes out of Medium with its captions, quotes and code', () => {
    expect(outlined({ html: clipboards.medium, text: 'Bakkalın defteri' })).toEqual([
      ['divider'],
      ['h2', 'Bakkalın defteri'],
      'Mahallede *herkes* bilirdi; [defter](https://ornek.example/bakkal) =yeşildi=.',
      '[Defterin ilk sayfası](https://cdn-images-1.medium.com/max/800/1*x.jpeg)',
      ['h3', 'Sonra'],
      ['quote', 'Borç yiğidin kamçısıdır.'],
      ['code', '', 'toplam = 0\nyaz(toplam)'],
      ['bullet', ['Un', 'Şeker']],
    ])
  })

  it('is understood as Markdown where it is written so', () => {
    expect(outlined({ text: clipboards.markdown })).toEqual([
      ['h2', 'Güz notları'],
      'Sabah *erkenden* çıktık, /geç/ kaldık. Bkz. [harita](https://ornek.example/harita).',
      ['h3', 'Yol'],
      ['bullet', [['Vapur', ['Kadıköy']], 'Tren']],
      ['ordered', ['Bilet al', 'Bin']],
      ['quote', 'Yol uzun.⏎Söz kısa.'],
      ['code', 'javascript', "console.log('güz')"],
      [
        'table, header',
        [
          ['Gün', 'Km'],
          ['Salı', '12'],
        ],
      ],
      ['divider'],
      ['bullet', ['☑ hazır', '☐ eksik']],
    ])
  })

  it('is Markdown also when a code editor dressed it in spans', () => {
    const html = '<div style="color:#ccc;white-space:pre"><div><span># Güz</span></div></div>'
    expect(outlined({ html, text: '# Güz\n\nmetin' })).toEqual([['h2', 'Güz'], 'metin'])
  })

  it('is code when it comes from a code editor', () => {
    const text = 'const a = 1\r\nconst b = 2'
    expect(outlined({ html: '<div><span>const</span></div>', text, codeLanguage: 'js' })).toEqual([
      ['code', 'javascript', 'const a = 1\nconst b = 2'],
    ])
  })

  it('keeps its lines and paragraphs as plain text', () => {
    expect(outlined({ text: 'Bir satır\nöteki satır\r\n\r\nYeni paragraf: 3 * 4 * 5' })).toEqual([
      'Bir satır⏎öteki satır',
      'Yeni paragraf: 3 * 4 * 5',
    ])
  })
})

describe('what must not come in', () => {
  it('stays outside, and the words remain', () => {
    const pasted = read({ html: clipboards.hostile, text: 'Merhaba' })
    expect(pasted.blocks.map(outline)).toEqual(['Merhaba dünya', 'Gönder', 'son'])
    expect(JSON.stringify(pasted.blocks)).not.toMatch(/javascript|onerror|onclick/)
  })

  it('never gets in, whatever the clipboard holds', () => {
    const piece = fc.constantFrom(...hostileStrings, ...Object.values(clipboards))
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 4 }), (parts) => {
        const { blocks } = read({ html: parts.join('') })
        const entries = blocks.filter((block) => block.type !== 'picture')
        expect(parseEntries(entries).violations).toBeUndefined()
      }),
    )
  })

  it('does not get in as plain text or Markdown either', () => {
    const piece = fc.constantFrom(...hostileStrings, clipboards.markdown)
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 4 }), (parts) => {
        const { blocks } = read({ text: parts.join('\n') })
        const entries = blocks.filter((block) => block.type !== 'picture')
        expect(parseEntries(entries).violations).toBeUndefined()
      }),
    )
  })
})

describe('pictures in a page', () => {
  it('are uploaded when they came along, linked when they live elsewhere', () => {
    const html =
      '<p>a</p><img src="data:image/png;base64,AAAA" alt="x"><p><img src="https://b.example/i.png"></p><img src="https://t.example/p.gif" width=1 height=1><img src="https://e.example/1.svg" alt="🙂">'
    expect(outlined({ html })).toEqual([
      'a',
      ['picture', 'data:image/png;base64,AAAA'],
      '[Görsel](https://b.example/i.png)',
      '🙂',
    ])
  })

  it('are the pictures they are when they were uploaded here', () => {
    const html = `<figure><img src="${site}/uploads/a.webp" alt="k" width="640" height="480"><figcaption>Alt yazı</figcaption></figure>`
    const [image] = read({ html }).blocks
    expect(image).toMatchObject({
      type: 'image',
      data: { src: '/uploads/a.webp', alt: 'k', caption: 'Alt yazı', width: 640, height: 480 },
    })
  })
})

describe('limits', () => {
  const list = (depth: number): string => `<ul><li>${depth}${depth < 9 ? list(depth + 1) : ''}</ul>`

  it('put what is too deep, long or wide where it fits', () => {
    const rows = `<tr>${'<td>x</td>'.repeat(30)}</tr>`.repeat(120)
    const many = `<ul>${'<li>m</li>'.repeat(1200)}</ul>`
    const { blocks } = read({ html: `${list(1)}<table>${rows}</table>${many}` })
    expect(parseEntries(blocks).violations).toBeUndefined()
    expect(blocks.map((block) => block.type)).toEqual([
      'list',
      ...Array.from({ length: 3 }, () => 'table'),
      ...Array.from({ length: 3 }, () => 'list'),
    ])
    expect(JSON.stringify(blocks[0])).toMatch(/"9"/)
  })
})

describe('a copy of our own', () => {
  it('comes back as it was, its empty lines and levels too', () => {
    const html =
      '<h4 data-pm-slice="1 1 []">üçüncü</h4><p></p><p>iki  boşluk <span class="mention" data-mention="ayse">@ayse</span></p><aside class="callout" role="note"><p>not</p></aside><ol><li><p>bir</p></li></ol>'
    expect(outlined({ html })).toEqual([
      ['h4', 'üçüncü'],
      '',
      'iki  boşluk @ayse',
      ['callout', 'not'],
      ['ordered', ['bir']],
    ])
  })

  it('knows whether it is a part of one block or whole blocks', () => {
    expect(read({ html: '<h2 data-pm-slice="1 1 []">söz</h2>' }).isPart).toBe(true)
    expect(read({ html: '<h2 data-pm-slice="1 1 []">söz</h2><p>son</p>' }).isPart).toBe(false)
    expect(read({ html: '<hr data-pm-slice="0 0 []">' }).isPart).toBe(false)
  })

  it('is believed only as far as the rules go', () => {
    const forged = (block: object) =>
      `<p data-pm-slice="0 0 []">a</p><figure data-block='${JSON.stringify(block)}'></figure>`
    const image = { src: '/uploads/a.webp', alt: '', width: 5, height: 5 }
    expect(outlined({ html: forged({ type: 'image', data: image }) })).toEqual(['a', ['image']])
    const stolen = { ...image, src: 'https://evil.example/x.png' }
    expect(outlined({ html: forged({ type: 'image', data: stolen }) })).toEqual(['a'])
  })

  it('keeps a block that nobody can read, with its key', () => {
    const entry = { type: 'hologram', data: { key: 'k1', depth: 3 } }
    const html = `<figure data-pm-slice="0 0 []" data-unknown='${JSON.stringify(entry)}'>?</figure>`
    expect(read({ html }).blocks).toEqual([entry])
  })
})
