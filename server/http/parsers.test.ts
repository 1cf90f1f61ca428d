import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyLimits } from '../../core/limits.ts'
import { ExpectedError } from '../errors.ts'
import { messages } from '../messages.ts'
import { isSoundPath, localPath } from '../../core/return-path.ts'
import { expectLinear } from '../../tests/support/growth.ts'
import { feedHtml } from '../features/feeds/feed-html.ts'
import { withoutPersons } from '../log.ts'
import { checkContentType, parseJsonBody } from './body.ts'
import { decodeCursor, encodeCursor } from './cursors.ts'
import { collection } from './hydra.ts'
import { parseQuery, parseQueryLater } from './query.ts'

/** Whatever comes in, a parser answers or refuses in our own words; it never breaks. */
function answersOrRefuses(work: () => unknown): void {
  expect([200, 400]).toContain(statusOf(work))
}

function statusOf(work: () => unknown): number {
  try {
    work()
    return 200
  } catch (error) {
    if (error instanceof ExpectedError) return error.status
    throw error
  }
}

describe('the query parser', () => {
  it('answers or refuses any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        answersOrRefuses(() => parseQuery(text)),
      ),
    )
  })

  it('gives back what URLSearchParams wrote', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((each) => !each.includes('\0'))
    fc.assert(
      fc.property(fc.dictionary(text, text), (values) => {
        expect({ ...parseQuery(new URLSearchParams(values).toString()) }).toEqual(values)
      }),
    )
  })
})

describe('the body parser', () => {
  it('answers or refuses any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) =>
        answersOrRefuses(() => parseJsonBody(Buffer.from(bytes))),
      ),
    )
  })

  it('gives back any JSON value whose text is sound', () => {
    const isSound = (json: string): boolean =>
      !/\\u0000|__proto__|constructor|prototype/.test(json) && !/\\ud[89a-f]/i.test(json)
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }).filter(isSound), (json) => {
        expect(parseJsonBody(Buffer.from(json))).toEqual(JSON.parse(json))
      }),
    )
  })
})

describe('a body with too much in it', () => {
  // Neither text is JSON: only what is counted before parsing can see that it is too much.
  it('is refused before any of its values is built', () => {
    const parsing = (text: string) => () => parseJsonBody(Buffer.from(text))
    expect(parsing(`[${'0,'.repeat(bodyLimits.values)}`)).toThrow(messages.tooLarge)
    expect(parsing('{"a":'.repeat(bodyLimits.depth + 1))).toThrow(messages.tooDeep)
  })

  it('may have as many signs in its texts as one likes', () => {
    const text = '[{,\\"'.repeat(bodyLimits.values)
    expect(parseJsonBody(Buffer.from(JSON.stringify([text])))).toEqual([text])
  })
})

describe('a cursor', () => {
  it('comes back as it was', () => {
    const key = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer()), { minLength: 1 })
    fc.assert(
      fc.property(key, (parts) => {
        expect(decodeCursor(encodeCursor(parts))).toEqual(parts)
      }),
    )
  })

  it('that somebody made up gives a key or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const key = decodeCursor(text)
        expect(key === null || key.length > 0).toBe(true)
      }),
    )
  })
})

describe('the links of a collection', () => {
  it('lead from the first page to the last and no further', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 100 }), (total, itemsPerPage) => {
        const last = Math.max(1, Math.ceil(total / itemsPerPage))
        for (const page of [1, last, last + 3]) {
          const found = { members: [], total, nextCursor: page < last ? 'x' : undefined }
          const view = collection('Post', '/posts', { page, itemsPerPage }, found)['hydra:view']!
          expect('hydra:next' in view).toBe(page < last)
          expect('hydra:previous' in view).toBe(page > 1)
        }
      }),
    )
  })
})

/** What strangers make paths of: the signs that mean something to some reader of addresses. */
const trickyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '%5c', '%2f', '.', '..', '%2e', '%00', '\t', '\n', '%', '#'),
      fc.constantFrom('?', '@', ':', 'evil.example', 'new', 'ş', '%C5%9F', '%ff', ' ', '%20'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

describe('the path to return to', () => {
  it('never leads to another site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          trickyPath,
          trickyPath.map((text) => `/${text}`),
        ),
        (text) => {
          const path = localPath(text)
          if (path === null) return
          const url = new URL(path, 'https://hokka.example')
          expect(url.origin).toBe('https://hokka.example')
          expect(url.pathname + url.search + url.hash).toBe(path)
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(decodeURIComponent(url.pathname)).not.toMatch(/\/\/|\\|\p{Cc}/u)
          expect(localPath(path)).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2Fevil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
    '/..//evil.example',
    '/a/../b',
    '/%2e%2e/b',
    '/a//b',
    '/%',
    '/%00',
    undefined,
    null,
  ])('is refused when it is %j', (path) => expect(localPath(path)).toBeNull())

  it('keeps the query and the fragment', () => {
    expect(localPath('/ara?q=şiir&tur=yazi#son')).toBe('/ara?q=%C5%9Fiir&tur=yazi#son')
    expect(localPath('/ara?q=//x\u002e\u002e/')).toBe('/ara?q=//x../')
  })
})

describe('a sound path', () => {
  it('is read the same by whoever resolves it', () => {
    fc.assert(
      fc.property(
        trickyPath.map((text) => `/${text}`),
        (path) => {
          if (!isSoundPath(path)) return
          const url = new URL(path.replaceAll('?', '%3F'), 'https://hokka.example')
          expect(url.origin).toBe('https://hokka.example')
          expect(decodeURIComponent(url.pathname)).toBe(decodeURIComponent(path))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    '/',
    '/yazi/guz',
    '/@ayse.nur/rss.xml',
    '/.well-known/x',
    '/etiket/c%23',
    '/ş',
    '/a.b/',
  ])('may be %s', (path) => expect(isSoundPath(path)).toBe(true))

  it.each([
    '',
    'x',
    '*',
    '?',
    'http://evil/x',
    '//',
    '/a//',
    '/.',
    '/a/.',
    '/..',
    '/a/../',
    '/a#b',
    '/%2e ',
  ])('is not %j', (path) => expect(isSoundPath(path)).toBe(false))
})

describe('long input', () => {
  const pieces = [
    '/',
    '//',
    '.',
    '=',
    '&',
    '%',
    ':',
    ';',
    ' ',
    ',',
    'a',
    'ff:',
    'a@',
    '@b.',
    '1.',
    '-',
    '"',
  ]
  const tags = ['<', '>', '<a ', '<button>', '<picture', '</span>', '<source ', ' a="', '&lt;']
  it.each<[string, (text: string) => unknown]>([
    ['a query', (text) => parseQueryLater(text)],
    ['a body', (text) => parseJsonBody(Buffer.from(JSON.stringify({ text })))],
    ['a content type', (text) => isAccepted(`application/json${text}`)],
    ['the text of an error', withoutPersons],
    ['HTML for a feed', (text) => feedHtml(text, 'https://hokka.test')],
    ['a cursor', decodeCursor],
  ])('%s is read in time proportional to its length', (_, read) => {
    expectLinear(read, [...pieces, ...tags])
  })
})

const isAccepted = (type: string): boolean => {
  try {
    checkContentType(type)
    return true
  } catch {
    return false
  }
}
