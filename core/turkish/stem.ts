import { endingOf, isVowel, readsToEnd, unknownStarts } from './stemming/automaton.ts'
import { type Root, type RootNode, mayStand, rootTree } from './stemming/roots.ts'

const longestWord = 40
const shortestStem = 3

/** The key under which all forms of a folded word are found: "kitabimizda" and "kitap" → "kitap". */
export function stem(word: string): string {
  if (word.length > longestWord) return word.slice(0, longestWord)
  if (!/^[a-z]+$/.test(word)) return word
  return keyOfKnown(word) ?? keyOfUnknown(word)
}

/** The longest root wins, "adam" is not ada-m; unless the form is likelier one of a shorter root of the other kind. */
function keyOfKnown(word: string): string | undefined {
  const path: RootNode[] = []
  let node: RootNode | undefined = rootTree
  for (let length = 0; node && length <= word.length; length++) {
    path.push(node)
    node = node.next[word.charCodeAt(length) - 97]
  }
  let doubted: Root | undefined
  for (let length = path.length - 1; length > 0; length--) {
    for (const root of path[length]!.roots) {
      if (doubted?.isVerb === root.isVerb) continue
      if (!mayStand(root, word, length) || !readsToEnd(root.start, word, length)) continue
      if (doubted || !isDoubtful(root, word, length)) return root.key
      doubted = root
    }
  }
  return doubted?.key
}

function isDoubtful(root: Root, word: string, length: number): boolean {
  if (root.isPreferred) return false
  if (!root.isVerb) {
    // yap-ınca rather than yapı-nca, yap-ayım rather than yapay-ım
    return length < word.length && /(?:nc[ae]|[ae][yl]im)$/.test(word)
  }
  const endsInLa = /l[ae]$/.test(word.slice(0, length))
  // el-e rather than the command "ele!", but "izle!" is one
  if (length === word.length) return /[ae]$/.test(word) && !endsInLa
  // iş-ler rather than işle-r
  return endsInLa && word[length] === 'r'
}

/** What is left of a verb is read as a verb again: zıpla-mak is not zıp-la-mak. */
function keyOfUnknown(word: string, isVerb = false): string {
  let vowel = ''
  for (let length = 1; length < word.length; length++) {
    const last = word[length - 1]!
    if (isVowel(last)) vowel = last
    if (length < shortestStem || vowel === '') continue
    const { noun, verb } = unknownStarts[vowel]![endingOf(last)]
    if (!isVerb && readsToEnd(noun, word, length)) return stem(word.slice(0, length))
    if (readsToEnd(verb, word, length)) return keyOfUnknown(word.slice(0, length), true)
  }
  return normalEnd(word)
}

function normalEnd(word: string): string {
  const bare = word.length > shortestStem && /[aeiu]$/.test(word) ? word.slice(0, -1) : word
  return bare.replace(/b$/, 'p').replace(/d$/, 't').replace(/g$/, 'k')
}
