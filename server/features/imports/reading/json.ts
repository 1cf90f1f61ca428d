import { refusals } from '../../../messages.ts'
import { Refused } from './refused.ts'
import { type Bytes, textIn } from './text.ts'

export interface JsonElement {
  /** The name of the list it stands in. */
  list: string
  /** Null when it is too long. */
  value: Record<string, unknown> | null
}

/** In characters. */
const longestElement = 6_000_000
const deepest = 60

/**
 * The objects in the lists of a JSON file that have one of these names, one at a time: `db[0].data.posts` of Ghost. The
 * rest is passed over without being kept.
 */
export async function* jsonElements(
  bytes: Bytes,
  lists: readonly string[],
): AsyncGenerator<JsonElement> {
  const scanner = new Scanner(lists)
  for await (const text of textIn(bytes)) yield* scanner.read(text)
  scanner.end()
}

interface Level {
  isList: boolean
  /** The name under which it stands in what is around it. */
  name: string
}

class Scanner {
  readonly #lists: readonly string[]
  readonly #levels: Level[] = []
  #isInText = false
  #isEscaped = false
  /** The last text, which may be the name of what follows. */
  #text = ''
  #name = ''
  /** An element of one of the lists, from its first brace on. */
  #element: string[] | null = null
  #elementDepth = 0
  #length = 0

  constructor(lists: readonly string[]) {
    this.#lists = lists
  }

  *read(chunk: string): Generator<JsonElement> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      if (this.#isInText) {
        at = this.#skipText(chunk, at)
        continue
      }
      const sign = chunk[at]!
      if (sign === '"') this.#begin()
      else if (sign === ':') this.#name = this.#text
      else if (sign === ',') this.#name = ''
      else if (sign === '{' || sign === '[') {
        if (this.#startsElement(sign)) from = at
        this.#open(sign === '[')
      } else if (sign === '}' || sign === ']') {
        const element = this.#closes(chunk, from, at)
        this.#levels.pop()
        if (element !== undefined) yield element
      }
    }
    if (this.#element !== null) this.#keep(chunk.slice(from))
  }

  end(): void {
    if (this.#levels.length > 0 || this.#isInText) throw new Refused(refusals.import.broken)
  }

  #begin(): void {
    this.#isInText = true
    this.#text = ''
  }

  /** To the end of a text, or of the piece; names are short, so only their beginning is kept. */
  #skipText(chunk: string, at: number): number {
    for (; at < chunk.length; at++) {
      const sign = chunk[at]
      if (this.#isEscaped) this.#isEscaped = false
      else if (sign === '\\') this.#isEscaped = true
      else if (sign === '"') {
        this.#isInText = false
        return at
      }
      if (this.#text.length < 100 && this.#element === null) this.#text += sign
    }
    return at
  }

  #startsElement(sign: string): boolean {
    const around = this.#levels.at(-1)
    if (this.#element !== null || sign !== '{' || !around?.isList) return false
    if (!this.#lists.includes(around.name)) return false
    this.#element = []
    this.#elementDepth = this.#levels.length
    this.#length = 0
    return true
  }

  #open(isList: boolean): void {
    this.#levels.push({ isList, name: this.#name })
    this.#name = ''
    if (this.#levels.length > deepest) throw new Refused(refusals.import.broken)
  }

  #closes(chunk: string, from: number, at: number): JsonElement | undefined {
    if (this.#element === null || this.#levels.length !== this.#elementDepth + 1) return undefined
    this.#keep(chunk.slice(from, at + 1))
    const text = this.#length > longestElement ? null : this.#element.join('')
    this.#element = null
    return { list: this.#levels.at(-2)!.name, value: text === null ? null : parsed(text) }
  }

  #keep(text: string): void {
    this.#length += text.length
    if (this.#length <= longestElement) this.#element!.push(text)
    else this.#element!.length = 0
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new Refused(refusals.import.broken)
  }
}
