import { describe, expect, it } from 'vitest'
import { copyKey, type DeviceCopy, keysOf, newestOfEach } from './device-copies.ts'
import { emptyText } from './written-text.ts'

const anchor = { postId: null, creationKey: 'k1', status: 2, version: 0, editVersion: 0 }
const copy = (key: string, changedAt: number): DeviceCopy => ({
  ...{ key, changedAt, anchor },
  writer: 'w',
  text: emptyText,
  base: null,
})

describe('the key of a copy', () => {
  it('begins with its member, so that nobody else finds it', () => {
    const key = copyKey(1, anchor, 'w')
    expect(key.startsWith(keysOf(1))).toBe(true)
    expect(copyKey(12, anchor, 'w').startsWith(keysOf(1))).toBe(false)
  })
  it('differs by post and by the page that writes it', () => {
    const keys = [
      copyKey(1, anchor, 'w'),
      copyKey(1, { ...anchor, creationKey: 'k2' }, 'w'),
      copyKey(1, { ...anchor, postId: 7 }, 'w'),
      copyKey(1, { ...anchor, postId: 7 }, 'v'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('copies in two places', () => {
  it('are one, the later; the newest of all comes first', () => {
    const found = newestOfEach([copy('1/a/w', 10), copy('1/b/w', 20), copy('1/a/w', 30)])
    expect(found.map(({ key, changedAt }) => [key, changedAt])).toEqual([
      ['1/a/w', 30],
      ['1/b/w', 20],
    ])
  })
})
