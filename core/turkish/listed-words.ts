import { normalForm } from './normal-form.ts'
import { lowerTurkish } from './case.ts'

const narrow = '[ıiuü]'
const wide = '[ae]'

/** What a noun may carry in Turkish, in this order: plural, owner, case, "is" or "was". */
const nounEndings = [
  `(?:l${wide}r)?`,
  `(?:${narrow}?m(?:${narrow}z)?|${narrow}?n${narrow}z|s?${narrow})?`,
  `(?:n?[dt]${wide}n?|[ny]?${wide}|[ny]?${narrow}n?|y?l${wide})?`,
  `(?:[dt]${narrow}r|y?[dt]${narrow}|s${narrow}n(?:${narrow}z)?)?`,
].join('')

/** The last consonant softens before a vowel: kitap, kitabı. */
const softened: Record<string, string> = { p: '[pb]', ç: '[çc]', t: '[td]', k: '[kğg]' }

/**
 * The words of a text that stand in a list, with whatever endings they carry, as they are written
 * in the text. Whole words only, and with Turkish letters kept apart: "klasik" and "müzik" contain
 * nothing, and a listed i is not ı. What follows an apostrophe is an ending in any case.
 */
export function findListedWords(text: string, listedWords: readonly string[]): string[] {
  const stems = listedWords.map(stemPattern).filter(Boolean)
  if (stems.length === 0) return []
  const pattern = new RegExp(`^(?:${stems.join('|')})${nounEndings}$`)
  const words = normalForm(text, 'NFC').match(/\p{L}+(?:['’ʼ]\p{L}+)?/gu) ?? []
  return words.filter((word) => pattern.test(lowerTurkish(word).replace(/['’ʼ].*/, '')))
}

function stemPattern(listed: string): string {
  const word = lowerTurkish(normalForm(listed, 'NFC')).replace(/\P{L}/gu, '')
  const last = word.at(-1) ?? ''
  return word.slice(0, -1) + (softened[last] ?? last)
}
