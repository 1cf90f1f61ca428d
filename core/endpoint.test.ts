import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillPath } from './endpoint.ts'

it('a value in a path can never add a segment or a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      const path = fillPath('/posts/{id}/comments', { id })
      expect(path).toMatch(/^\/posts\/[^/?#]+\/comments$/)
      expect(decodeURIComponent(path.split('/')[2]!)).toBe(id)
    }),
  )
})
