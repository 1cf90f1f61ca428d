import { forgivenErrors, typingErrors } from '../../../core/search/distance.ts'
import type { Question } from '../../../core/search/question.ts'
import type { NearWord } from '../../../core/search/respell.ts'
import { keysFor, keysForRoot } from '../../../core/search/words.ts'
import type { Database } from '../../database/connection.ts'
import { type KnownWord, selectAlike } from './known-words.sql.ts'
import type { Replacements } from './query-text.ts'

/** So many words may be meant by one: the nearest, and among those the most used. */
const kept = 4

/** A word that more posts have is no typing error. */
const hardly = 2

/** The words alone, each once; a phrase is looked for as it is. */
export const wordsIn = ({ wanted }: Question): string[] => [
  ...new Set(wanted.filter(({ isPhrase }) => !isPhrase).flatMap(({ words }) => words)),
]

/**
 * For each word that hardly a post has, the words that are meant and that so many posts have at least; null
 * where nobody wrote it and it is like none.
 */
export async function correct(
  database: Database,
  question: Question,
  counts: ReadonlyMap<string, number>,
  least: number,
): Promise<Replacements | null> {
  const replacements = new Map<string, NearWord[]>()
  for (const word of wordsIn(question)) {
    const count = Math.max(0, ...keysFor(word).map((key) => counts.get(key) ?? 0))
    if (count > hardly || (count > 0 && count >= least)) continue
    const alike = await selectAlike(database, word)
    const near = nearestOf(
      word,
      alike.filter((each) => each.word !== word && each.postCount >= least),
    )
    if (near.length === 0 && count > 0) continue
    if (near.length === 0) return null
    replacements.set(word, near)
  }
  return replacements
}

/** Fewer errors before more; of equals those that more posts have. */
export function nearestOf(word: string, alike: readonly KnownWord[]): NearWord[] {
  const most = forgivenErrors(word)
  const measured = alike
    .map((each) => ({ ...each, errors: typingErrors(word, each.word, most) }))
    .filter(({ errors }) => errors <= most)
  const fewest = Math.min(...measured.map(({ errors }) => errors))
  const near = measured
    .filter(({ errors }) => errors === fewest)
    .sort((one, other) => other.postCount - one.postCount)
    .map(nearWord)
  return [...new Map(near.map((each) => [each.word, each])).values()].slice(0, kept)
}

const nearWord = ({ word, isKey }: KnownWord): NearWord => ({
  ...{ word, isKey },
  keys: isKey ? keysForRoot(word) : keysFor(word),
})
