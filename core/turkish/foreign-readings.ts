import { lowerTurkish } from './case.ts'
import { fold } from './fold.ts'

/**
 * How well-known words are said whose spelling would mislead, in lower case. A member's
 * own reading comes before this list.
 */
const readings: Record<string, string> = {
  // Places on the web
  apple: 'epıl',
  chrome: 'krom',
  github: 'githab',
  google: 'gugıl',
  iphone: 'ayfon',
  linkedin: 'linkdin',
  spotify: 'spotifay',
  steam: 'stim',
  twitter: 'tvitır',
  youtube: 'yutub',
  // Writers and thinkers
  baudelaire: 'bodler',
  camus: 'kamü',
  descartes: 'dekart',
  dickens: 'dikıns',
  dumas: 'düma',
  flaubert: 'flober',
  joyce: 'coys',
  moliere: 'molyer',
  poe: 'po',
  rimbaud: 'rembo',
  shakespeare: 'şekspir',
  verne: 'vern',
  voltaire: 'volter',
  wilde: 'vayld',
  // Given names
  alice: 'elis',
  charles: 'çarls',
  charlotte: 'şarlot',
  claire: 'kler',
  dave: 'deyv',
  george: 'corc',
  grace: 'greys',
  isabelle: 'izabel',
  jacques: 'jak',
  jake: 'ceyk',
  james: 'ceyms',
  jane: 'ceyn',
  joe: 'co',
  kate: 'keyt',
  luke: 'luk',
  michelle: 'mişel',
  mike: 'mayk',
  sarah: 'sara',
  steve: 'stiv',
  // Abbreviations that are read as words although their letters do not look it, or in English
  aids: 'eyds',
  api: 'api',
  covid: 'kovid',
  rtük: 'retük',
  vip: 'vip',
}

/** A word with letters that only Turkish has is a Turkish one: Dümaş is not Dumas. */
const turkishLetter = /[çğışöüÇĞŞÖÜ]/

export function knownReading(word: string): string | undefined {
  const key = turkishLetter.test(word) ? lowerTurkish(word) : fold(word)
  return Object.hasOwn(readings, key) ? readings[key] : undefined
}
