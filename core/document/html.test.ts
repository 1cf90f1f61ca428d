import { describe, expect, it } from 'vitest'
import { entriesHtml } from './html.ts'
import type { Entry, Inline, Mark } from './types.ts'

const text = (value: string, ...marks: Mark[]): Inline => ({ type: 'text', text: value, marks })
const link = (href: string): Mark => ({ type: 'link', attrs: { href } })
const paragraph = (...content: Inline[]): Entry => ({
  type: 'paragraph',
  data: { key: 'k', content },
})
const html = (entry: Entry) => entriesHtml([entry])

describe('text', () => {
  it('is escaped', () => {
    expect(html(paragraph(text(`<b> & "x" 'y'`)))).toBe(
      '<p>&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39;</p>',
    )
  })

  it.each([
    ['bold', 'strong'],
    ['italic', 'em'],
    ['underline', 'u'],
    ['strike', 's'],
    ['highlight', 'mark'],
    ['code', 'code'],
  ] as const)('that is %s stands in <%s>', (type, tag) => {
    expect(html(paragraph(text('güz', { type })))).toBe(`<p><${tag}>güz</${tag}></p>`)
  })

  it('shares tags with its neighbours, in one order', () => {
    const bold: Mark = { type: 'bold' }
    const italic: Mark = { type: 'italic' }
    expect(html(paragraph(text('a', bold), text('b', italic, bold), text('c', italic)))).toBe(
      '<p><strong>a<em>b</em></strong><em>c</em></p>',
    )
  })

  it('stays one link over several pieces', () => {
    const there = link('https://ornek.com/a?b=1&c=2')
    expect(
      html(paragraph(text('a ', there), text('b', { type: 'bold' }, there), text(' c', there))),
    ).toBe(
      '<p><a href="https://ornek.com/a?b=1&amp;c=2" rel="ugc nofollow noopener">a <strong>b</strong> c</a></p>',
    )
  })

  it('links inside the site and to a letterbox without a warning to machines', () => {
    expect(html(paragraph(text('a', link('/yazi/guz'))))).toBe('<p><a href="/yazi/guz">a</a></p>')
    expect(html(paragraph(text('a', link('mailto:a@b.com'))))).toBe(
      '<p><a href="mailto:a@b.com">a</a></p>',
    )
    const own = paragraph(text('a', link('https://hokka.com/x')))
    expect(entriesHtml([own], { origin: 'https://hokka.com' })).toBe(
      '<p><a href="https://hokka.com/x">a</a></p>',
    )
    expect(entriesHtml([own], { origin: 'https://hokka.co' })).toContain('nofollow')
  })

  it('loses a link that leads nowhere safe, never its words', () => {
    expect(html(paragraph(text('a', link('javascript:alert(1)'))))).toBe('<p>a</p>')
  })

  it('breaks lines and mentions people', () => {
    const mention: Inline = { type: 'mention', attrs: { username: 'ayse_d' } }
    expect(html(paragraph(text('a'), { type: 'hardBreak' }, mention))).toBe(
      '<p>a<br><a class="mention" href="/@ayse_d">@ayse_d</a></p>',
    )
    expect(html(paragraph({ ...mention, marks: [link('/x')] }))).toBe(
      '<p><a class="mention" href="/@ayse_d">@ayse_d</a></p>',
    )
  })
})

describe('blocks of text', () => {
  const content = [text('Güz')]

  it('quote and callout', () => {
    expect(html({ type: 'quote', data: { key: 'k', content } })).toBe(
      '<blockquote><p>Güz</p></blockquote>',
    )
    expect(html({ type: 'callout', data: { key: 'k', content } })).toBe(
      '<aside class="callout" role="note"><p>Güz</p></aside>',
    )
  })

  it('heading', () => {
    expect(
      html({ type: 'heading', data: { key: 'k', level: 3, content: [text('Işık & güz')] } }),
    ).toBe(
      '<div class="heading"><h3 id="b-isik-guz">Işık &amp; güz</h3><a class="anchor" href="#b-isik-guz" aria-label="Bölüm bağlantısı: Işık &amp; güz">#</a></div>',
    )
  })

  it('list, nested', () => {
    const items = [{ content, items: [{ content: [text('içi')], items: [] }] }]
    expect(html({ type: 'list', data: { key: 'k', style: 'ordered', items } })).toBe(
      '<ol><li>Güz<ol><li>içi</li></ol></li></ol>',
    )
    expect(html({ type: 'list', data: { key: 'k', style: 'bullet', items } })).toBe(
      '<ul><li>Güz<ul><li>içi</li></ul></li></ul>',
    )
  })

  it('table', () => {
    const rows = [[{ content: [text('Ay')] }], [{ content }]]
    const table = (header: boolean): Entry => ({ type: 'table', data: { key: 'k', header, rows } })
    expect(entriesHtml([table(true), table(false)])).toBe(
      '<div class="wide-table" role="region" aria-label="Tablo 1" tabindex="0"><table><thead><tr><th scope="col">Ay</th></tr></thead><tbody><tr><td>Güz</td></tr></tbody></table></div>\n' +
        '<div class="wide-table" role="region" aria-label="Tablo 2" tabindex="0"><table><tbody><tr><td>Ay</td></tr><tr><td>Güz</td></tr></tbody></table></div>',
    )
  })

  it('divider', () => {
    expect(html({ type: 'divider', data: { key: 'k' } })).toBe('<hr>')
  })
})

describe('code', () => {
  const code = (language: string): Entry => ({
    type: 'code',
    data: { key: 'k', language, text: 'a < b' },
  })

  it('is plain without a highlighter or a language', () => {
    expect(html(code('ts'))).toBe(
      '<pre tabindex="0" data-language="ts"><code class="language-ts">a &lt; b</code></pre>',
    )
    expect(html(code(''))).toBe('<pre tabindex="0"><code>a &lt; b</code></pre>')
    expect(entriesHtml([code('ts')], { highlight: () => undefined })).toBe(html(code('ts')))
  })

  it('takes what the highlighter makes of it', () => {
    const highlight = (text: string, language: string) => `<span>${text.length} ${language}</span>`
    expect(entriesHtml([code('c++')], { highlight })).toBe(
      '<pre tabindex="0" data-language="c++"><code class="language-c++"><span>5 c++</span></code></pre>',
    )
  })
})

describe('a block that cannot be shown', () => {
  const note = '<p class="unknown-block" role="note">Bu blok bu sürümde gösterilemiyor.</p>'
  const image = { alt: '', caption: '', width: 1, height: 1 }

  it.each([
    { type: 'hologram', data: { key: 'k' } },
    { type: 'constructor', data: { key: 'k' } },
    { type: 'paragraph', data: { key: 'k' } },
    { type: 'table', data: null },
    { type: 'image', data: { key: 'k', src: 'https://evil.example/a.png', ...image } },
    { type: 'gallery', data: { key: 'k', images: [] } },
    { type: 'embed', data: { key: 'k', url: 'javascript:alert(1)', embed: null } },
    { type: 'link', data: { key: 'k', url: '//evil.example', meta: null } },
    null,
  ])('leaves a note: %j', (entry) => {
    expect(html(entry as Entry)).toBe(note)
  })
})
