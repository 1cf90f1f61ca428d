import { describe, expect, it } from 'vitest'
import { documentLimits } from './limits.ts'
import { documentMessages } from './schema-parts.ts'
import { tooMuch } from './size.ts'

const blocksOf = (sign: string, letters: number) => [{ text: sign.repeat(letters) }]

describe('the size of a text', () => {
  it('is that of its letters', () => {
    expect(tooMuch(blocksOf('a', documentLimits.totalText), [])).toEqual([])
    expect(tooMuch(blocksOf('a', documentLimits.totalText + 1), [])).toMatchObject([
      { propertyPath: 'entries[0]', message: documentMessages.totalText },
    ])
  })

  it.each(['"', "'", '&', '<', '>'])('counts %s as the six letters it takes in a page', (sign) => {
    const most = Math.floor(documentLimits.totalText / 6)
    expect(tooMuch(blocksOf(sign, most), [])).toEqual([])
    expect(tooMuch(blocksOf(sign, most + 1), [])).toHaveLength(1)
  })

  it('is that of its parts, in one block and in all of them', () => {
    const { blockParts, parts } = documentLimits
    const block = (many: number) => ({ content: Array.from({ length: many }, () => 1) })
    const whole = Array.from({ length: parts / blockParts }, () => block(blockParts))
    expect(tooMuch(whole, [])).toEqual([])
    expect(tooMuch([...whole, block(1)], [])).toEqual([
      { propertyPath: `entries[${whole.length}]`, message: documentMessages.parts },
    ])
    const large = [block(blockParts + 1)]
    expect(tooMuch(large, [])).toEqual([
      { propertyPath: 'entries[0]', message: documentMessages.blockParts },
    ])
    // Stored when more was allowed.
    expect(tooMuch(large, large)).toEqual([])
  })
})
