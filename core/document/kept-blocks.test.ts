import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame } from './kept-blocks.ts'
import { parseEntries } from './schema.ts'

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, each]) => [name, shuffled(each)]),
  )
}

describe('a stored block', () => {
  it('is the same whatever the order of its members', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) =>
        isSame(value, shuffled(JSON.parse(JSON.stringify(value)))),
      ),
    )
  })

  it('differs by any value', () => {
    expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false)
    expect(isSame([], {})).toBe(false)
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false)
    expect(isSame(null, {})).toBe(false)
  })

  it('passes as it is, whatever it is; changed it has to keep the rules', () => {
    const strange = { type: 'hologram', data: { key: 'h', beams: 3 } }
    const fine = { type: 'divider', data: { key: 'd' } }
    expect(parseEntries([strange, fine], [strange]).entries).toEqual([strange, fine])
    expect(
      parseEntries([{ ...strange, data: { key: 'h', beams: 4 } }], [strange]).violations,
    ).toBeDefined()
    expect(parseEntries([strange], []).violations?.[0]?.propertyPath).toBe('entries[0].type')
    expect(parseEntries('metin', [strange]).violations).toBeDefined()
  })
})
