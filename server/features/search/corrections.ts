import { forgivenErrors, typingErrors } from '../../../core/search/distance.ts'
import type { Question } from '../../../core/search/question.ts'
import { keysFor } from '../../../core/search/words.ts'
import type { Database } from '../../database/connection.ts'
import { type KnownWord, selectAlike } from './known-words.sql.ts'
import type { Replacements } from './query-text.ts'

/** So many words may be meant by one: the nearest, and among those the most used. */
const kept = 4

/** The words alone, each once; a phrase is looked for as it is. */
export const wordsIn = ({ wanted }: Question): string[] => [
  ...new Set(wanted.filter(({ isPhrase }) => !isPhrase).flatMap(({ words }) => words)),
]

/** For each word that no post has, the words that are meant; null where one of them is like none. */
export async function correct(
  database: Database,
  question: Question,
  counts: ReadonlyMap<string, number>,
): Promise<Replacements | null> {
  const unknown = wordsIn(question).filter((word) => !keysFor(word).some((key) => counts.has(key)))
  const replacements = new Map<string, string[]>()
  for (const word of unknown) {
    const near = nearestOf(word, await selectAlike(database, word))
    if (near.length === 0) return null
    replacements.set(word, near)
  }
  return replacements
}

/** Fewer errors before more; of equals those that more posts have. */
export function nearestOf(word: string, alike: readonly KnownWord[]): string[] {
  const most = forgivenErrors(word)
  const measured = alike
    .map((each) => ({ ...each, errors: typingErrors(word, each.word, most) }))
    .filter(({ errors }) => errors <= most)
  const fewest = Math.min(...measured.map(({ errors }) => errors))
  const near = measured
    .filter(({ errors }) => errors === fewest)
    .sort((one, other) => other.postCount - one.postCount)
    .map((each) => each.word)
  return [...new Set(near)].slice(0, kept)
}
