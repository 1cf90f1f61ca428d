import { blocks } from './blocks.ts'
import type { Entry } from '../core/document/types.ts'
import { random } from './random.ts'
import type { CategorySlug, Stock } from './records.ts'
import { stocks } from './notes/index.ts'
import { issueTitle, variedTitle } from './titles.ts'

export interface Composition {
  title: string
  excerpt: string
  categories: CategorySlug[]
  tags: string[]
  entries: Entry[]
}

/** How the generated posts fall on the categories; the journal speaks rarely. */
const rhythm: readonly CategorySlug[] = [
  'kent',
  'edebiyat',
  'teknoloji',
  'gezi',
  'mutfak',
  'deneme',
  'bilim',
  'sinema',
  'tarih',
  'muzik',
  'psikoloji',
  'spor',
  'edebiyat',
  'kent',
  'deneme',
  'mutfak',
  'gunce',
  'teknoloji',
  'tarih',
  'gezi',
]

/** How many notes the posts of a category have, in turn: mostly short, now and then a long read. */
const lengths = [4, 3, 5, 9, 4, 3, 5, 4]
const cycle = lengths.reduce((sum, length) => sum + length, 0)

/** The category of a generated post and its number among the posts of that category. */
function categoryAndOrdinal(index: number): [category: CategorySlug, ordinal: number] {
  const slot = index % rhythm.length
  const category = rhythm[slot] as CategorySlug
  const before = rhythm.slice(0, slot).filter((other) => other === category).length
  const perCycle = rhythm.filter((other) => other === category).length
  return [category, Math.floor(index / rhythm.length) * perCycle + before]
}

/**
 * The notes of a category are dealt like cards: none comes again before all have been out, and
 * where a post's cards lie in the deck follows from its number alone.
 */
function deal(seed: string, { category, notes }: Stock, ordinal: number): Stock['notes'] {
  const turn = ordinal % lengths.length
  const before = lengths.slice(0, turn).reduce((sum, length) => sum + length, 0)
  const start = Math.floor(ordinal / lengths.length) * cycle + before
  const round = Math.floor(start / notes.length)
  const decks = [round, round + 1].flatMap((number) =>
    random(seed, 'deck', category, number).shuffle(notes),
  )
  const first = start - round * notes.length
  const hand = decks.slice(first, first + (lengths[turn] as number))
  // Across the seam of two decks the same card may come twice.
  return [...new Set(hand)]
}

/**
 * A post in the old newspaper form of short notes under one title, which is why notes of the same
 * category may stand in any company.
 */
export function compose(seed: string, index: number): Composition {
  const [category, ordinal] = categoryAndOrdinal(index)
  const stock = stocks[category]
  const chance = random(seed, 'compose', index)
  const [title, excerpt] = titleOf(seed, stock, ordinal)
  return {
    title,
    excerpt,
    categories: [category],
    tags: chance.shuffle(stock.tags).slice(0, chance.integer(1, 4)),
    entries: blocks(layout(deal(seed, stock, ordinal), chance.pick(['headings', 'dividers']))),
  }
}

function titleOf(seed: string, stock: Stock, ordinal: number): [title: string, excerpt: string] {
  const titles = random(seed, 'titles', stock.category).shuffle(stock.titles)
  const [title, excerpt] = titles[ordinal % titles.length] as [string, string]
  const round = Math.floor(ordinal / titles.length)
  const vary = stock.category === 'gunce' ? issueTitle : variedTitle
  return [vary(title, round), excerpt]
}

function layout(notes: Stock['notes'], style: 'headings' | 'dividers'): string {
  if (style === 'dividers') return notes.map(([, text]) => text.trim()).join('\n\n---\n\n')
  return notes.map(([heading, text]) => `## ${heading}\n\n${text.trim()}`).join('\n\n')
}
