import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenEntry, entry as anyEntry } from '../../../core/document/arbitrary.fixture.ts'
import { parseEntries } from '../../../core/document/schema.ts'
import { tidyEntries } from '../../../core/document/sort.ts'
import type { Entry } from '../../../core/document/types.ts'
import { community } from '../../../demo/community.ts'
import { tidyEntry } from './arbitrary.fixture.ts'
import { entriesOf } from './from-doc.ts'
import { newKey } from './keys.ts'
import { documentMarks, documentNodes } from './schema.ts'
import { docOf } from './to-doc.ts'

const schema = getSchema([...documentNodes, ...documentMarks])

function through(entries: readonly Entry[]): Entry[] {
  const doc = schema.nodeFromJSON(docOf(entries))
  doc.check()
  return entriesOf(doc)
}

const tidyPost = fc
  .array(tidyEntry, { maxLength: 8 })
  .map((entries) => tidyEntries(entries).entries)

describe('a text through the editor', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(tidyPost, (entries) => {
        expect(through(entries)).toEqual(entries)
      }),
    )
  })

  it('is fit to be saved, whatever valid form it came in', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 6 }), (entries) => {
        const valid = entries.filter((each) => parseEntries([each]).entries)
        expect(parseEntries(through(valid)).violations).toBeUndefined()
      }),
    )
  })

  it('keeps blocks that it cannot read, untouched and in their places', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(brokenEntry, tidyEntry), { maxLength: 6 }), (entries) => {
        const after = through(entries)
        expect(after).toHaveLength(entries.length)
        const unreadable = (entry: unknown) => parseEntries([entry]).entries === undefined
        const indexes = entries.flatMap((entry, index) => (unreadable(entry) ? [index] : []))
        for (const index of indexes) expect(after[index]).toBe(entries[index])
      }),
    )
  })

  it('holds every post of the demo community', () => {
    const posts = [...community({ now: new Date('2026-11-15T09:00:00Z') }).posts()].flat()
    expect(posts.length).toBeGreaterThan(100)
    for (const { entries } of posts) expect(through(entries)).toEqual(entries)
  })

  it('begins as an open line that is no block', () => {
    expect(through([])).toEqual([])
  })

  it('reads a block again only when it changed', () => {
    const doc = schema.nodeFromJSON(docOf([{ type: 'divider', data: { key: 'a' } }]))
    expect(entriesOf(doc)[0]).toBe(entriesOf(doc)[0])
  })
})

describe('keys', () => {
  it('are of the form that blocks need, and new each time', () => {
    const keys = Array.from({ length: 500 }, newKey)
    expect(new Set(keys).size).toBe(500)
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]{10}$/)
  })
})
