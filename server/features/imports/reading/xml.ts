import { Parser } from 'htmlparser2'
import { attribute, escapeHtml } from '../../../../core/document/escape.ts'
import { refusals } from '../../../messages.ts'
import { Refused } from './refused.ts'
import { type Bytes, textIn } from './text.ts'

/** One field of an item; those that stand within another carry its name: `wp:postmeta/wp:meta_key`. */
export interface XmlField {
  name: string
  attributes: Record<string, string>
  text: string
}

export interface XmlItem {
  fields: XmlField[]
  /** Some of it was too long to be kept. */
  isCut: boolean
}

/** A file as its items, and what stands around them. */
export type XmlPart = { item: XmlItem } | { head: XmlField }

/** Of the comments under a post, of which there may be more than of the post, nothing is kept. */
const isLeftOut = (name: string): boolean => name.startsWith('wp:comment/')

/** In characters: a single tag or section, and the text of one item. */
const most = { piece: 8_000_000, item: 6_000_000, fields: 5000, depth: 100 }

/** Written there without a parser that knows of definitions: entities of one's own are just words. */
export async function* xmlParts(
  bytes: Bytes,
  itemNames: readonly string[],
  label?: string,
): AsyncGenerator<XmlPart> {
  const found: XmlPart[] = []
  const reader = new XmlReader(itemNames, (part) => found.push(part))
  for await (const text of textIn(bytes, label)) {
    reader.write(text)
    yield* found.splice(0)
  }
  reader.end()
  yield* found
}

class XmlReader {
  readonly #itemNames: readonly string[]
  readonly #onPart: (part: XmlPart) => void
  readonly #parser: Parser
  #path: string[] = []
  #item: XmlItem | null = null
  /** Where the item's own element stands in the path. */
  #itemDepth = 0
  #fields: XmlField[] = []
  #letters = 0
  #written = 0

  constructor(itemNames: readonly string[], onPart: (part: XmlPart) => void) {
    this.#itemNames = itemNames
    this.#onPart = onPart
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes),
        onclosetag: (name) => this.#close(name),
        ontext: (text) => this.#addText(this.#isMarkup() ? escapeHtml(text) : text),
        onprocessinginstruction: (name, data) => checkDeclaration(name, data),
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  write(text: string): void {
    this.#written += text.length
    this.#parser.write(text)
    // What is not ended is held by the parser, however long it becomes.
    if (this.#written - this.#parser.endIndex > most.piece)
      throw new Refused(refusals.import.longPiece)
  }

  end(): void {
    // The parser would close what was cut off as if it had been whole.
    if (this.#path.length > 0) throw new Refused(refusals.import.broken)
    this.#parser.end()
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#path.push(name)
    if (this.#path.length > most.depth) throw new Refused(refusals.import.broken)
    const last = this.#fields.at(-1)
    if (this.#item === null && this.#itemNames.includes(name)) {
      this.#item = { fields: [], isCut: false }
      this.#itemDepth = this.#path.length
      this.#letters = 0
      this.#fields = []
    } else if (this.#isMarkup()) this.#addText(asMarkup(name, attributes))
    else {
      const within = last === undefined || this.#item === null ? '' : `${last.name}/`
      this.#fields.push({ name: within + name, attributes, text: '' })
    }
  }

  #close(name: string): void {
    const depth = this.#path.length
    this.#path.pop()
    if (this.#item !== null && depth === this.#itemDepth) {
      this.#onPart({ item: this.#item })
      this.#item = null
      this.#fields = []
      return
    }
    const last = this.#fields.at(-1)
    if (last === undefined) return
    if (this.#isMarkup() && this.#fields.length < depth - this.#base())
      return this.#addText(`</${name}>`)
    this.#fields.pop()
    if (this.#item === null) this.#onPart({ head: last })
    else if (isLeftOut(last.name)) return
    else if (this.#item.fields.length < most.fields) this.#item.fields.push(last)
    else this.#item.isCut = true
  }

  #isMarkup(): boolean {
    return this.#fields.at(-1)?.attributes['type'] === 'xhtml'
  }

  #base(): number {
    return this.#item === null ? 0 : this.#itemDepth
  }

  #addText(text: string): void {
    const field = this.#fields.at(-1)
    if (field === undefined || isLeftOut(field.name)) return
    this.#letters += text.length
    const room = this.#item === null ? 10_000 - field.text.length : most.item - this.#letters
    if (room >= 0) field.text += text
    else if (this.#item !== null) this.#item.isCut = true
  }
}

/** Only what may define something; the first line of every file is a harmless one. */
function checkDeclaration(name: string, data: string): void {
  if (
    /^!(?:entity|element|attlist|notation)/i.test(name) ||
    (/^!doctype/i.test(name) && data.includes('['))
  )
    throw new Refused(refusals.import.declarations)
}

function asMarkup(name: string, attributes: Record<string, string>): string {
  const given = Object.entries(attributes).map(([key, value]) => attribute(key, value))
  return `<${name}${given.join('')}>`
}

export const fieldOf = ({ fields }: XmlItem, name: string): string =>
  fields.find((field) => field.name === name)?.text.trim() ?? ''

export const fieldsOf = ({ fields }: XmlItem, name: string): XmlField[] =>
  fields.filter((field) => field.name === name)
