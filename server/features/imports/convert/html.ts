import { linkAddress } from '../../../../core/document/addresses.ts'
import { embedOf } from '../../../../core/document/embeds.ts'
import { documentLimits } from '../../../../core/document/limits.ts'
import { marksByTag } from '../../../../core/document/marks-by-tag.ts'
import type { HeadingLevel, Mark } from '../../../../core/document/types.ts'
import { soundText } from '../../../../core/text/sound-text.ts'
import { Blocks, type FoundBlock, type FoundPicture, type Problems } from './blocks.ts'
import {
  type Element,
  findAll,
  hasClass,
  isElement,
  type Node,
  parseHtml,
  textOf,
} from './html-tree.ts'
import { inPieces, InlineText, withMark } from './inline.ts'
import { listItemsOf } from './lists.ts'
import { tableRowsOf } from './tables.ts'

export interface HtmlOptions {
  /** The page it stood on, for addresses that are written from there. */
  base: string | null
  /** A line is a line and an empty one ends a paragraph, as WordPress once wrote. */
  lines?: boolean
}

/** What a piece of text is; `null` is the plain paragraph. */
type Kind = { type: 'quote' | 'callout' } | { type: 'heading'; level: HeadingLevel } | null

const headings = new Map<string, HeadingLevel>([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 4],
  ['h6', 4],
])

/** Elements that are ignored with what stands in them. */
const ignored = new Set(
  'script style noscript template head title link meta source wbr track param col colgroup'.split(
    ' ',
  ),
)

/** What our posts have nothing for. */
const unknown = new Map([
  ['form', 'Form alınamadı.'],
  ['input', 'Form alınamadı.'],
  ['button', 'Düğme alınamadı.'],
  ['select', 'Form alınamadı.'],
  ['textarea', 'Form alınamadı.'],
  ['svg', 'Metnin içine çizilmiş görsel alınamadı.'],
  ['canvas', 'Çizim alanı alınamadı.'],
  ['math', 'Formül alınamadı.'],
  ['object', 'Gömülü içerik alınamadı.'],
  ['applet', 'Gömülü içerik alınamadı.'],
])

const blockNames = new Set(
  'address article aside body center dd details div dl dt fieldset figcaption footer header html legend li main nav p section summary'.split(
    ' ',
  ),
)

/** As our own pages and Ghost's write it. */
const isCallout = (node: Element): boolean =>
  hasClass(node, 'callout') || hasClass(node, 'kg-callout-card')

/** HTML from anywhere as the blocks that our posts are made of; nothing is left out without a word. */
export function convertHtml(html: string, options: HtmlOptions, problems: Problems): FoundBlock[] {
  const converter = new Converter(options, problems)
  converter.walkAll(parseHtml(html).children, [], null)
  converter.flush(null)
  return converter.blocks.list
}

export class Converter {
  readonly blocks = new Blocks()
  readonly #text = new InlineText()
  readonly #options: HtmlOptions
  readonly problems: Problems

  constructor(options: HtmlOptions, problems: Problems) {
    this.#options = options
    this.problems = problems
  }

  walkAll(nodes: readonly Node[], marks: readonly Mark[], kind: Kind): void {
    for (const node of nodes) this.#walk(node, marks, kind)
  }

  #walk(node: Node, marks: readonly Mark[], kind: Kind): void {
    if (!isElement(node)) return this.#addText(node, marks, kind)
    const { name } = node
    const mark = marksByTag.get(name)
    const missing = unknown.get(name)
    const level = headings.get(name)
    if (mark !== undefined) this.walkAll(node.children, withMark(marks, { type: mark }), kind)
    else if (name === 'a') this.walkAll(node.children, this.#linked(node, marks), kind)
    else if (name === 'br') this.#text.addBreak(marks)
    else if (ignored.has(name)) return
    else if (missing !== undefined) this.problems.add(missing, this.here())
    else if (level !== undefined) this.#within(node, marks, { type: 'heading', level }, kind)
    else if (name === 'blockquote') this.#within(node, marks, { type: 'quote' }, kind)
    else if (isCallout(node)) this.#within(node, marks, { type: 'callout' }, kind)
    else if (blockNames.has(name)) this.#within(node, marks, kind, kind)
    else this.#special(node, marks, kind)
  }

  #within(node: Element, marks: readonly Mark[], kind: Kind, outer: Kind): void {
    this.flush(outer)
    const isTerm = node.name === 'dt' || node.name === 'summary'
    this.walkAll(node.children, isTerm ? withMark(marks, { type: 'bold' }) : marks, kind)
    this.flush(kind)
  }

  #special(node: Element, marks: readonly Mark[], kind: Kind): void {
    const { name } = node
    const blockOf: Record<string, () => void> = {
      hr: () => this.blocks.push({ type: 'divider', data: {} }),
      img: () => this.#addPictures([this.#pictureOf(node, '')]),
      figure: () => this.#addFigure(node, kind),
      pre: () => this.#addCode(node),
      ul: () => this.#addList(node),
      ol: () => this.#addList(node),
      table: () => this.#addTable(node),
      iframe: () => this.#addFrame(node.attributes['src']),
      embed: () => this.#addFrame(node.attributes['src']),
      video: () => this.#addSound(node),
      audio: () => this.#addSound(node),
    }
    const add = Object.hasOwn(blockOf, name) ? blockOf[name] : undefined
    // What we do not know is what stands in it.
    if (add === undefined) return this.walkAll(node.children, marks, kind)
    this.flush(kind)
    add()
  }

  /** Where we are, in words for the report. */
  here(): string {
    return `${this.blocks.list.length + 1}. blok`
  }

  #addText(text: string, marks: readonly Mark[], kind: Kind): void {
    if (!this.#options.lines) return this.#text.add(text, marks)
    for (const [index, paragraph] of text.split(/\r?\n[ \t]*\r?\n/).entries()) {
      if (index > 0) this.flush(kind)
      for (const [number, line] of paragraph.split(/\r?\n/).entries()) {
        if (number > 0 && !this.#text.isEmpty) this.#text.addBreak(marks)
        this.#text.add(line, marks)
      }
    }
  }

  /** Ends the block that is being read. */
  flush(kind: Kind): void {
    const content = this.#text.take()
    if (content.length === 0) return
    const [only] = content
    if (
      kind === null &&
      content.length === 1 &&
      only!.type === 'text' &&
      this.#addPlayer(only!.text)
    )
      return
    for (const piece of inPieces(content)) {
      if (kind === null) this.blocks.push({ type: 'paragraph', data: { content: piece } })
      else if (kind.type === 'heading')
        this.blocks.push({ type: 'heading', data: { level: kind.level, content: piece } })
      else this.blocks.push({ type: kind.type, data: { content: piece } })
    }
  }

  /** An address alone in its paragraph is shown as what it leads to, where we know how. */
  #addPlayer(text: string): boolean {
    if (!/^https?:\/\/\S{4,2000}$/.test(text)) return false
    const embed = embedOf(text)
    if (embed === null) return false
    this.blocks.push({ type: 'embed', data: { url: linkAddress(text)!, embed: null } })
    return true
  }

  /** The address as our posts may hold it, or null. */
  #address(written: string | undefined): string | null {
    const text = (written ?? '').trim()
    if (text === '' || text.length > 4 * documentLimits.addressLength) return null
    if (/^mailto:/i.test(text)) return linkAddress(text)
    const whole = text.startsWith('//') ? `https:${text}` : text
    const url = URL.parse(whole, this.#options.base ?? undefined)
    return url === null || !/^https?:$/.test(url.protocol) ? null : linkAddress(url.href)
  }

  #linked(node: Element, marks: readonly Mark[]): readonly Mark[] {
    const { href } = node.attributes
    // A place to jump to, not a way elsewhere.
    if (href === undefined) return marks
    const address = href.startsWith('#') ? null : this.#address(href)
    if (address !== null) return withMark(marks, { type: 'link', attrs: { href: address } })
    this.problems.add('Bağlantı alınamadı; yazısı kaldı.', href)
    return marks
  }

  #pictureOf({ attributes }: Element, caption: string): FoundPicture {
    // Pages that load pictures late keep the address elsewhere.
    const { src, 'data-src': late, alt = '' } = attributes
    const written = (src === undefined || src.startsWith('data:') ? late : src) ?? src ?? ''
    const isRelative = this.#options.base === null && !/^(?:https?:)?\/\//i.test(written)
    return {
      source:
        isRelative || written.startsWith('data:') ? written : (this.#address(written) ?? written),
      alt: soundText(alt).slice(0, documentLimits.altLength).toWellFormed(),
      caption: soundText(caption)
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, documentLimits.captionLength)
        .toWellFormed(),
    }
  }

  #addPictures(pictures: FoundPicture[]): void {
    const given = pictures.filter(({ source }) => source !== '')
    const { galleryImages } = documentLimits
    for (let at = 0; at < given.length; at += galleryImages)
      this.blocks.push({
        type: 'pictures',
        data: { pictures: given.slice(at, at + galleryImages) },
      })
  }

  /** A picture and its caption; whatever else stands in a figure is as it would be without it. */
  #addFigure(node: Element, kind: Kind): void {
    const images = findAll(node, ['img'])
    if (images.length === 0) return this.#within(node, [], kind, kind)
    const caption = captionOf(node)
    const isOne = images.length === 1
    this.#addPictures(images.map((image) => this.#pictureOf(image, isOne ? caption : '')))
    if (!isOne && caption !== '') {
      this.#text.add(caption, [])
      this.flush(null)
    }
  }

  #addCode(node: Element): void {
    const classes = [node, ...findAll(node, ['code'])].map(
      ({ attributes }) => attributes['class'] ?? '',
    )
    const named =
      node.attributes['data-code-block-lang'] ??
      /\b(?:language|lang|brush:)-?\s?([\w+#.-]{1,40})/.exec(classes.join(' '))?.[1]
    const language = /^[\w+#.-]{1,40}$/.test(named ?? '') ? named! : ''
    const text = soundText(textOf(node)).replace(/^\n/, '').trimEnd()
    const { codeLength } = documentLimits
    for (let at = 0; at < text.length; at += codeLength)
      this.blocks.push({
        type: 'code',
        data: { language, text: text.slice(at, at + codeLength).toWellFormed() },
      })
  }

  /** Inline text of a part, for cells and items; what is no text goes to `others`. */
  contentOf(nodes: readonly Node[], others: Node[]) {
    const inner = new Converter(this.#options, this.problems)
    inner.#walkInline(nodes, [], others)
    const [piece = [], ...rest] = inPieces(inner.#text.take())
    if (rest.length > 0) this.problems.add('Uzun bir metin parçası kısaldı.', this.here())
    return piece
  }

  #walkInline(nodes: readonly Node[], marks: readonly Mark[], others: Node[]): void {
    for (const node of nodes) {
      const mark = isElement(node) ? marksByTag.get(node.name) : undefined
      if (!isElement(node)) this.#text.add(node, marks)
      else if (mark !== undefined)
        this.#walkInline(node.children, withMark(marks, { type: mark }), others)
      else if (node.name === 'a') this.#walkInline(node.children, this.#linked(node, marks), others)
      else if (node.name === 'br') this.#text.addBreak(marks)
      else if (apart.has(node.name)) others.push(node)
      else if (!ignored.has(node.name)) {
        if (blockNames.has(node.name) && !this.#text.isEmpty) this.#text.addBreak(marks)
        this.#walkInline(node.children, marks, others)
      }
    }
  }

  #addList(node: Element): void {
    const others: Node[] = []
    const items = listItemsOf(node, this, others)
    const style = node.name === 'ol' ? 'ordered' : 'bullet'
    const { listItems } = documentLimits
    for (let at = 0; at < items.length; at += listItems)
      this.blocks.push({ type: 'list', data: { style, items: items.slice(at, at + listItems) } })
    // Pictures and the like cannot stand in a list of ours: they come after it.
    this.walkAll(others, [], null)
    this.flush(null)
  }

  #addTable(node: Element): void {
    const others: Node[] = []
    const { rows, header } = tableRowsOf(node, this, others)
    const { tableRows } = documentLimits
    for (let at = 0; at < rows.length; at += tableRows)
      this.blocks.push({
        type: 'table',
        data: { header: header && at === 0, rows: rows.slice(at, at + tableRows) },
      })
    this.walkAll(others, [], null)
    this.flush(null)
  }

  #addFrame(written: string | undefined): void {
    const address = this.#address(written)
    if (address === null)
      return this.problems.add('Gömülü içerik alınamadı.', written ?? this.here())
    if (embedOf(address) !== null)
      return this.blocks.push({ type: 'embed', data: { url: address, embed: null } })
    this.#addLinkInstead(address)
  }

  #addSound(node: Element): void {
    const [source] = findAll({ ...node, name: '' }, ['source'])
    const written = node.attributes['src'] ?? source?.attributes['src']
    const address = this.#address(written)
    if (address === null) this.problems.add('Ses ya da video alınamadı.', written ?? this.here())
    else this.#addLinkInstead(address)
  }

  #addLinkInstead(address: string): void {
    if (/^https?:/i.test(address))
      this.blocks.push({ type: 'link', data: { url: address, meta: null } })
    this.problems.add('Gömülü içerik yerine bağlantısı kondu.', address)
  }
}

/** What stands on its own lines, wherever it is found. */
const apart = new Set(
  ['img', 'figure', 'table', 'pre', 'iframe', 'embed', 'video', 'audio', 'hr', 'blockquote'].concat(
    Object.keys(unknown),
  ),
)

/** The caption that is marked as such, or else the words beside the picture. */
function captionOf(node: Element): string {
  const marked = findAll(node, ['figcaption'])
  return (marked.length > 0 ? marked : [node]).map(textOf).join(' ').replace(/\s+/g, ' ').trim()
}
