import { type State, isVowel } from './automaton.ts'

/** Where a spelling of a root may stand: "kitab" only before a vowel, "bekl" only before -iyor. */
export type Place =
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
  if (root.place === 'not before n or m') return word[length] !== 'n' && word[length] !== 'm'
  if (root.place === 'before y') return word[length] === 'y'
  return (
    isVowel(word[length]) && (root.place === 'before vowel' || word.startsWith('yor', length + 1))
  )
}

export function insertRoot(folded: string, root: Root) {
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
