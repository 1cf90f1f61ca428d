import { keysOf, type Token, tokensOf, wordOf } from './words.ts'

/** A text that can be found. */
export interface SearchedText {
  title: string
  tags: readonly string[]
  author: string
  excerpt: string
  body: string
}

/** Both as PostgreSQL writes a tsvector. */
export interface Vectors {
  heading: string
  words: string
}

/** How much a word counts where it stands; PostgreSQL knows these four. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** Of the body: the positions behind them are for the rest. PostgreSQL counts to 16383. */
const lastPosition = 15_000
/** Enough to show a word and to weigh it, and for most phrases, which are found where their words' places are kept. */
const positionsKept = 64
/**
 * Of words and positions, as PostgreSQL keeps them; it takes a megabyte. Enough for the different words of a book.
 */
const mostBytes = 250_000

/** Where each part of a text begins among the positions of its words. */
const first = {
  body: 1,
  excerpt: lastPosition + 100,
  title: lastPosition + 500,
  tags: lastPosition + 800,
  author: lastPosition + 900,
} as const

/** The positions of a vector as the words of each part that is shown, counted from 1. */
export function textPositions(
  positions: readonly number[],
): Record<'body' | 'excerpt' | 'title', number[]> {
  const between = (start: number, end: number): number[] =>
    positions
      .filter((position) => position >= start && position < end)
      .map((position) => position - start + 1)
  return {
    body: between(first.body, lastPosition),
    excerpt: between(first.excerpt, first.title),
    title: between(first.title, first.tags),
  }
}

/** A long text takes as long as hundreds of others, so it pauses again and again. */
export async function vectorsOf(
  { title, tags, author, excerpt, body }: SearchedText,
  pause: () => Promise<unknown>,
): Promise<Vectors> {
  const heading = new Vector(pause)
  const whole = new Vector(pause)
  for (const vector of [heading, whole]) {
    await vector.add(title, 'A', first.title)
    await vector.add(tags.join(' '), 'B', first.tags)
    await vector.add(author, 'B', first.author)
  }
  await whole.add(excerpt, 'C', first.excerpt)
  await whole.add(body, 'D', first.body)
  return { heading: heading.text(), words: whole.text() }
}

/** Words that are read without a pause: some milliseconds. */
const wordsAtOnce = 1000

class Vector {
  readonly #positions = new Map<string, string[]>()
  /** Of each form that stands in the text: making them takes longer than all the rest. */
  readonly #keys = new Map<string, string[]>()
  readonly #pause: () => Promise<unknown>
  #bytes = 0

  constructor(pause: () => Promise<unknown>) {
    this.#pause = pause
  }

  async add(text: string, weight: Weight, start: number): Promise<void> {
    const mark = weight === 'D' ? '' : weight
    let next = start
    for (const token of tokensOf(text)) {
      if (this.#bytes > mostBytes) return
      const position = start === first.body ? Math.min(next, lastPosition) : next
      for (const key of this.#keysOf(token)) this.#addPosition(key, position, mark)
      next++
      if ((next - start) % wordsAtOnce === 0) await this.#pause()
    }
  }

  #keysOf(token: Token): string[] {
    const known = this.#keys.get(token.text)
    if (known !== undefined) return known
    const word = wordOf(token)
    const keys = word === '' ? [] : keysOf(word)
    this.#keys.set(token.text, keys)
    return keys
  }

  #addPosition(key: string, position: number, mark: string): void {
    const positions = this.#positions.get(key)
    if (positions === undefined) this.#positions.set(key, [`${position}${mark}`])
    else if (positions.length < positionsKept) positions.push(`${position}${mark}`)
    else return
    this.#bytes += bytesOfPosition + (positions === undefined ? bytesOfWord + byteLength(key) : 0)
  }

  text(): string {
    return Array.from(
      this.#positions,
      ([key, positions]) => `'${key}':${positions.join(',')}`,
    ).join(' ')
  }
}

/** As PostgreSQL keeps them, beside the letters of the word. */
const bytesOfPosition = 2
const bytesOfWord = 4

/** Letters beyond ASCII take up to three. */
const byteLength = (key: string): number => (/^[\x20-\x7e]*$/.test(key) ? 1 : 3) * key.length
