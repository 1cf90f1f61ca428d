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
  whole.add(body, 'D', first.body)
  whole.add(excerpt, 'C', first.excerpt)
  for (const vector of [heading, whole]) {
    vector.add(title, 'A', first.title)
    vector.add(tags.join(' '), 'B', first.tags)
    vector.add(author, 'B', first.author)
  }
  return { heading: heading.text(), words: whole.text() }
}

class Vector {
  readonly #places = new Map<string, string[]>()

  add(text: string, weight: Weight, start: number): void {
    const mark = weight === 'D' ? '' : weight
    tokensOf(text).forEach((token, index) => {
      const word = wordOf(token)
      const place = start === first.body ? Math.min(start + index, lastPlace) : start + index
      if (word !== '') for (const key of keysOf(word)) this.#addPlace(key, `${place}${mark}`)
    })
  }

  #addPlace(key: string, place: string): void {
    const places = this.#places.get(key)
    if (places === undefined) this.#places.set(key, [place])
    else if (places.length < placesKept || !/^\d+$/.test(place)) places.push(place)
  }

  text(): string {
    return Array.from(this.#places, ([key, places]) => `'${key}':${places.join(',')}`).join(' ')
  }
}
