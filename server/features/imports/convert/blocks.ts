import type { Entry } from '../../../../core/document/types.ts'
import { soundText } from '../../../../core/text/sound-text.ts'

/** A picture before it has been brought over: where it stands there. */
export interface FoundPicture {
  source: string
  alt: string
  caption: string
}

/** Blocks of a post as they were found; pictures are still elsewhere. */
export type FoundBlock =
  | Exclude<Entry, { type: 'image' | 'gallery' }>
  | { type: 'pictures'; data: { key: string; pictures: FoundPicture[] } }

/** What could not be kept, and where it stood. */
export interface Problem {
  what: string
  where: string
}

/** So many problems of one post are listed; the rest is counted. */
const mostProblems = 30

export class Problems {
  readonly #list: Problem[] = []
  #more = 0

  add(what: string, where = ''): void {
    const isKnown = this.#list.some((each) => each.what === what && each.where === where)
    if (isKnown) return
    if (this.#list.length < mostProblems) this.#list.push({ what, where: shortened(where) })
    else this.#more++
  }

  all(): Problem[] {
    if (this.#more === 0) return this.#list
    return [...this.#list, { what: `Bunlar gibi ${this.#more} sorun daha var.`, where: '' }]
  }
}

const shortened = (text: string): string => {
  const line = soundText(text.slice(0, 1000)).replace(/\s+/g, ' ').trim()
  return line.length > 200 ? `${line.slice(0, 200).toWellFormed()}…` : line
}

type WithoutKey<Block> = Block extends { type: infer Type; data: infer Data }
  ? { type: Type; data: Omit<Data, 'key'> }
  : never
export type NewBlock = WithoutKey<FoundBlock>

/** Gathers blocks and gives each its key. */
export class Blocks {
  readonly list: FoundBlock[] = []

  push(block: NewBlock): void {
    const key = `b${this.list.length + 1}`
    this.list.push({ type: block.type, data: { key, ...block.data } } as FoundBlock)
  }
}
