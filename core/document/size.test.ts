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
})
