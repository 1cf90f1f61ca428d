import type { TextPart } from '../contracts/search.ts'
import { type Token, tokensOf } from './words.ts'

/** Letters that are shown around what was found. */
const shownLetters = 240
const before = 60

/** A text in pieces, those at these positions marked; positions count its words from 1. */
export function marked(text: string, positions: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  let position = 0
  for (const token of tokensOf(text)) {
    position++
    if (!positions.has(position)) continue
    if (token.at > end) parts.push({ text: text.slice(end, token.at), isMatch: false })
    parts.push({ text: token.text, isMatch: true })
    end = token.at + token.text.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** The piece of a text where most of what was asked for stands together, cut between words. */
export function excerptAround(text: string, positions: readonly number[]): TextPart[] {
  // No further than the last of them: a post may be as long as a book, and a page shows a dozen.
  const tokens = firstTokens(text, Math.max(0, ...positions))
  const found = positions.flatMap((position) => tokens[position - 1] ?? [])
  if (found.length === 0) return []
  const starts = found.map(({ at }) => at)
  const within = (at: number): number =>
    starts.filter((start) => start >= at && start < at + shownLetters - before).length
  const best = starts.reduce((one, other) => (within(other) > within(one) ? other : one))
  const from = wordBorder(text, Math.max(0, best - before))
  const to = wordBorder(text, Math.min(text.length, from + shownLetters))
  const first = tokens.findIndex(({ at }) => at >= from)
  const shown = new Set(positions.map((position) => position - first))
  const parts = marked(text.slice(from, to).replace(/\s/g, ' '), shown)
  return [...dots(from > 0, '… '), ...parts, ...dots(to < text.length, ' …')]
}

function firstTokens(text: string, most: number): Token[] {
  const tokens: Token[] = []
  if (most === 0) return tokens
  for (const token of tokensOf(text)) if (tokens.push(token) === most) break
  return tokens
}

const dots = (isCut: boolean, text: string): TextPart[] => (isCut ? [{ text, isMatch: false }] : [])

/** The next position at or after this one where a word begins. */
function wordBorder(text: string, at: number): number {
  if (at === 0 || at >= text.length) return at
  const space = text.slice(at, at + 40).search(/\s/)
  return space === -1 ? at : at + space + 1
}
