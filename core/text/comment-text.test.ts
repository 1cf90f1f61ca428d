import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentParts, mentionedIn } from './comment-text.ts'

const linksAndMentions = (text: string) =>
  commentParts(text).flatMap((part) => (part.kind === 'text' ? [] : [[part.kind, part.text]]))

describe('a comment', () => {
  it.each([
    ['Bakın: https://ornek.test/a?b=1.', [['link', 'https://ornek.test/a?b=1']]],
    ['(http://ornek.test)', [['link', 'http://ornek.test']]],
    [
      '@elif, @umut_k! nasılsınız?',
      [
        ['mention', '@elif'],
        ['mention', '@umut_k'],
      ],
    ],
    ['elif@ornek.test bir adres, @Elif değil', []],
    ['javascript:alert(1) //evil.test @ab', []],
    ['https://kullanici:parola@banka.test', []],
    ['@elif.', [['mention', '@elif']]],
  ])('%s', (text, expected) => {
    expect(linksAndMentions(text)).toEqual(expected)
  })

  it('loses nothing: its parts are the text', () => {
    const pieces = fc.constantFrom(
      '@elif',
      'https://a.test/x',
      ' ',
      '\n',
      '.',
      'söz',
      '<b>',
      '@',
      'http://',
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (words) => {
        expect(
          commentParts(words)
            .map((part) => part.text)
            .join(''),
        ).toBe(words)
      }),
    )
  })

  it('names each member once', () => {
    expect(mentionedIn('@elif @elif')).toEqual(['elif'])
  })
})
