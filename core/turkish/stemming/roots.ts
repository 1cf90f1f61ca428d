import { fold } from '../fold.ts'
import { isThin } from '../suffix-words.ts'
import { type Context, type State, endingOf, isVowel, startOf } from './automaton.ts'
import {
  doublingNouns,
  indeclinables,
  irregularForms,
  preferredRoots,
  softeningWords,
  verbsInEt,
  vowelDroppingNouns,
} from './irregular-roots.ts'
import { nameRoots } from './name-roots.ts'
import { nounRoots } from './noun-roots.ts'
import { verbRoots } from './verb-roots.ts'

/** Where a spelling of a root may stand: "kitab" only before a vowel, "bekl" only before -iyor. */
type Place = 'anywhere' | 'alone' | 'before vowel' | 'before y' | 'before yor'

export interface Root {
  key: string
  isVerb: boolean
  isPreferred: boolean
  start: State
  place: Place
}

/** Roots by their letters, so that one walk along a word finds all that it begins with. */
export interface RootNode {
  next: (RootNode | undefined)[]
  roots: Root[]
}

export const rootTree: RootNode = emptyNode()

export function mayStand(root: Root, word: string, length: number): boolean {
  if (root.place === 'anywhere') return true
  if (root.place === 'alone') return word.length === length
  if (root.place === 'before y') return word[length] === 'y'
  return (
    isVowel(word[length]) && (root.place === 'before vowel' || word.startsWith('yor', length + 1))
  )
}

/** The front or back vowel decides by the real spelling: "ölen" and "olan" part although both roots fold to "ol". */
export function contextOf(root: string): Context {
  const vowel = /[aeıioöuüâîû](?=[^aeıioöuüâîû]*$)/.exec(root)?.[0] ?? 'a'
  return {
    front: 'eiöüî'.includes(vowel) || isThin(root),
    rounded: 'oöuüû'.includes(vowel),
    ending: endingOf(fold(root)),
  }
}

function addRoot(
  kind: 'noun' | 'shortVerb' | 'verb',
  root: string,
  spelling: string,
  place: Place,
  context = contextOf(root),
) {
  const folded = fold(spelling)
  const agreement = { ...context, ending: endingOf(folded) }
  insert(folded, {
    key: keyOf(root, context),
    isVerb: kind !== 'noun',
    isPreferred: preferred.has(root),
    start: startOf(kind, agreement),
    place,
  })
}

const preferred = words(preferredRoots)
const frontnessOfKey = new Map<string, boolean | null>()

/** Two roots that fold alike share a key, unless harmony can tell their forms apart: the later one gets a mark. */
function keyOf(root: string, { front }: Context): string {
  const folded = fold(root)
  const first = frontnessOfKey.get(folded)
  if (first === undefined) frontnessOfKey.set(folded, front)
  return first === undefined || first === front ? folded : `${folded}2`
}

function addNoun(root: string) {
  addRoot('noun', root, root, 'anywhere')
  for (const changed of beforeVowel(root)) addRoot('noun', root, changed, 'before vowel')
}

/** Writing keeps the end of a name (Gemlik'e), but people who leave out the apostrophe also soften it. */
function addName(root: string) {
  addRoot('noun', root, root, 'anywhere')
  if (root.endsWith('k')) addRoot('noun', root, softened(root), 'before vowel')
}

const droppingVowel = words(vowelDroppingNouns)
const doubling = words(doublingNouns)
const inEt = new Set([...words(verbsInEt)].map((beginning) => `${beginning}et`))
const softening = words(softeningWords)

function beforeVowel(root: string): string[] {
  const changed: string[] = []
  if (softens(root)) changed.push(softened(root))
  if (doubling.has(root)) changed.push(root + root.at(-1)!, softened(root) + softened(root).at(-1)!)
  if (droppingVowel.has(root)) {
    const dropped = root.slice(0, -2) + root.at(-1)!
    changed.push(dropped, softened(dropped))
  }
  return changed
}

function softens(root: string): boolean {
  return softening.has(root) || (/[pk]$/.test(root) && syllables(root) > 1)
}

function softened(root: string): string {
  return root.replace(/p$/, 'b').replace(/t$/, 'd').replace(/k$/, 'g')
}

function addVerb(root: string) {
  const softensHere = softening.has(root) || inEt.has(root)
  const kind =
    syllables(root) === 1 || inEt.has(root) || /(?:geç|say)$/.test(root) ? 'shortVerb' : 'verb'
  addRoot(kind, root, root, 'anywhere')
  if (softensHere) addRoot(kind, root, softened(root), 'before vowel')
}

/** bekle-, bekliyor: the last a or e is lost before -yor, and that of de- and ye- becomes i before every y. */
function addNarrowedVerb(root: string) {
  if (!/[ae]$/.test(root)) return
  const narrowed = root.slice(0, -1)
  if (syllables(narrowed) > 0) addRoot('verb', root, narrowed, 'before yor', contextOf(narrowed))
  else addRoot('verb', root, `${narrowed}i`, 'before y')
}

function insert(folded: string, root: Root) {
  let node = rootTree
  for (let index = 0; index < folded.length; index++) {
    const letter = folded.charCodeAt(index) - 97
    node = node.next[letter] ??= emptyNode()
  }
  node.roots.push(root)
}

function emptyNode(): RootNode {
  return { next: [], roots: [] }
}

function syllables(root: string): number {
  return fold(root).match(/[aeiou]/g)?.length ?? 0
}

function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/))
}

const alone = words(indeclinables)
const verbs = [...words(verbRoots), ...inEt]
for (const root of preferred) keyOf(root, contextOf(root))
for (const form of alone) addRoot('noun', form, form, 'alone')
for (const pair of words(irregularForms)) {
  const [form, root] = pair.split('=') as [string, string]
  addRoot('noun', root, form, 'alone')
}
for (const pair of words('suy=su ney=ne')) {
  const [changed, root] = pair.split('=') as [string, string]
  addRoot('noun', root, changed, 'before vowel')
}
const nouns = words(nounRoots)
for (const root of preferred) {
  if (nouns.has(root)) addNoun(root)
  else addVerb(root)
}
for (const root of nouns) if (!alone.has(root)) addNoun(root)
for (const root of verbs) addVerb(root)
for (const root of verbs) addNarrowedVerb(root)
for (const root of words(nameRoots)) addName(root)
