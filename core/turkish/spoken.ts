import { normalForm } from './normal-form.ts'
import { lowerTurkish } from './case.ts'
import { knownReading } from './foreign-readings.ts'
import { consonant, vowel } from './letters.ts'
import { lastNumberWord } from './spoken-numbers.ts'

/**
 * The last word of a text as it is said, in lower-case Turkish letters: what a case ending has to
 * follow. '' when the text has neither a letter nor a digit.
 */
export function spokenEnd(text: string): string {
  const tail = normalForm(text, 'NFC').replace(/(?<![^\p{L}\p{M}\d])[^\p{L}\p{M}\d]+$/u, '')
  const number = tail.match(/(?<![\d.,:])[.,:]*(\d[\d.,:]*)$/)?.[1]
  if (number) return lastNumberWord(number)
  // An apostrophe inside a name is no border: O'Hara, McDonald's.
  const words = tail.replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '').match(/[\p{L}\p{M}]+/gu) ?? []
  const last = words.at(-1) ?? ''
  if (!last) return ''
  const isShouted = words.length > 1 && words.every(isUpper)
  return knownReading(last) ?? (isSpelledOut(last, isShouted) ? letterName(last) : sounds(last))
}

/**
 * A reading is already written as it is said, in Turkish letters; only its last word counts. One of the first name alone
 * says nothing about how the whole name ends: "Kevin Üye'nin", though Kevin is read "Kevın".
 */
export function readingEnd(reading: string, name: string): string {
  const words = lowerTurkish(normalForm(reading, 'NFC')).match(/\p{L}+/gu) ?? []
  const named = name.match(/\S+/gu) ?? []
  return words.length < named.length ? '' : (words.at(-1) ?? '')
}

const anyVowel = new RegExp(vowel)
const turkishWord = new RegExp(
  `^${consonant}?${vowel}(?:${consonant}{0,2}${vowel})*(?:${consonant}|[lnrs][çkpt])?$`,
)

/**
 * TDK: an abbreviation is read by the name of its last letter (TDK'nin, ABD'ye) unless it is read
 * as a word (ASELSAN'da, YÖK'ün). A name written in capitals throughout is no abbreviation.
 */
function isSpelledOut(word: string, isShouted: boolean): boolean {
  const said = sounds(word)
  if (word.length === 1 || !anyVowel.test(said)) return true
  return isUpper(word) && !isShouted && !isPronounceable(said)
}

/** Nobody spells six letters; two are never read together (AB is "a be"). */
function isPronounceable(word: string): boolean {
  return word.length > 5 || (word.length > 2 && turkishWord.test(word))
}

function isUpper(word: string): boolean {
  return /^\p{Lu}+$/u.test(word)
}

/** A vowel is its own name, a consonant adds e: K is "ke", H is "he". */
function letterName(word: string): string {
  const letter = lowerTurkish(word).at(-1) ?? ''
  if (letter === 'x') return 'iks'
  if (letter === 'q') return 'kû'
  const said = sounds(letter)
  return anyVowel.test(said) ? said : `${said}e`
}

const foreignLetters: Record<string, string> = {
  ä: 'e',
  æ: 'e',
  ə: 'e',
  å: 'o',
  ø: 'ö',
  œ: 'ö',
  ß: 's',
  w: 'v',
  x: 'ks',
  q: 'k',
}

const lonelyY = new RegExp(`(?<!${vowel})y(?!${vowel})`, 'g')

/** Letter by letter as a Turkish reader says them. */
function sounds(word: string): string {
  return lowerTurkish(word)
    .replace(/[^a-zçğıöşüâîû]|[wxq]/g, (letter) => foreignLetters[letter] ?? withoutMark(letter))
    .replace(lonelyY, 'i') // Emily, Lynn
    .replace(/c$/, 'k') // no Turkish name ends in c; Marc and Balzac do
}

/** é → e, ñ → n */
function withoutMark(letter: string): string {
  return normalForm(letter, 'NFD').replace(/\p{M}/gu, '')
}
