import { type State, isVowel } from './automaton.ts'

/** Where a spelling of a root may stand: "kitab" only before a vowel, "bekl" only before -iyor. */
export type Standing =
  | 'anywhere'
  | 'alone'
  | 'not before n or m'
  | 'before vowel'
  | 'before y'
  | 'before yor'

export interface Root {
  key: string
  isVerb: boolean
  isPreferred: boolean
  start: State
  standing: Standing
}

const table = new Map<string, Root[]>()
let longest = 0

const none: readonly Root[] = []

/** All roots that are spelled so. */
export const rootsOf = (folded: string): readonly Root[] =>
  folded.length > longest ? none : (table.get(folded) ?? none)

export function insertRoot(folded: string, root: Root) {
  longest = Math.max(longest, folded.length)
  const known = table.get(folded)
  if (known) known.push(root)
  else table.set(folded, [root])
}

export function mayStand(root: Root, word: string, length: number): boolean {
  if (root.standing === 'anywhere') return true
  if (root.standing === 'alone') return word.length === length
  if (root.standing === 'not before n or m') return word[length] !== 'n' && word[length] !== 'm'
  if (root.standing === 'before y') return word[length] === 'y'
  return (
    isVowel(word[length]) &&
    (root.standing === 'before vowel' || word.startsWith('yor', length + 1))
  )
}
