import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../../core/document/types.ts'
import { compareEntries } from '../../posts/comparing/compare-entries.ts'
import { compareTexts, fieldId, mergeTexts } from './compare-texts.ts'
import { wordDifference } from '../../posts/comparing/word-difference.ts'
import { mergeEntries } from './merge.ts'
import { emptyText, type WrittenText } from '../saving/written-text.ts'

const paragraph = (key: string, text = key): Entry => ({
  type: 'paragraph',
  data: { key, content: [{ type: 'text', text }] },
})
const texts = (...keys: string[]): Entry[] => keys.map((key) => paragraph(key))
const keysOf = (entries: Entry[]): string[] => entries.map(({ data }) => data.key)

describe('comparing two versions block by block', () => {
  it('pairs blocks by their keys', () => {
    const rows = compareEntries(
      [paragraph('a'), paragraph('b', 'ben')],
      [paragraph('a'), paragraph('b', 'o')],
    )
    expect(rows.map(({ id, isSame }) => [id, isSame])).toEqual([
      ['a', true],
      ['b', false],
    ])
  })

  it('keeps each block at its place between its neighbours', () => {
    const rows = compareEntries(texts('a', 'x', 'b'), texts('a', 'b', 'y'))
    expect(rows.map(({ id, mine, theirs }) => [id, mine !== null, theirs !== null])).toEqual([
      ['a', true, true],
      ['x', true, false],
      ['b', true, true],
      ['y', false, true],
    ])
  })

  it('shows a block that moved once, where I have it', () => {
    const rows = compareEntries(texts('a', 'b', 'c'), texts('c', 'a', 'b'))
    expect(rows.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'])
    expect(rows.filter(({ isMoved }) => isMoved).map(({ id }) => id)).toEqual(['c'])
    expect(keysOf(mergeEntries(rows, {}))).toEqual(['a', 'b', 'c'])
  })

  it('knows a block with another key by its words', () => {
    const rows = compareEntries([paragraph('a', 'aynı')], [paragraph('z', 'aynı')])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ isSame: true, suggestion: 'mine' })
  })

  it('tells by what was there before who changed what', () => {
    const base = texts('a', 'b', 'c', 'd', 'e')
    const mine = [paragraph('a', 'ben'), ...texts('b', 'd'), paragraph('e', 'ben de')]
    const theirs = [paragraph('a'), paragraph('b', 'o'), ...texts('c'), paragraph('e', 'o da')]
    const rows = compareEntries(mine, theirs, base)
    const facts = rows.map(({ id, suggestion, isClash }) => [id, suggestion, isClash])
    expect(Object.fromEntries(facts.map(([id, ...rest]) => [id, rest]))).toEqual({
      a: ['mine', false],
      b: ['theirs', false],
      c: ['mine', false],
      d: ['theirs', false],
      e: ['mine', true],
    })
    // c was deleted here and d there: both stay away.
    expect(keysOf(mergeEntries(rows, {}))).toEqual(['a', 'b', 'e'])
  })

  it('keeps a block that one side deleted while the other changed it', () => {
    const rows = compareEntries([], [paragraph('a', 'yeni')], [paragraph('a', 'eski')])
    expect(rows[0]).toMatchObject({ suggestion: 'theirs', isClash: true })
  })

  it('leaves nothing out unasked when nobody knows what was there before', () => {
    const rows = compareEntries(texts('a', 'x'), texts('a', 'y'))
    expect(keysOf(mergeEntries(rows, {}))).toEqual(['a', 'x', 'y'])
  })
})

describe('bringing two versions together', () => {
  const rows = compareEntries(
    [paragraph('a', 'ben'), paragraph('x')],
    [paragraph('a', 'o'), paragraph('y')],
  )

  it('takes what was chosen for each block', () => {
    const merged = mergeEntries(rows, { a: 'theirs', x: 'theirs', y: 'mine' })
    expect(merged).toEqual([paragraph('a', 'o')])
  })

  it('gives the second of both a key of its own', () => {
    const [mine, theirs] = mergeEntries(rows, { a: 'both' })
    expect(mine).toEqual(paragraph('a', 'ben'))
    expect(theirs).toMatchObject({ data: { content: [{ text: 'o' }] } })
    expect(theirs!.data.key).toMatch(/^[\w-]{8,40}$/)
    expect(theirs!.data.key).not.toBe('a')
  })

  it('never repeats a key, and all of mine is exactly mine', () => {
    const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
    fc.assert(
      fc.property(some, some, fc.option(some), (mine, theirs, base) => {
        const compared = compareEntries(texts(...mine), texts(...theirs), base && texts(...base))
        const ids = compared.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        const all = (choice: 'mine' | 'both') => Object.fromEntries(ids.map((id) => [id, choice]))
        expect(keysOf(mergeEntries(compared, all('mine')))).toEqual(mine)
        const both = keysOf(mergeEntries(compared, all('both')))
        expect(new Set(both).size).toBe(both.length)
        for (const key of [...mine, ...theirs])
          expect(
            compared.some((row) => row.mine?.data.key === key || row.theirs?.data.key === key),
          ).toBe(true)
      }),
    )
  })
})

describe('comparing whole texts', () => {
  const text = (changes: Partial<WrittenText>): WrittenText => ({ ...emptyText, ...changes })
  const base = text({ title: 'Eski', tags: ['deniz'], cover: null })
  const mine = text({ title: 'Benim', tags: ['deniz'], cover: '/uploads/a.webp' })
  const theirs = text({ title: 'Onun', tags: ['deniz', 'kent'], cover: null })

  it('names the fields that differ and whose change it was', () => {
    expect(compareTexts(mine, theirs, base).fields).toEqual([
      { name: 'title', isClash: true, suggestion: 'mine' },
      { name: 'tags', isClash: false, suggestion: 'theirs' },
      { name: 'cover', isClash: false, suggestion: 'mine' },
    ])
  })

  it('merges fields as chosen', () => {
    const merged = mergeTexts(compareTexts(mine, theirs, base), { [fieldId('title')]: 'theirs' })
    expect(merged).toMatchObject({
      title: 'Onun',
      tags: ['deniz', 'kent'],
      cover: '/uploads/a.webp',
    })
  })

  it('puts the merged blocks in their order', () => {
    const merged = mergeTexts(
      compareTexts(text({ entries: texts('a', 'x') }), text({ entries: texts('a', 'y') })),
      {},
    )
    expect(merged.entriesSort).toEqual(['a', 'x', 'y'])
  })
})

describe('word by word', () => {
  it('marks on each side what the other does not have', () => {
    const { mine, theirs } = wordDifference('İlk sayfa ıslaktı.', 'İlk sayfa kuruydu.')
    expect(mine.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['ıslaktı'])
    expect(theirs.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['kuruydu'])
  })

  it('takes neighbouring words as one change', () => {
    const { mine } = wordDifference('bir eski uzun söz', 'bir söz')
    expect(mine.filter(({ isChanged }) => isChanged)).toHaveLength(1)
  })

  it('always tells both texts whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const { mine, theirs } = wordDifference(one, other)
        expect(mine.map(({ text }) => text).join('')).toBe(one)
        expect(theirs.map(({ text }) => text).join('')).toBe(other)
      }),
    )
  })
})
