import { forgivenErrors, typingErrors } from '../../../core/search/distance.ts'
import type { Question } from '../../../core/search/question.ts'
import type { NearWord } from '../../../core/search/respell.ts'
import { keysFor, keysForRoot } from '../../../core/search/words.ts'
import { isKnownForm } from '../../../core/turkish/stem.ts'
import type { Database } from '../../database/connection.ts'
import { turns } from '../../turns.ts'
import { findWritten, type KnownWord, selectAlike } from './known-words.sql.ts'
import type { Replacements } from './query-text.ts'

/** A word that more posts have is no typing error. */
const hardly = 2

/** To look for one that is meant takes longer than all the rest of a search; of a question full of errors the rest stay as they are. */
const mostMistyped = 3

/** All who read share the connections: a few who ask for what nobody wrote would keep every one of them. */
const inTurn = turns(2, 8)

/** The words alone, each once; a phrase is looked for as it is. */
const wordsIn = ({ wanted }: Question): string[] => [
  ...new Set(wanted.filter(({ isPhrase }) => !isPhrase).flatMap(({ words }) => words)),
]

export interface Correction {
  replacements: Replacements
  /** No word is left that nobody wrote. */
  isWhole: boolean
}

/** For each word that hardly a post has, the one that is meant and that so many posts have at least. */
export async function correct(
  database: Database,
  question: Question,
  counts: ReadonlyMap<string, number>,
  least: number,
): Promise<Correction> {
  let isWhole = true
  let mistyped = 0
  const replacements = new Map<string, NearWord>()
  for (const word of wordsIn(question)) {
    const count = Math.max(0, ...keysFor(word).map((key) => counts.get(key) ?? 0))
    if (count > hardly || (count > 0 && count >= least)) continue
    if (isKnownForm(word)) {
      isWhole &&= count > 0
      continue
    }
    const isLeft = ++mistyped > mostMistyped
    const near = isLeft ? undefined : await inTurn(() => findMeant(database, word, least))
    if (near === undefined) isWhole &&= count > 0
    else replacements.set(word, nearWord(near))
  }
  return { replacements, isWhole }
}

/** A single error leaves a longer word more alike than this; less alike are ten times as many words. */
const alike = { withOneError: 0.3, at: 7, withAnother: 0.2 }

async function findMeant(
  database: Database,
  word: string,
  least: number,
): Promise<KnownWord | undefined> {
  const find = async (likeness: number, errors: number) => {
    const found = await selectAlike(database, word, likeness)
    const others = found.filter((each) => each.word !== word && each.postCount >= least)
    // Deleted posts leave their words behind for a while.
    return findWritten(database, nearestTo(word, others, errors))
  }
  const near = word.length < alike.at ? undefined : await find(alike.withOneError, 1)
  return near ?? find(alike.withAnother, forgivenErrors(word))
}

/** So many are looked at. */
const kept = 20

/** A shorter word is near too many others. */
const shortestMeant = 4

/**
 * Fewer errors before more. Of equals those with the same letters, since letters are swapped and doubled more often than
 * others are met by chance, then those where letters are only missing or too many, then those that more posts have.
 */
function nearestTo(word: string, others: readonly KnownWord[], most: number): KnownWord[] {
  return others
    .map((each) => ({ ...each, errors: typingErrors(word, each.word, most) }))
    .filter((each) => each.errors <= most && each.word.length >= shortestMeant)
    .sort(
      (one, other) =>
        one.errors - other.errors ||
        slipBetween(word, other.word) - slipBetween(word, one.word) ||
        other.postCount - one.postCount,
    )
    .slice(0, kept)
}

/** How easily one is typed for the other. */
function slipBetween(one: string, other: string): number {
  if (hasSameLetters(one, other)) return 2
  return isWithin(one, other) || isWithin(other, one) ? 1 : 0
}

/** Its letters stand in the longer word in this order. */
function isWithin(shorter: string, longer: string): boolean {
  let next = 0
  for (const letter of longer) if (letter === shorter[next]) next++
  return next === shorter.length
}

const hasSameLetters = (one: string, other: string): boolean => sorted(one) === sorted(other)

/** Each once: a letter may be doubled or not. */
const sorted = (word: string): string => Array.from(new Set(word)).toSorted().join('')

const nearWord = ({ word, isKey }: KnownWord): NearWord => ({
  word,
  keys: isKey ? keysForRoot(word) : keysFor(word),
})
