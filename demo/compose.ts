import { blocks } from './blocks.ts'
import { random } from './random.ts'
import type { CategorySlug, Entry, Stock } from './records.ts'
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

/** Notes set aside for each post of a pass; a long read reaches beyond its own. */
const NOTES_PER_POST = 5

/** The category of a generated post and its number among the posts of that category. */
function place(index: number): [category: CategorySlug, ordinal: number] {
  const slot = index % rhythm.length
  const category = rhythm[slot] as CategorySlug
  const before = rhythm.slice(0, slot).filter((other) => other === category).length
  const perCycle = rhythm.filter((other) => other === category).length
  return [category, Math.floor(index / rhythm.length) * perCycle + before]
}

/**
 * A post in the old newspaper form of short notes under one title, which is why notes of the same
 * category may stand in any company. Each pass over the stock deals the notes out evenly.
 */
export function compose(seed: string, index: number): Composition {
  const [category, ordinal] = place(index)
  const stock = stocks[category]
  const chance = random(seed, 'compose', index)

  const perPass = Math.floor(stock.notes.length / NOTES_PER_POST)
  const pass = random(seed, 'notes', category, Math.floor(ordinal / perPass))
  const pile = pass.shuffle(stock.notes)
  const first = (ordinal % perPass) * NOTES_PER_POST
  const count = chance.chance(0.2) ? chance.integer(8, 12) : chance.integer(3, NOTES_PER_POST)
  const notes = [...pile.slice(first), ...pile.slice(0, first)].slice(0, count)

  const [title, excerpt] = titleOf(seed, stock, ordinal)
  return {
    title,
    excerpt,
    categories: [category],
    tags: chance.shuffle(stock.tags).slice(0, chance.integer(1, 4)),
    entries: blocks(layout(notes, chance.pick(['headings', 'dividers']))),
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
