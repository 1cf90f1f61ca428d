import type { Question, Wanted } from '../../../core/search/question.ts'
import type { NearWord } from '../../../core/search/respell.ts'
import { keysFor } from '../../../core/search/words.ts'

/** What to look for instead of a word that nobody wrote. */
export type Replacements = ReadonlyMap<string, NearWord>

/** Under which keys a wanted word is found, or what is looked for in its place. */
export const keysInPlaceOf = (word: string, replacements: Replacements = none): string[] => [
  ...(replacements.get(word)?.keys ?? keysFor(word)),
]

/** The same for names and tags, which have no forms. */
export const wordInPlaceOf = (word: string, replacements: Replacements = none): string =>
  replacements.get(word)?.word ?? word

/** As PostgreSQL writes a tsquery. */
export interface QueryTexts {
  /** All that is wanted, in any form, and nothing that is unwanted. */
  any: string
  /** The same in the very forms that were asked for. */
  exact: string
}

const none: Replacements = new Map()

export function queryTexts(question: Question, replacements: Replacements = none): QueryTexts {
  const without = question.unwanted.map((unwanted) => `!${anyForm(unwanted, none)}`)
  return {
    any: [...question.wanted.map((wanted) => anyForm(wanted, replacements)), ...without].join(
      ' & ',
    ),
    exact: question.wanted.map(({ words }) => phrase(words)).join(' & '),
  }
}

/** Any of these selections of what is wanted, and nothing that is unwanted. */
export function anyOfTexts(
  question: Question,
  selections: readonly Wanted[][],
  replacements: Replacements,
): QueryTexts {
  const texts = selections.map((wanted) => queryTexts({ ...question, wanted }, replacements))
  const oneOf = (each: keyof QueryTexts): string =>
    texts.map((text) => `(${text[each]})`).join(' | ')
  return { any: oneOf('any'), exact: oneOf('exact') }
}

/** Fewer letters are hardly a word with an ending. */
const shortestForm = 4

/** For words of which the last is still being typed: a beginning, or already a form of another word. */
export function beginningText(typed: readonly string[]): QueryTexts {
  const last = typed.at(-1)!
  const whole = typed.slice(0, -1).map((word) => anyForm({ words: [word], isPhrase: false }, none))
  // Of an ending perhaps only the first letter: kitap-l.
  const forms = [last, last.slice(0, -1)].filter((form) => form.length >= shortestForm)
  const ending = [beginning([last]), ...forms.flatMap(keysFor).map(quoted)].join(' | ')
  return { any: [...whole, `(${ending})`].join(' & '), exact: '' }
}

/** Words that begin with one of these. */
export const beginning = (letters: readonly string[]): string =>
  `(${letters.map((each) => `${quoted(each)}:*`).join(' | ')})`

function anyForm({ words, isPhrase }: Wanted, replacements: Replacements): string {
  if (isPhrase) return phrase(words)
  const [word] = words as [string]
  const keys = keysInPlaceOf(word, replacements)
  return `(${[...new Set(keys)].map(quoted).join(' | ')})`
}

const phrase = (words: readonly string[]): string => `(${words.map(quoted).join(' <-> ')})`

/** Words hold letters and digits alone, so nothing in them can end the quotation. */
const quoted = (key: string): string => `'${key}'`
