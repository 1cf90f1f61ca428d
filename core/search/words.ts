import { fold } from '../turkish/fold.ts'
import { stem } from '../turkish/stem.ts'

/** Longer ones are compared by their beginning; no word of a language is as long. */
const longest = 40

/**
 * A word with what its ending follows: the apostrophe and the letters behind it belong to it. Signs that nobody sees,
 * such as the hyphen where a word may be parted, stand inside of words.
 */
const token = /[\p{L}\p{N}\p{M}\p{Cf}]+(?:['’ʼ][\p{L}\p{M}\p{Cf}]+)?/gu

/** As it stands in the text. */
export interface Token {
  /** Where it begins. */
  at: number
  text: string
}

/** One after the other: nobody has to read a long text to its end. */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: found, index } of text.matchAll(token)) yield { at: index, text: found }
}

/** The word as it is compared: without what follows an apostrophe, in the letters that every keyboard has. */
export function wordOf({ text }: Pick<Token, 'text'>): string {
  const word = text.replace(/['’ʼ].*$/su, '').replace(/\p{Cf}+/gu, '')
  return fold(word.slice(0, longest)).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Marks a key that stands for all forms of a word, apart from the words themselves. */
const forms = '='

/** Under which a text is found by this word: the word itself and, where it differs, the key of all its forms. */
export function keysOf(word: string): string[] {
  const root = stem(word)
  return root === word ? [word] : [word, forms + root]
}

/** What to look for when somebody asks for this word in any form. */
export function keysFor(word: string): string[] {
  const root = stem(word)
  return [...new Set([word, root, forms + root])]
}

/** What to look for when the key of all forms is known, which may not be read as a word again. */
export const keysForRoot = (root: string): string[] => [root, forms + root]

/** As titles are compared as a whole. */
export function wordsOf(text: string): string[] {
  return Array.from(tokensOf(text), wordOf).filter((word) => word !== '')
}
