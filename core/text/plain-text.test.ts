import { describe, expect, it } from 'vitest'
import { plainLength, plainText } from './plain-text.ts'

const longest = 10
const schema = plainText({ longest, empty: 'Boş.', tooLong: 'Uzun.' })

describe('the length of a plain text', () => {
  it.each([
    'a'.repeat(longest),
    'a'.repeat(longest + 1),
    '👋'.repeat(longest),
    '👋'.repeat(longest + 1),
    `  ${'a'.repeat(longest)}\n\n`,
    `aaaa${'\n'.repeat(20)}bbbb`,
    `aaaa${'\n'.repeat(20)}bbbbb`,
    'a\r\n'.repeat(5),
    'a\r\n'.repeat(6),
  ])('is the one that is refused when it is too long: %j', (text) => {
    expect(schema.safeParse(text).success).toBe(plainLength(text) <= longest)
  })
})
