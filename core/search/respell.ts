import type { FoundPost } from '../contracts/search.ts'
import { lowerTurkish } from '../turkish/case.ts'
import { keysOf, tokensOf, wordOf } from './words.ts'

/** A known word that looks like one that was asked for, and under which keys it is found. */
export interface NearWord {
  word: string
  /** Not written anywhere: it stands for all forms of a word. */
  isKey: boolean
  keys: readonly string[]
}

/**
 * A question with other words in place of some of its own, as they are written in what was found: words are
 * compared without the signs that Turkish letters have.
 */
export function respelled(
  text: string,
  replacements: ReadonlyMap<string, readonly NearWord[]>,
  found: readonly FoundPost[],
): string {
  const written = matchedIn(found)
  let answer = ''
  let end = 0
  for (const token of tokensOf(text)) {
    const near = replacements.get(wordOf(token)) ?? []
    answer += text.slice(end, token.at) + (spellingOf(near, written) ?? token.text)
    end = token.at + token.text.length
  }
  return answer + text.slice(end)
}

/** The very word as somebody wrote it, another form of it, or at least a word that was written. */
function spellingOf(near: readonly NearWord[], written: readonly string[]): string | undefined {
  const isOf = (text: string, { keys }: NearWord): boolean =>
    keysOf(wordOf({ text })).some((key) => keys.includes(key))
  return (
    written.find((text) => near.some(({ word }) => wordOf({ text }) === word)) ??
    written.find((text) => near.some((each) => isOf(text, each))) ??
    near.find(({ isKey }) => !isKey)?.word
  )
}

/** Without the endings of names. */
const matchedIn = (found: readonly FoundPost[]): string[] =>
  found
    .flatMap(({ highlights: { title, text } }) => [...title, ...text])
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => lowerTurkish(text.replace(/['’ʼ].*$/su, '')))
