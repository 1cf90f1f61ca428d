import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findListedWords, wordListOf } from './listed-words.ts'

const found = (text: string, words: string[], exceptions: string[] = []) =>
  findListedWords(text, wordListOf(words, exceptions))

describe('findListedWords', () => {
  it.each([
    ['Ne SALAKSIN, salaklar! Salaklar...', ['salaksın', 'salaklar']],
    ['salağa, salağın, salaklığı', ['salağa', 'salağın', 'salaklığı']],
    ["Salak'tan ve aptallarımızdandır", ['salak', 'aptallarımızdandır']],
    ['aptalca, salaksız, salaklaşmış', ['aptalca', 'salaksız', 'salaklaşmış']],
    ['bir kazık, şalak, sala, salakımsı bir iş', []],
    ['sa\u00ADlak', ['salak']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(found(text, ['salak', 'Aptal'])).toEqual(expected)
  })

  it('never finds a part of a word, nor ı for i', () => {
    expect(found('klasik müzik ve fizik, sık sık; sıkı, SIK', ['sik', 'zik'])).toEqual([])
    expect(
      found('sikke, sikayet, sikinti, götürmek, götürü, boks, boksör', ['sik', 'göt', 'bok']),
    ).toEqual([])
    expect(found('SİK', ['sik'])).toEqual(['sik'])
  })

  it('knows the forms of verbs that are listed with -mak or -mek', () => {
    const forms = [
      'kandırdı',
      'kandırıyorlar',
      'kandırmayın',
      'kandıracağım',
      'kandırmak',
      'kandırıldık',
    ]
    expect(found(forms.join(' '), ['kandırmak'])).toEqual(forms)
    expect(found('kandil, kandırga, kan, kandı', ['kandırmak'])).toEqual([])
    expect(found('gidiyor gitti gider gide', ['gitmek'])).toEqual([
      'gidiyor',
      'gitti',
      'gider',
      'gide',
    ])
  })

  it('knows that nk becomes ng before a vowel', () => {
    expect(found('renk, rengi, rengin, renkler, renge, rengler', ['renk'])).toEqual([
      ...['renk', 'rengi', 'rengin', 'renkler', 'renge'],
    ])
  })

  it('leaves exceptions alone, with their forms', () => {
    expect(found('salata, salatayı, sala, salaya', ['sala'], ['salata'])).toEqual([
      'sala',
      'salaya',
    ])
    expect(found('ama, amı', ['am'], ['ama'])).toEqual(['amı'])
  })

  it('takes sıkılmak for what it is where it is written without Turkish letters, unless it is listed so', () => {
    const typed = 'cok sikildim, sikilmis, sikici, sikiyor'
    expect(found(typed, ['sikmek'])).toEqual(['sikiyor'])
    expect(found(typed, ['sikilmek', 'sikici'])).toEqual(['sikildim', 'sikilmis', 'sikici'])
  })

  it.each([[[]], [['']], [['***']], [['bcd']]])('finds nothing with the list %j', (listed) => {
    expect(found('a, lar, in, salak, bcd', listed)).toEqual([])
  })

  const letters = fc.string({
    unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyz'.split('')),
    minLength: 1,
    maxLength: 8,
  })
  const word = letters.filter(
    (each) => each.length > 1 && /[aeıioöuü]/.test(each) && !/m[ae]k$/.test(each),
  )

  it('finds a listed word in capitals, and with an ending after an apostrophe', () => {
    fc.assert(
      fc.property(word, fc.constantFrom('', '’den', "'i"), (listed, ending) => {
        expect(found(`12 ${listed.toLocaleUpperCase('tr')}${ending}!`, [listed])).toEqual([listed])
      }),
    )
  })

  it('never finds anything in a word that begins otherwise', () => {
    fc.assert(
      fc.property(letters, word, letters, (before, listed, after) => {
        const longer = before + listed + after
        const stem = listed.slice(0, -1)
        fc.pre(!longer.startsWith(stem))
        expect(found(longer, [listed])).toEqual([])
      }),
    )
  })

  it('takes any text as a listed word', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ unit: 'grapheme' })), (text, listed) => {
        const small = text.normalize('NFC').toLocaleLowerCase('tr')
        expect(found(text, listed).every((each) => small.includes(each))).toBe(true)
      }),
    )
  })

  it('costs the same per word, however long the list and however strange the text', () => {
    const listed = Array.from(
      { length: 2000 },
      (_, at) => `sö${at.toString(27).replace(/\d/g, 'a')}ck`,
    )
    const list = wordListOf(listed, [])
    const distinct = Array.from(
      { length: 60_000 },
      (_, at) => `sö${at.toString(26).replace(/\d/g, 'r')}`,
    )
    const begun = performance.now()
    for (const text of [
      'sö'.repeat(200_000),
      'söack '.repeat(60_000),
      "a'".repeat(200_000),
      distinct.join(' '),
    ])
      findListedWords(text, list)
    expect(performance.now() - begun).toBeLessThan(2000)
  })
})
