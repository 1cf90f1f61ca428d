import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyEntries } from './sort.ts'
import type { Entry } from './types.ts'

const entry = (key: string, text = key): Entry => ({
  type: 'paragraph',
  data: { key, content: [{ type: 'text', text }] },
})
const keysOf = (entries: Entry[]) => entries.map((one) => one.data.key)

describe('tidyEntries', () => {
  it('puts the blocks in the given order', () => {
    const tidy = tidyEntries([entry('a'), entry('b'), entry('c')], ['c', 'a', 'b'])
    expect(tidy.entriesSort).toEqual(['c', 'a', 'b'])
    expect(keysOf(tidy.entries)).toEqual(['c', 'a', 'b'])
  })

  it('drops a key without its block and appends a block without its key', () => {
    expect(tidyEntries([entry('a'), entry('b'), entry('c')], ['x', 'c']).entriesSort).toEqual([
      'c',
      'a',
      'b',
    ])
    expect(keysOf(tidyEntries([entry('b'), entry('a')]).entries)).toEqual(['b', 'a'])
  })

  it('keeps the last of two, of blocks and of keys', () => {
    const tidy = tidyEntries([entry('a', 'old'), entry('b'), entry('a', 'new')], ['a', 'b', 'a'])
    expect(tidy.entriesSort).toEqual(['b', 'a'])
    expect(tidy.entries).toEqual([entry('b'), entry('a', 'new')])
  })

  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', '__proto__', 'constructor')
  const entries = fc.array(fc.tuple(key, fc.string()).map(([key, text]) => entry(key, text)))
  const order = fc.array(key)

  it('is done after the first time', () => {
    fc.assert(
      fc.property(entries, order, (entries, order) => {
        const once = tidyEntries(entries, order)
        expect(tidyEntries(once.entries, once.entriesSort)).toEqual(once)
      }),
    )
  })

  it('has no key twice and loses nothing but duplicates', () => {
    fc.assert(
      fc.property(entries, order, (entries, order) => {
        const tidy = tidyEntries(entries, order)
        expect(new Set(tidy.entriesSort).size).toBe(tidy.entriesSort.length)
        expect(keysOf(tidy.entries)).toEqual(tidy.entriesSort)
        expect(new Set(tidy.entriesSort)).toEqual(new Set(keysOf(entries)))
        for (const one of tidy.entries)
          expect(one).toBe(entries.findLast((other) => other.data.key === one.data.key))
      }),
    )
  })
})
