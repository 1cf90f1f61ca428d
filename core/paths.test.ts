import { describe, expect, it } from 'vitest'
import { commentAnchor, commentOfHash, commentsId, isInComments } from './paths.ts'

describe('links into the comments of a post', () => {
  it('are known with and without a comment', () => {
    expect(commentOfHash(`#${commentAnchor(12)}`)).toBe(12)
    expect(isInComments(`#${commentAnchor(12)}`)).toBe(true)
    expect(isInComments(`#${commentsId}`)).toBe(true)
  })

  it.each([
    '',
    '#',
    '#yorum',
    '#yorum-',
    '#yorum-x',
    '#yorum-1x',
    '#yorumcular',
    `#yorum-${'9'.repeat(30)}`,
  ])('are not %s', (hash) => {
    expect(commentOfHash(hash)).toBeNull()
  })
})
