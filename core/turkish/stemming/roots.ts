import { fold } from '../fold.ts'
import { isThin } from '../suffix-words.ts'
import { type Context, endingOf, startOf } from './automaton.ts'
import {
  doublingNouns,
  indeclinables,
  irregularForms,
  irregularSpellings,
  preferredRoots,
  softeningWords,
  verbsInEt,
  vowelDroppingNouns,
  yieldingRoots,
} from './irregular-roots.ts'
import { nameRoots } from './name-roots.ts'
import { nounRoots } from './noun-roots.ts'
import { type Standing, insertRoot } from './root-table.ts'
import { verbRoots } from './verb-roots.ts'

/** The front or back vowel decides by the real spelling: "ölen" and "olan" part although both roots fold to "ol". */
function contextOf(root: string): Context {
  const vowel = /[aeıioöuüâîû](?=[^aeıioöuüâîû]*$)/.exec(root)?.[0] ?? 'a'
  return {
    front: 'eiöüî'.includes(vowel) || isThin(root),
    rounded: 'oöuüû'.includes(vowel),
    ending: endingOf(fold(root)),
  }
}

function addRoot(
  kind: 'noun' | 'name' | 'shortVerb' | 'verb',
  root: string,
  spelling: string,
  standing: Standing,
  context = contextOf(root),
) {
  const folded = fold(spelling)
  const isVerb = kind === 'verb' || kind === 'shortVerb'
  const agreement = { ...context, ending: endingOf(folded) }
  insertRoot(folded, {
    key: keyOf(root, isVerb, context),
    isVerb,
    isPreferred: preferred.has(root),
    start: startOf(kind, agreement),
    standing,
  })
}

const preferred = words(preferredRoots)
const firstOfKey = new Map<string, { isVerb: boolean; front: boolean | null }>()

/**
 * Roots that fold alike share a key, as their dictionary forms do. Only a verb that harmony tells apart
 * gets a mark, because its dictionary form does not fold alike: olmak and ölmek.
 */
function keyOf(root: string, isVerb: boolean, { front }: Context): string {
  const folded = fold(root)
  const first = firstOfKey.get(folded)
  if (!first) firstOfKey.set(folded, { isVerb, front })
  return !first || first.front === front || !isVerb ? folded : `${folded}2`
}

function addNoun(root: string) {
  addRoot('noun', root, root, 'anywhere')
  for (const changed of beforeVowel(root)) addRoot('noun', root, changed, 'before vowel')
}

/** Writing keeps the end of a name (Gemlik'e), but people who leave out the apostrophe also soften it. */
function addName(root: string) {
  addRoot('name', root, root, 'anywhere')
  if (root.endsWith('k')) addRoot('name', root, softened(root), 'before vowel')
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

function syllables(root: string): number {
  return fold(root).match(/[aeiou]/g)?.length ?? 0
}

function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/))
}

const alone = words(indeclinables)
const verbs = [...words(verbRoots), ...inEt]
for (const form of alone) addRoot('noun', form, form, 'alone')
for (const pair of words(irregularForms)) {
  const [form, root] = pair.split('=') as [string, string]
  addRoot('noun', root, form, 'alone')
}
for (const pair of words(irregularSpellings)) {
  const [changed, root] = pair.split('=') as [string, string]
  addRoot('noun', root, changed, 'before vowel')
}
const nouns = words(nounRoots)
for (const root of preferred) {
  if (nouns.has(root)) addNoun(root)
  else addVerb(root)
}
for (const root of nouns) if (!alone.has(root)) addNoun(root)
for (const root of words(yieldingRoots)) addRoot('noun', root, root, 'not before n or m')
for (const root of verbs) addVerb(root)
for (const root of verbs) addNarrowedVerb(root)
for (const root of words(nameRoots)) addName(root)
