import { endingOf, isVowel, readsToEnd, unknownStarts } from './stemming/automaton.ts'
import { type Root, mayStand, rootsOf } from './stemming/root-table.ts'
import './stemming/roots.ts'

const longestWord = 40
/** Words of no list are not cut to less: shorter ones are mostly listed, and would swallow others. */
const shortestStem = 4

/** The key under which all forms of a folded word are found: "kitabimizda" and "kitap" → "kitap". */
export function stem(word: string): string {
  if (word.length > longestWord) return word.slice(0, longestWord)
  if (!/^[a-z]+$/.test(word)) return word
  return keyOfKnown(word) ?? keyOfUnknown(word)
}

/** Whether it is a form of a word of the lists: then it was hardly mistyped. */
export const isKnownForm = (word: string): boolean =>
  word.length <= longestWord && keyOfKnown(word) !== undefined

/** The longest root wins, "adam" is not ada-m; unless the form is likelier one of a shorter root of the other kind. */
function keyOfKnown(word: string): string | undefined {
  let doubted: Root | undefined
  for (let length = word.length; length > 0; length--) {
    const roots = rootsOf(word.slice(0, length))
    for (const root of roots) {
      if (doubted?.isVerb === root.isVerb) continue
      if (!mayStand(root, word, length) || !readsToEnd(root.start, word, length)) continue
      if (doubted || !isDoubtful(root, roots, word, length)) return root.key
      doubted = root
    }
  }
  return doubted?.key
}

function isDoubtful(
  root: Root,
  sameSpelling: readonly Root[],
  word: string,
  length: number,
): boolean {
  if (root.isPreferred || (length === word.length && !root.isVerb)) return false
  const endings = word.slice(length)
  if (!root.isVerb) {
    // yap-ınca rather than yapı-nca, al-ayım than alay-ım, yaz-arken than yazar-ken, sor-ulan than soru-lan
    if (/(?:nc[ae]|[ae][yl]im|rken)$/.test(word) || /^l(?:[ae]n|[iu]yor)/.test(endings)) return true
    // söndü rather than son-du
    return sameSpelling.some(({ isVerb }) => isVerb) && /^(?:[dt][iu]|m[iu]s|s[ae])/.test(endings)
  }
  // el-e rather than the command "ele!", but "izle!" is one; iş-ten rather than iste-n
  const endsInLa = /[^aeiou]l[ae]$/.test(word.slice(0, length))
  if (endings === '') return /[ae]$/.test(word) && !endsInLa
  // iş-ler rather than işle-r
  return endings === 'n' || (endsInLa && endings[0] === 'r')
}

/** What is left of a verb is read as a verb again: zıpla-mak is not zıp-la-mak. */
function keyOfUnknown(word: string, isVerb = false): string {
  let vowel = ''
  for (let length = 1; length < word.length; length++) {
    const last = word[length - 1]!
    if (isVowel(last)) vowel = last
    if (length < shortestStem || vowel === '' || !mayEndStem(word, length)) continue
    const { noun, verb } = unknownStarts[vowel]![endingOf(last)]
    if (readsToEnd(verb, word, length)) return keyOfUnknown(word.slice(0, length), true)
    if (!isVerb && readsToEnd(noun, word, length)) return stem(word.slice(0, length))
  }
  const ended = normalEnd(word)
  return ended === word || isVerb ? ended : stem(ended)
}

/** No Turkish word ends like "kapl" or "dusm", but zıpl-ıyor has lost a vowel. */
function mayEndStem(word: string, length: number): boolean {
  const last = word[length - 1]!
  const before = word[length - 2]!
  if (isVowel(last) || isVowel(before)) return true
  if ('lrvy'.includes(last)) return word.startsWith('yor', length + 1)
  if ('mn'.includes(last)) return 'lrz'.includes(before)
  return true
}

/**
 * Words of no list may or may not have one of these as an ending (kafes-i, kafe-si), so none is told apart.
 * A softened consonant gets hard again.
 */
function normalEnd(word: string): string {
  const hard = hardened[word.at(-1)!]
  if (hard) return word.slice(0, -1) + hard
  let length = word.length
  if (length > shortestStem && 'sy'.includes(word[length - 1]!) && isVowel(word[length - 2]))
    length--
  if (length > shortestStem && 'aeiu'.includes(word[length - 1]!) && hasVowel(word, length - 1))
    length--
  return word.slice(0, length)
}

const hardened: Record<string, string> = { b: 'p', d: 't', g: 'k' }

function hasVowel(word: string, length: number): boolean {
  for (let index = 0; index < length; index++) if (isVowel(word[index])) return true
  return false
}
