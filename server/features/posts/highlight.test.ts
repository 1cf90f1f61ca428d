import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../core/document/types.ts'
import { until } from '../../../tests/support/site.ts'
import { type Highlighter, highlighter } from './highlight.ts'

const code = (text: string, language: string, key = 'k'): Entry => ({
  type: 'code',
  data: { key, text, language },
})

/** A busy machine colours slowly, and no less. */
const unhurried = highlighter({ blockDeadline: 600_000, mostWaiting: 200, patience: 600_000 })

async function highlight(
  text: string,
  language: string,
  by: Highlighter = unhurried,
): Promise<string | undefined> {
  return (await by([code(text, language)])).highlight(text, language)
}

const withoutTags = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe('highlighted code', () => {
  it('has spans with class names', async () => {
    expect(await highlight("const ad = 'Ayşe'", 'typescript')).toBe(
      '<span class="hljs-keyword">const</span> ad = <span class="hljs-string">&#39;Ayşe&#39;</span>',
    )
  })

  it.each([
    ...['ts', 'TypeScript', 'js', 'sql', 'rust', 'go', 'yaml', 'toml', 'dockerfile', 'nginx'],
    ...['html', 'css', 'python', 'php', 'bash', 'sh', 'json', 'c#', 'c++', 'INI'],
  ])('knows %s', async (language) => {
    expect(await highlight('x = 1', language)).toBeTypeOf('string')
  })

  it('is escaped', async () => {
    const html = (await highlight('<script>alert("&")</script>', 'html'))!
    expect(html).not.toMatch(/<(?!\/?span)/)
    expect(withoutTags(html)).toBe('<script>alert("&")</script>')
  })

  it.each([
    ['', 'ts'],
    ['x', ''],
    ['x', 'klingonca'],
    ['x', '__proto__'],
    ['x'.repeat(20_001), 'ts'],
  ])('stays plain when there is nothing to colour or too much (%#)', async (text, language) => {
    expect(await highlight(text, language)).toBeUndefined()
  })

  it('is the same text, whatever it is', async () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
    const language = fc.constantFrom('ts', 'html', 'sql', 'php', 'markdown', 'yaml')
    // oxlint-disable-next-line no-control-regex -- these are what it is about
    const visible = (value: string) => value.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
    await fc.assert(
      fc.asyncProperty(text, language, async (value, name) => {
        const html = await highlight(value, name)
        if (html === undefined) return
        expect(html.replace(/<span class="[\w -]+">|<\/span>/g, '')).not.toMatch(/[<>"']/)
        expect(withoutTags(html)).toBe(visible(value))
      }),
      { numRuns: 300 },
    )
  })
})

const patient = { blockDeadline: 150, mostWaiting: 200, patience: 60_000 }
/** Different each time, so that nothing is remembered of it. */
const slowText = (() => {
  let count = 0
  return () => `${++count} ${'a '.repeat(9990)}`
})()
const slow = (key = 'slow'): Entry => code(slowText(), 'c', key)
const quick = code('int a = 1;', 'c')
const first = (...each: Promise<unknown>[]): Promise<number> =>
  Promise.race(each.map((one, index) => one.then(() => index)))

/** Found by trying every language with fifty pieces: 20,000 characters of each take a second and more. */
const slowPairs: [string, string][] = [
  ...['arduino', 'c', 'cpp'].map((language): [string, string] => [language, 'a ']),
  ...['bash', 'csharp', 'elixir', 'graphql', 'ini', 'java', 'julia', 'kotlin', 'nginx', 'perl'].map(
    (language): [string, string] => [language, 'a'],
  ),
  ...['r', 'ruby', 'rust', 'scala', 'scss', 'typescript'].map((language): [string, string] => [
    language,
    'a',
  ]),
  ...['haskell', 'matlab', 'protobuf', 'x86asm'].map((language): [string, string] => [
    language,
    '\n',
  ]),
  ['markdown', '['],
  ['vbnet', ' '],
]

describe('code that takes too long', () => {
  const by = highlighter(patient)
  it.each(slowPairs)('in %s, made of %j, stays plain', async (language, piece) => {
    const text = piece.repeat(20_000 / piece.length)
    expect(await highlight(text, language, by)).toBeUndefined()
  })

  it('leaves the colours of what comes after it', async () => {
    expect(await highlight('a = 1', 'ini', by)).toContain('<span')
  })

  it('is tried once', async () => {
    const by = highlighter(patient)
    const entry = slow()
    await by([entry])
    expect(await first(by([slow()]), by([entry]))).toBe(1)
  })

  it('costs a post no more than one such block', async () => {
    const by = highlighter(patient)
    const many = Array.from({ length: 3 }, (_, index) => slow(`k${index}`))
    await by(many)
    // Nothing is remembered of the others: they have not even been tried.
    expect(await first(by([quick]), by([many[2]!]))).toBe(0)
  })

  it('keeps no other post waiting, and does not take its colours for good', async () => {
    const by = highlighter({ ...patient, blockDeadline: 2000, patience: 100 })
    const left = await by([slow()])
    const other = await by([quick])
    expect([left.isFinal, other.isFinal]).toEqual([false, false])
    const later = await until(async () => {
      const answer = await by([quick])
      return answer.isFinal ? answer : undefined
    })
    expect(later.highlight('int a = 1;', 'c')).toContain('<span')
  })

  it('does not gather without end', async () => {
    const by = highlighter({ ...patient, mostWaiting: 1 })
    const held = by([slow()])
    const refused = by([quick])
    expect(await first(held, refused)).toBe(1)
    expect((await refused).isFinal).toBe(false)
  })
})
