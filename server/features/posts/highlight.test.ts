import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlight } from './highlight.ts'

const withoutTags = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe('highlighted code', () => {
  it('has spans with class names', () => {
    expect(highlight("const ad = 'Ayşe'", 'typescript')).toBe(
      '<span class="hljs-keyword">const</span> ad = <span class="hljs-string">&#39;Ayşe&#39;</span>',
    )
  })

  it.each([
    ...['ts', 'TypeScript', 'js', 'sql', 'rust', 'go', 'yaml', 'toml', 'dockerfile', 'nginx'],
    ...['html', 'css', 'python', 'php', 'bash', 'sh', 'json', 'c#', 'c++', 'INI'],
  ])('knows %s', (language) => {
    expect(highlight('x = 1', language)).toBeTypeOf('string')
  })

  it('is escaped', () => {
    const html = highlight('<script>alert("&")</script>', 'html')!
    expect(html).not.toMatch(/<(?!\/?span)/)
    expect(withoutTags(html)).toBe('<script>alert("&")</script>')
  })

  it.each([
    ['', 'ts'],
    ['x', ''],
    ['x', 'klingonca'],
    ['x', '__proto__'],
    ['x'.repeat(20_001), 'ts'],
  ])('stays plain when there is nothing to colour or too much (%#)', (text, language) => {
    expect(highlight(text, language)).toBeUndefined()
  })

  it('is the same text, whatever it is', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
    const language = fc.constantFrom('ts', 'html', 'sql', 'php', 'markdown', 'yaml')
    // oxlint-disable-next-line no-control-regex
    const visible = (value: string) => value.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
    fc.assert(
      fc.property(text, language, (value, name) => {
        const html = highlight(value, name)
        if (html === undefined) return
        expect(html.replace(/<span class="[\w -]+">|<\/span>/g, '')).not.toMatch(/[<>"']/)
        expect(withoutTags(html)).toBe(visible(value))
      }),
      { numRuns: 300 },
    )
  })
})
