import { createHash } from 'node:crypto'
import { holdLimits } from '../../../core/contracts/holds.ts'
import { webAddress } from '../../../core/document/addresses.ts'
import type { HoldReason } from '../../../core/posts/wait-reasons.ts'
import { wordsOf } from '../../../core/search/words.ts'
import { site } from '../../../core/site.ts'
import { findListedWords, type WordList, wordListOf } from '../../../core/turkish/listed-words.ts'
import { Cache } from '../../cache/cache.ts'
import type { Invalidations } from '../../cache/invalidations.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { countAlike, isUntrustedNewcomer, selectWordList } from './holds.sql.ts'

export interface CheckedText {
  type: 'post' | 'comment'
  /** Null for what is not written yet. */
  targetId: number | null
  text: string
  /** Looked at for words alone: two texts are the same whatever stands beside them. */
  aside?: string
  links: readonly string[]
  /** What an editor or readers have seen of it already: nobody is asked about that again. */
  known: () => Promise<Pick<CheckedText, 'text' | 'aside' | 'links'> | null>
}

export interface Hold {
  reasons: HoldReason[]
  /** What the word list found, as it is written. */
  words: string[]
  /** To be kept with what was written, so that its repetitions are noticed. */
  print: Buffer | null
}

const nothingHeld: Hold = { reasons: [], words: [], print: null }

/** Says why a text is to be held for an editor, if it is. */
export type HoldCheck = (
  database: Database,
  author: Pick<Caller, 'id' | 'role'>,
  text: CheckedText,
) => Promise<Hold>

interface CheckParts {
  invalidations: Invalidations
}

const checks = new WeakMap<Invalidations, HoldCheck>()

/** One for the whole process, whichever features ask for it. */
export function holdCheck(parts: CheckParts): HoldCheck {
  const check = checks.get(parts.invalidations) ?? newHoldCheck(parts)
  checks.set(parts.invalidations, check)
  return check
}

/** The list is made ready once, and again when it changes. */
function newHoldCheck({ invalidations }: CheckParts): HoldCheck {
  const cache = new Cache<WordList>(invalidations, {
    maxBytes: 10_000_000,
    bytesOf: () => 1_000_000,
  })
  // Through the connection of whoever asks: one more for each of many writers could never be had.
  const wordList = (asking: Database) =>
    cache.get('words', async () => {
      const { words, exceptions } = await selectWordList(asking)
      return { value: wordListOf(words, exceptions), topics: [topics.wordList] }
    })
  return async (transaction, author, text) =>
    author.role === 'member'
      ? check(transaction, author.id, text, await wordList(transaction))
      : nothingHeld
}

const mostWordsNamed = 10

async function check(
  database: Database,
  userId: number,
  text: CheckedText,
  list: WordList,
): Promise<Hold> {
  const words = await newWords(text, list)
  const spam = await spamSigns(database, userId, text)
  return {
    reasons: [...spam.reasons, ...(words.length > 0 ? ['words' as const] : [])],
    words: words.slice(0, mostWordsNamed),
    print: spam.print,
  }
}

async function newWords(checked: CheckedText, list: WordList): Promise<string[]> {
  const found = listedWords(checked, list)
  if (found.length === 0) return []
  const known = await checked.known()
  const before = new Set(known && listedWords(known, list))
  return found.filter((word) => !before.has(word))
}

const listedWords = (
  { text, aside = '' }: Pick<CheckedText, 'text' | 'aside'>,
  list: WordList,
): string[] => findListedWords(`${text}\n${aside}`, list)

const mostLinks = { post: holdLimits.linksInPost, comment: holdLimits.linksInComment }

/** Only new members are looked at so closely; most texts give no reason to ask who is new. */
async function spamSigns(
  database: Database,
  userId: number,
  text: CheckedText,
): Promise<{ reasons: HoldReason[]; print: Buffer | null }> {
  const links = text.links.filter(isForeign)
  const hasMany = links.length > mostLinks[text.type]
  // Honest people say short things again.
  const isRepeatable = text.text.length >= holdLimits.shortestRepeated || links.length > 0
  if ((!hasMany && !isRepeatable) || !(await isUntrustedNewcomer(database, userId)))
    return { reasons: [], print: null }
  const print = isRepeatable ? printOf(text.text) : null
  const reasons: HoldReason[] = []
  if (hasMany && (await hasNew(links, text))) reasons.push('links')
  if (print !== null && (await countAlike(database, { ...text, print })) >= holdLimits.sameText)
    reasons.push('repetition')
  return { reasons, print }
}

async function hasNew(links: string[], { known }: CheckedText): Promise<boolean> {
  const before = new Set((await known())?.links)
  return links.some((link) => !before.has(link))
}

/** Links within the site sell nothing. */
function isForeign(link: string): boolean {
  const address = webAddress(link)
  return address !== null && new URL(address).host !== new URL(site.url).host
}

/** Enough to know a text again. */
const printedLength = 20_000

/** The same words give the same print, whatever stands between them. */
function printOf(text: string): Buffer {
  const words = wordsOf(text.slice(0, printedLength)).join(' ')
  return createHash('sha256').update(words).digest().subarray(0, 16)
}
