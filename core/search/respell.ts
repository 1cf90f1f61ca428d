import type { FoundPost } from '../contracts/search.ts'
import { lowerTurkish } from '../turkish/case.ts'
import { fold } from '../turkish/fold.ts'
import { tokensOf, wordOf } from './words.ts'

/**
 * A question with other words in place of some of its own, as they are written in what was found: words are
 * compared without the signs that Turkish letters have.
 */
export function respelled(
  text: string,
  replacements: ReadonlyMap<string, readonly string[]>,
  found: readonly FoundPost[],
): string {
  const written = matchedIn(found)
  let answer = ''
  let end = 0
  for (const token of tokensOf(text)) {
    const near = replacements.get(wordOf(token)) ?? []
    const spelled = near.flatMap((word) => beginningLike(word, written) ?? [])
    answer += text.slice(end, token.at) + (spelled[0] ?? near[0] ?? token.text)
    end = token.at + token.text.length
  }
  return answer + text.slice(end)
}

const matchedIn = (found: readonly FoundPost[]): string[] =>
  found
    .flatMap(({ highlights: { title, text } }) => [...title, ...text])
    .filter(({ isMatch }) => isMatch)
    .map((part) => lowerTurkish(part.text))

/** What was found may have an ending that was not asked for. */
const beginningLike = (word: string, written: readonly string[]): string | undefined =>
  written.map((each) => each.slice(0, word.length)).find((each) => fold(each) === word)
