import { normalForm } from './normal-form.ts'

/** Lower case as Turkish has it: I → ı, İ → i. For text people read; identifiers go through `fold`. */
export function lowerTurkish(text: string): string {
  return text.toLocaleLowerCase('tr')
}

/** Upper case as Turkish has it: i → İ, ı → I. */
export function upperTurkish(text: string): string {
  return text.toLocaleUpperCase('tr')
}

/** The first letter in upper case, past an opening quote or bracket; the rest stays as it is. */
export function capitalize(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, upperTurkish)
}

/** What stands in for a missing picture: one letter of each name that has one. */
export function initials(firstName: string, lastName: string): string {
  return firstLetter(firstName) + firstLetter(lastName)
}

function firstLetter(name: string): string {
  // Composed first, or a decomposed Ö would lose its dots.
  return upperTurkish(normalForm(name, 'NFC').match(/\p{L}/u)?.[0] ?? '')
}
