import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifierIn, referenceMessage, referenceTo } from './references.ts'
import './validation.ts'

const posts = referenceTo('posts')
const read = (value: unknown) => posts.safeParse(value).data ?? null

describe('a reference', () => {
  it('is an address or a bare identifier', () => {
    for (const value of ['guz', '/api/posts/guz', '/api/posts/guz/'])
      expect(read(value)).toBe('guz')
    for (const value of [12, '12', '/api/posts/12']) expect(read(value)).toBe('12')
    expect(referenceTo('users').parse('Irmak')).toBe('Irmak')
  })

  it.each([
    ['another collection', '/api/users/1'],
    ['another site', 'https://evil.example/api/posts/x'],
    ['another site without a scheme', '//evil.example/api/posts/x'],
    ['another base', '/v2/posts/x'],
    ['no base', 'posts/x'],
    ['something below the item', '/api/posts/x/comments'],
    ['the collection', '/api/posts/'],
    ['a query', '/api/posts/x?y'],
    ['a scheme', 'javascript:x'],
    ['a number below one', 0],
    ['half a number', 1.5],
    ['nothing', ''],
    ['a list', ['guz']],
    ['too much', 'x'.repeat(3000)],
  ])('never names %s', (_, value) => {
    const { error } = posts.safeParse(value)
    expect(error?.issues.map(({ message }) => message)).toEqual([referenceMessage('posts')])
  })

  it('that is missing is asked for', () => {
    for (const value of [undefined, null])
      expect(posts.safeParse(value).error?.issues[0]?.message).toBe('Bu alan boş bırakılamaz.')
  })

  it('means the same as an address and bare, and nothing with another collection', () => {
    const identifier = fc.stringMatching(/^[a-z0-9._-]{1,60}$/)
    fc.assert(
      fc.property(identifier, (name) => {
        expect(identifierIn(name, 'posts')).toBe(name)
        expect(identifierIn(`/api/posts/${name}`, 'posts')).toBe(name)
        expect(identifierIn(`/api/users/${name}`, 'posts')).toBeNull()
        expect(identifierIn(`https://x/api/posts/${name}`, 'posts')).toBeNull()
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(identifierIn(text, 'posts') ?? 'x').toMatch(/^[^/\\?#:\s]+$/)
      }),
    )
  })
})
