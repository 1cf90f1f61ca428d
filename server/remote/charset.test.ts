import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePage, mediaTypeOf } from './charset.ts'

const words = 'İğne, ışık, şölen, çağ'
/** The six letters that Turkish has and Latin-1 has not; all others are where Latin-1 has them. */
const turkishBytes: Record<string, number> = {
  Ğ: 0xd0,
  İ: 0xdd,
  Ş: 0xde,
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
}
const inTurkish = (text: string): Buffer =>
  Buffer.from(Array.from(text, (letter) => turkishBytes[letter] ?? letter.codePointAt(0)!))

describe('a page is read', () => {
  it.each<[string, Buffer, string]>([
    ['as its header says', inTurkish(words), 'text/html; charset=windows-1254'],
    ['by the other name of the same', inTurkish(words), 'text/html;charset="ISO-8859-9"'],
    ['as UTF-8, when its header says', Buffer.from(words), 'text/html; charset=UTF-8'],
    [
      'as its own first lines say',
      inTurkish(`<!doctype html><META CHARSET=iso-8859-9>${words}`),
      'text/html',
    ],
    [
      'as its own first lines say, in the old way',
      inTurkish(
        `<meta http-equiv="Content-Type" content="text/html; charset=windows-1254">${words}`,
      ),
      'text/html',
    ],
    [
      'as its XML head says',
      inTurkish(`<?xml version="1.0" encoding="iso-8859-9"?>${words}`),
      'application/xhtml+xml',
    ],
    ['as an old Turkish one, when it says nothing and is no UTF-8', inTurkish(words), 'text/html'],
    ['as UTF-8, when it says nothing and can be', Buffer.from(words), 'text/html'],
    [
      'as UTF-8, when it was cut within a letter',
      Buffer.concat([Buffer.from(words), Buffer.from([0xc5])]),
      'text/html',
    ],
    [
      'as its mark says, whatever the header says',
      Buffer.from(`\ufeff${words}`),
      'text/html; charset=windows-1254',
    ],
    [
      'as UTF-16 with its mark',
      Buffer.from(`\ufeff${words}`, 'utf16le'),
      'text/html; charset=utf-8',
    ],
    [
      'without believing what cannot be',
      Buffer.from(`<meta charset="utf-16">${words}`),
      'text/html',
    ],
    [
      'without a name that nobody knows',
      Buffer.from(`<meta charset="elvish">${words}`),
      'text/html; charset=klingon',
    ],
    [
      'without what a comment says',
      Buffer.from(`<!-- <meta charset=windows-1254> -->${words}`),
      'text/html',
    ],
  ])('%s', (_, bytes, contentType) => {
    expect(decodePage(bytes, contentType)).toContain(words)
  })

  it('whatever it is', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, contentType) => {
        expect(decodePage(Buffer.from(bytes), contentType).isWellFormed()).toBe(true)
      }),
    )
  })
})

it('the type of a page stands before its parameters', () => {
  expect(mediaTypeOf(' Text/HTML ; charset=utf-8')).toBe('text/html')
  expect(mediaTypeOf('')).toBe('')
})
