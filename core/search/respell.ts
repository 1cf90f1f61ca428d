import type { FoundPost } from '../contracts/search.ts'
import { lowerTurkish } from '../turkish/case.ts'
import { keysOf, tokensOf, wordOf } from './words.ts'

/** A known word that looks like one that was asked for, and under which keys it is found. */
export interface NearWord {
  word: string
  keys: readonly string[]
}

/**
 * A question with other words in place of some of its own, as they are written in what was found: words are
 * compared without the signs that Turkish letters have.
 */
export function respelled(
  text: string,
  replacements: ReadonlyMap<string, NearWord>,
  found: readonly FoundPost[],
): string {
  const written = [...matchedIn(found), ...found.flatMap(labelsOf)]
  let answer = ''
  let end = 0
  // It is shown in the middle of a sentence, which a sign for the direction of writing would turn round.
  const asked = text.replace(/\p{Cf}/gu, '')
  for (const token of tokensOf(asked)) {
    const near = replacements.get(wordOf(token))
    answer += asked.slice(end, token.at) + (near ? spellingOf(near, written) : token.text)
    end = token.at + token.text.length
  }
  return answer + asked.slice(end)
}

/** The very word as somebody wrote it, or another form of it. */
function spellingOf({ word, keys }: NearWord, written: readonly string[]): string {
  const isForm = (text: string): boolean =>
    keysOf(wordOf({ text })).some((key) => keys.includes(key))
  return written.find((text) => wordOf({ text }) === word) ?? written.find(isForm) ?? word
}

/** A post is found by these, too, though they are not shown as matches. */
const labelsOf = ({ user, tags }: FoundPost): string[] =>
  Array.from(
    tokensOf([user.firstName, user.lastName, ...tags.map(({ name }) => name)].join(' ')),
    ({ text }) => text,
  )

/** Without the endings of names. */
const matchedIn = (found: readonly FoundPost[]): string[] =>
  found
    .flatMap(({ highlights: { title, text } }) => [...title, ...text])
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => lowerTurkish(text.replace(/['’ʼ].*$/su, '')))
