import { hardConsonant, notVowel, vowel } from './letters.ts'
import { isPossessive, isThin, isWater } from './suffix-words.ts'
import { readingEnd, spokenEnd } from './spoken.ts'

export type GrammaticalCase =
  | 'nominative'
  | 'accusative'
  | 'dative'
  | 'locative'
  | 'ablative'
  | 'genitive'
  | 'instrumental'

const apostrophe = "'"

/**
 * A name with its case ending: Ayşe'nin, Umut'a, Gemlik'ten. The spelling of the name never
 * changes (Burak'ın, although it is said "Burağın").
 *
 * `reading` tells how the whole name is said where spelling does not: ('Joyce', 'genitive', 'coys').
 */
export function withSuffix(
  name: string,
  grammaticalCase: GrammaticalCase,
  reading: string | null = null,
): string {
  const { stem, aside } = splitAside(name)
  const word = readingEnd(reading ?? '', stem) || spokenEnd(stem)
  if (grammaticalCase === 'nominative' || !word) return name
  return stem + separator(stem) + endings[grammaticalCase](soundOf(word)) + aside
}

/**
 * TDK: the ending goes before a bracketed addition, "Yunus Emre'nin (1240?-1320)". An apostrophe
 * that is already there is not doubled.
 */
function splitAside(name: string): { stem: string; aside: string } {
  const [, stem = '', aside = ''] = name.trim().match(/^(.*?\S)(\s*\([^()]*\))?$/su) ?? []
  return { stem: stem.replace(/(?<!['’ʼ])['’ʼ]+$/, ''), aside }
}

/** TDK: no apostrophe after a full stop ("A.Ş.nin") or a closing quotation mark ("“Bit Palas”ı"). */
function separator(stem: string): string {
  return /[.”"»]$/.test(stem) ? '' : apostrophe
}

/** What the endings depend on. */
interface Sound {
  /** The narrow vowel of the ending: ı, i, u or ü. */
  narrow: string
  /** The wide vowel of the ending: a or e. */
  wide: string
  endsInVowel: boolean
  endsHard: boolean
  isPossessive: boolean
  isWater: boolean
}

const endings: Record<Exclude<GrammaticalCase, 'nominative'>, (sound: Sound) => string> = {
  accusative: (sound) => buffer(sound, 'y') + sound.narrow,
  dative: (sound) => buffer(sound, 'y') + sound.wide,
  locative: (sound) => locative(sound),
  ablative: (sound) => `${locative(sound)}n`,
  // The one noun that takes y here too: suyun.
  genitive: (sound) => `${buffer(sound, sound.isWater ? 'y' : 'n')}${sound.narrow}n`,
  // From the word "ile", which never takes the possessive's n: Beyoğlu'yla.
  instrumental: (sound) => `${sound.endsInVowel ? 'y' : ''}l${sound.wide}`,
}

/** The letter that keeps two vowels apart; after a possessive it is n: Beyoğlu'na. */
function buffer(sound: Sound, letter: string): string {
  if (sound.isPossessive) return 'n'
  return sound.endsInVowel ? letter : ''
}

function locative(sound: Sound): string {
  return (sound.isPossessive ? 'n' : '') + (sound.endsHard ? 't' : 'd') + sound.wide
}

/** Vowel harmony: the last vowel of the word decides both vowels of the ending. */
const harmony: Record<string, { narrow: string; wide: string }> = {
  ...sharing(['a', 'â', 'ı'], { narrow: 'ı', wide: 'a' }),
  ...sharing(['e', 'i', 'î'], { narrow: 'i', wide: 'e' }),
  ...sharing(['o', 'u', 'û'], { narrow: 'u', wide: 'a' }),
  ...sharing(['ö', 'ü'], { narrow: 'ü', wide: 'e' }),
}

const fronted: Record<string, string> = { a: 'e', â: 'e', o: 'ö', u: 'ü', û: 'ü' }

const lastVowel = new RegExp(`${vowel}(?=${notVowel}*$)`)
const hardEnd = new RegExp(`${hardConsonant}$`)

function soundOf(word: string): Sound {
  const vowel = word.match(lastVowel)?.[0] ?? 'e'
  return {
    ...harmony[(isThin(word) && fronted[vowel]) || vowel]!,
    endsInVowel: word.endsWith(vowel),
    endsHard: hardEnd.test(word),
    isPossessive: isPossessive(word),
    isWater: isWater(word),
  }
}

function sharing<Value>(letters: string[], value: Value): Record<string, Value> {
  return Object.fromEntries(letters.map((letter) => [letter, value]))
}
