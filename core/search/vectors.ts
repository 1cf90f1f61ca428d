import { keysOf, tokensOf, wordOf } from './words.ts'

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

/** Of the body: the places behind them are for the rest. PostgreSQL counts to 16383. */
const lastPlace = 15_000
/** Where a word stands the first few times is enough to show it and to weigh it. */
const placesKept = 24
/**
 * Of words and places, as PostgreSQL keeps them; it takes a megabyte. Enough for the different words of a book, and
 * little enough that nobody waits while they are made.
 */
const mostBytes = 250_000

/** Where each part of a text begins among the places of its words. */
const first = {
  body: 1,
  excerpt: lastPlace + 100,
  title: lastPlace + 500,
  tags: lastPlace + 800,
  author: lastPlace + 900,
} as const

/** The places of a vector as the words of each part that is shown, counted from 1. */
export function textPlaces(
  places: readonly number[],
): Record<'body' | 'excerpt' | 'title', number[]> {
  const between = (start: number, end: number): number[] =>
    places.filter((place) => place >= start && place < end).map((place) => place - start + 1)
  return {
    body: between(first.body, lastPlace),
    excerpt: between(first.excerpt, first.title),
    title: between(first.title, first.tags),
  }
}

export function vectorsOf({ title, tags, author, excerpt, body }: SearchedText): Vectors {
  const heading = new Vector()
  const whole = new Vector()
  for (const vector of [heading, whole]) {
    vector.add(title, 'A', first.title)
    vector.add(tags.join(' '), 'B', first.tags)
    vector.add(author, 'B', first.author)
  }
  whole.add(excerpt, 'C', first.excerpt)
  whole.add(body, 'D', first.body)
  return { heading: heading.text(), words: whole.text() }
}

class Vector {
  readonly #places = new Map<string, string[]>()
  /** Making the key of a word's forms takes longer than all the rest. */
  readonly #keys = new Map<string, string[]>()
  #bytes = 0

  add(text: string, weight: Weight, start: number): void {
    const mark = weight === 'D' ? '' : weight
    for (const [index, token] of tokensOf(text).entries()) {
      if (this.#bytes > mostBytes) return
      const word = wordOf(token)
      const place = start === first.body ? Math.min(start + index, lastPlace) : start + index
      if (word !== '') for (const key of this.#keysOf(word)) this.#addPlace(key, `${place}${mark}`)
    }
  }

  #keysOf(word: string): string[] {
    const keys = this.#keys.get(word) ?? keysOf(word)
    this.#keys.set(word, keys)
    return keys
  }

  #addPlace(key: string, place: string): void {
    const places = this.#places.get(key)
    if (places === undefined) this.#places.set(key, [place])
    else if (places.length < placesKept) places.push(place)
    else return
    this.#bytes += bytesOfPlace + (places === undefined ? bytesOfWord + byteLength(key) : 0)
  }

  text(): string {
    return Array.from(this.#places, ([key, places]) => `'${key}':${places.join(',')}`).join(' ')
  }
}

/** As PostgreSQL keeps them, beside the letters of the word. */
const bytesOfPlace = 2
const bytesOfWord = 4

/** Letters beyond ASCII take up to three. */
const byteLength = (key: string): number => (/^[\x20-\x7e]*$/.test(key) ? 1 : 3) * key.length
