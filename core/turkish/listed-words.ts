import { lowerTurkish } from './case.ts'
import { fold } from './fold.ts'
import { normalForm } from './normal-form.ts'
import { endingOf, readsToEnd, type State, startOf } from './stemming/automaton.ts'

/** Longer words are of no language, and are not looked at. */
const longestWord = 40

/** In letters. Roots are no shorter. */
const beginning = 2

/** What a form must begin with, as it is spelled, and the endings that may follow. */
interface ListedRoot {
  endings: State
  /** Spelled so only before a vowel: kitap, kitabı. */
  isSoftened: boolean
}

export interface WordList {
  roots: ReadonlyMap<string, ListedRoot[]>
  /** Of the roots: nearly all words of a text begin otherwise. */
  beginnings: ReadonlySet<string>
  /** Whose forms are clean, although they could be read as forms of a listed word. */
  exceptions: ReadonlyMap<string, ListedRoot[]>
}

const softened: Record<string, string> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' }
/** Renk, rengi. */
const softOf = (word: string): string | undefined =>
  word.endsWith('nk') ? 'g' : softened[word.at(-1)!]
const infinitive = /m[ae]k$/

/**
 * Sıkılmak and sıkıcı as keyboards without Turkish letters write them: nearly everybody who writes them so means these.
 * Whoever lists them himself means the others.
 */
const plainlyTyped = ['sikilmek', 'sikici']

/** Made once and used for many texts. A verb is listed with -mak or -mek. */
export function wordListOf(words: readonly string[], exceptions: readonly string[]): WordList {
  const roots = rootsOf(words)
  const beginnings = new Set(Array.from(roots.keys(), (root) => root.slice(0, beginning)))
  const clean = plainlyTyped.filter((word) => !words.includes(word))
  return { roots, beginnings, exceptions: rootsOf([...exceptions, ...clean]) }
}

function rootsOf(words: readonly string[]): Map<string, ListedRoot[]> {
  const roots = new Map<string, ListedRoot[]>()
  const add = (spelling: string, root: ListedRoot) =>
    roots.set(spelling, [...(roots.get(spelling) ?? []), root])
  for (const word of words.map(spellingOf).filter(isListable)) {
    add(word, { endings: endingsOf(word, 'noun'), isSoftened: false })
    const soft = softOf(word)
    if (soft !== undefined)
      add(word.slice(0, -1) + soft, { endings: endingsOf(word, 'noun'), isSoftened: true })
    const verb = word.replace(infinitive, '')
    if (verb !== word && isListable(verb)) addVerb(verb, add)
  }
  return roots
}

const isListable = (word: string): boolean =>
  word.length >= beginning && vowelOf(word) !== undefined

/** Some verbs soften as well: git, gidiyor. */
function addVerb(verb: string, add: (spelling: string, root: ListedRoot) => void): void {
  const endings = endingsOf(verb, isShort(verb) ? 'shortVerb' : 'verb')
  add(verb, { endings, isSoftened: false })
  if (verb.endsWith('t')) add(`${verb.slice(0, -1)}d`, { endings, isSoftened: true })
}

const isShort = (verb: string): boolean => (verb.match(/[aeıioöuüâîû]/g)?.length ?? 0) === 1

const vowelOf = (word: string): string | undefined =>
  word.match(/[aeıioöuüâîû](?=[^aeıioöuüâîû]*$)/)?.[0]

function endingsOf(word: string, grammarClass: 'noun' | 'verb' | 'shortVerb'): State {
  const vowel = vowelOf(word)!
  return startOf(grammarClass, {
    front: 'eiöüî'.includes(vowel),
    rounded: 'oöuüû'.includes(vowel),
    ending: endingOf(fold(word)),
  })
}

/** With Turkish letters kept apart: a listed i is not ı. Signs that nobody sees are no part of it. */
const spellingOf = (word: string): string =>
  lowerTurkish(normalForm(word, 'NFC')).replace(/\P{L}/gu, '')

/** A word and the ending behind its apostrophe. */
const token = /(\p{L}[\p{L}\p{M}]*)(?:['’ʼ]\p{L}+)?/gu

/**
 * The words of a text that stand in a list, with whatever endings they carry, each once and in small letters.
 * Whole words only: "klasik" and "müzik" contain nothing. What follows an apostrophe is an ending in any case.
 */
export function findListedWords(text: string, list: WordList): string[] {
  if (list.roots.size === 0) return []
  const plain = lowerTurkish(normalForm(text, 'NFC').replace(/\p{Cf}+/gu, ''))
  const seen = new Set<string>()
  const found: string[] = []
  for (const { 1: word } of plain.matchAll(token)) {
    if (!list.beginnings.has(word!.slice(0, beginning)) || seen.has(word!)) continue
    seen.add(word!)
    if (
      word!.length <= longestWord &&
      isFormOf(word!, list.roots) &&
      !isFormOf(word!, list.exceptions)
    )
      found.push(word!)
  }
  return found
}

/** Each beginning of the word is looked up, so a long list costs no more than a short one. */
function isFormOf(word: string, roots: ReadonlyMap<string, ListedRoot[]>): boolean {
  for (let length = word.length; length > 0; length--) {
    const found = roots.get(word.slice(0, length))
    if (found === undefined) continue
    const rest = fold(word.slice(length))
    if (/^[a-z]*$/.test(rest) && found.some((root) => mayFollow(root, rest))) return true
  }
  return false
}

const mayFollow = ({ endings, isSoftened }: ListedRoot, rest: string): boolean =>
  (!isSoftened || /^[aeiu]/.test(rest)) && readsToEnd(endings, rest, 0)
