import { normalForm } from './normal-form.ts'

/** Letters that are letters of their own in Unicode: decomposition leaves them as they are. */
const undecomposed: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
}

const undecomposedLetter = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'g')

/**
 * The ASCII form under which identifiers are compared: ırmak, Irmak, İrmak and irmak are one.
 * Lower-casing is the language-neutral one on purpose: I and İ must both end as i.
 */
export function fold(text: string): string {
  return normalForm(text, 'NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(undecomposedLetter, (letter) => undecomposed[letter]!)
}

/** a–z only, for names in code. */
export function upperAscii(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

/** A–Z only. E-mail addresses: letters of other alphabets are not ours to change there. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/**
 * The address form of a title: `Şişli'de Güz` → `sisli-de-guz`. Cut at a word border where one
 * exists. Text without a Latin letter or digit gives '', and the caller decides what to do.
 */
export function slugify(text: string, maxLength = 80): string {
  const slug = fold(text)
    // The hyphen where a word may be parted and other signs that nobody sees stand inside of words.
    .replace(/\p{Cf}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= maxLength) return slug
  const border = slug.lastIndexOf('-', maxLength)
  return slug.slice(0, border > 0 ? border : maxLength)
}
