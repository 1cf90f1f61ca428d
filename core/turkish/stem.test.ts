import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { stem } from './stem.ts'
import {
  knownNouns,
  knownVerbs,
  nounForms,
  unknownNouns,
  unknownVerbs,
  verbForms,
} from './stemming/paradigms.fixture.ts'
import { nameRoots } from './stemming/name-roots.ts'
import { nounRoots } from './stemming/noun-roots.ts'
import { verbRoots } from './stemming/verb-roots.ts'
import { differentWords } from './stemming/word-pairs.fixture.ts'

const keyOf = (word: string): string => stem(fold(word))

/** Of all forms of the words, the share that meets the dictionary form. */
function shareThatMeets(words: string[], formsOf: (word: string) => string[]): number {
  const paradigms = words.map((word) => formsOf(word).map(keyOf))
  const met = paradigms.flatMap((keys) => keys.filter((key) => key === keys[0]))
  return met.length / paradigms.flat().length
}

describe('forms meet', () => {
  it.each([
    [
      'kitap',
      'kitabımızda kitabı kitaplardan kitapta kitabın kitapları kitabıyla kitaptır kitaptaki kitaptakiler',
    ],
    ['ışık', 'ışığı ışığın ışıklar ışıkta isigi'],
    ['çocuk', 'çocuğun çocuğu çocuklarımıza cocugun'],
    ['şehir', 'şehri şehrin şehirler şehrimizden'],
    ['ağız', 'ağzı ağzında ağızdan'],
    ['akıl', 'aklı aklımda akıldan'],
    ['oğul', 'oğlu oğlum oğullar'],
    ['hak', 'hakkı hakkında haklar'],
    ['his', 'hissi hislerim'],
    ['su', 'suyu suyun suda sular'],
    ['renk', 'rengi renkler renklerinde'],
    ['kanat', 'kanadı kanatlar'],
    ['taahhüt', 'taahhüdü taahhüdünün taahhütler'],
    ['standart', 'standardı standartlarımız'],
    ['müteahhit', 'müteahhidin müteahhide müteahhitler'],
    ['nakit', 'nakdi nakitle'],
    ['istanbul', 'istanbulda istanbuldan istanbula istanbulun ISTANBUL İstanbul'],
    ['ankara', 'ankaradan ankaraya ankaranın'],
    ['şifre', 'şifremi sifremi şifreler sifre'],
    ['okumak', 'okudum okuyacağım okuyor okumanın okuyan okurken okunmaz okumuyorlar'],
    ['yazmak', 'yazacağım yazıyor yazdı yazmadan yazdığı yazarak'],
    ['gitmek', 'gidiyoruz gitti giden gidecek gider gidemez gitmişler'],
    ['yürümek', 'yürüyen yürüdü yürüyor yürüyüş yürüyerek'],
    ['beklemek', 'bekliyordum bekledik bekler bekleyince beklemiyor'],
    ['oynamak', 'oynuyor oynadı oynayan oynuyorduk'],
    ['demek', 'diyor dedi diyen diyecek'],
    ['etmek', 'ediyor etti eden edecek'],
    ['kabarmak', 'kabardı kabarıyor kabaran kabarırken'],
    ['katılmak', 'katıldı katılan katılıyorum'],
    ['yapmak', 'yapınca yaparken yapılan yapılıyor yapayım'],
    ['iş', 'işler işten işini işinden'],
    ['köy', 'köyler köyde köylerinden'],
    ['ne', 'neyin neyi neler'],
    ['server', 'serverlar serverda serverlarımızdan'],
    ['temiz', 'temizlik temizlemek temizliyor temizlendi'],
  ])('%s: %s', (lemma, forms) => {
    for (const form of forms.split(' ')) expect(keyOf(form), form).toBe(keyOf(lemma))
  })

  it('of words in the lists', () => {
    expect(shareThatMeets(knownNouns, nounForms)).toBeGreaterThan(0.985)
    expect(shareThatMeets(knownVerbs, verbForms)).toBeGreaterThan(0.97)
  })

  it('of words that no list has', () => {
    const listed = new Set(`${nounRoots} ${verbRoots} ${nameRoots}`.split(/\s+/))
    for (const word of [...unknownNouns, ...unknownVerbs])
      expect(listed).not.toContain(word.split('/')[0])
    expect(shareThatMeets(unknownNouns, nounForms)).toBeGreaterThan(0.98)
    expect(shareThatMeets(unknownVerbs, verbForms)).toBeGreaterThan(0.96)
  })
})

describe('words stay apart', () => {
  it.each(differentWords)('%s and %s', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })

  it.each([
    'oda',
    'adam',
    'aile',
    'kadın',
    'deniz',
    'kalem',
    'insan',
    'zaman',
    'akşam',
    'kardeş',
    'yarın',
    'hayat',
  ])('%s is whole', (word) => {
    expect(keyOf(word)).toBe(fold(word))
  })

  it('lists every root once', () => {
    for (const list of [nounRoots, verbRoots, nameRoots]) {
      const roots = list.trim().split(/\s+/)
      expect(roots.filter((root, index) => roots.indexOf(root) !== index)).toEqual([])
    }
  })

  it('tells roots apart that fold alike where harmony can', () => {
    expect(keyOf('ölen')).toBe(keyOf('ölecek'))
    expect(keyOf('ölen')).not.toBe(keyOf('olan'))
  })
})

describe('any word', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'.split('')),
    maxLength: 60,
  })
  const endings =
    'lar ler da de dan den in un im iz mak mek di ti yor acak ecek mis sa se ki a e i u n m r'.split(
      ' ',
    )
  const likeTurkish = fc.array(fc.constantFrom('kal', 'blog', 'x', 'ev', 'gor', ...endings), {
    maxLength: 14,
  })

  it('has a key that is not empty and hardly longer than itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          letters,
          likeTurkish.map((parts) => parts.join('')),
        ),
        (word) => {
          const key = stem(word)
          expect(key.length).toBeLessThanOrEqual(Math.min(word.length, 40) + 1)
          expect(key === '').toBe(word === '')
          expect(stem(word)).toBe(key)
        },
      ),
    )
  })

  it('has a key that is its own key, where its root is listed', () => {
    const lemmas = knownNouns.map((noun) => fold(nounForms(noun)[0]!))
    for (const key of lemmas.map(stem)) expect(stem(key)).toBe(key)
  })

  it.each(['2026', '5', 'x', 'tv', 'abd', 'covid19', 'c', 'fm'])('%s stays as it is', (word) => {
    expect(stem(word)).toBe(word)
  })

  it('is cut at 40 letters', () => {
    expect(stem('lar'.repeat(100_000))).toBe('lar'.repeat(14).slice(0, 40))
  })
})
