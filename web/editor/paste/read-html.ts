import type { Entry, Inline, TextEntry } from '../../../core/document/types.ts'
import { languageOf } from '../document/code-languages.ts'
import { newKey } from '../document/keys.ts'
import { find, hasClass, isTag, type HtmlNode, type Tag, textIn } from './html-tree.ts'
import { addText, joined, paragraphsIn } from './line.ts'
import { listsOf } from './lists.ts'
import { type Dress, dressOf, marksOf, undressed } from './marks-of.ts'
import { type PastedBlock, pictureBlock, type Origin } from './pictures.ts'
import { ownBlock } from './own-blocks.ts'
import { tablesOf } from './tables.ts'

/** The words of a page as blocks. Whatever else is in it stays outside. */
export function readHtml(root: Tag, origin: Origin): PastedBlock[] {
  const reading = new Reading(origin)
  reading.children(root, { dress: undressed, as: 'paragraph' })
  reading.endLine('paragraph')
  return reading.blocks
}

interface Context {
  dress: Dress
  /** What the running text around becomes. */
  as: TextEntry['type']
}

const containers = new Set(
  'p div section article main header footer nav aside address center form fieldset details summary dl dt dd figure figcaption hgroup body html search menu legend'.split(
    ' ',
  ),
)

class Reading {
  readonly blocks: PastedBlock[] = []
  #line: Inline[] = []
  readonly origin: Origin

  constructor(origin: Origin) {
    this.origin = origin
  }

  children(tag: Tag, context: Context): void {
    for (const child of tag.children) this.node(child, context)
  }

  node(node: HtmlNode, context: Context): void {
    if (!isTag(node)) this.#text(node, context)
    else if (!this.#block(node, context)) this.#inline(node, context)
  }

  /** What stands between own blocks is only how the system wraps what it carries. */
  #text(text: string, { dress }: Context): void {
    const { isOwn } = this.origin
    if (isOwn && this.#line.length === 0 && /^\s*\n\s*$/.test(text)) return
    addText(this.#line, text, marksOf(dress), isOwn)
  }

  endLine(as: TextEntry['type']): void {
    const lines = this.origin.isOwn
      ? [this.#line].filter((line) => line.length > 0)
      : paragraphsIn(this.#line)
    this.#line = []
    for (const content of lines) this.blocks.push({ type: as, data: { key: newKey(), content } })
  }

  #inline(tag: Tag, context: Context): void {
    const { attributes, name } = tag
    if (name === 'br') this.#line.push({ type: 'hardBreak', ...marksOf(context.dress) })
    else if (name === 'img') this.#picture(tag, '', context)
    else if (attributes['data-mention'] !== undefined && this.origin.isOwn)
      this.#line.push({ type: 'mention', attrs: { username: attributes['data-mention'] } })
    else if (name === 'input') this.#checkbox(tag, context)
    else this.children(tag, { ...context, dress: dressOf(tag, context.dress) })
  }

  #checkbox({ attributes }: Tag, { dress }: Context): void {
    if (attributes.type !== 'checkbox') return
    addText(this.#line, attributes.checked === undefined ? '☐ ' : '☑ ', marksOf(dress), false)
  }

  /** True when the tag was a block of its own and has been read. */
  #block(tag: Tag, context: Context): boolean {
    const own = this.origin.isOwn ? ownBlock(tag) : null
    if (own) return this.#push(context, own)
    switch (tag.name) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.#heading(tag, context)
      case 'blockquote':
        return this.#quote(tag, context, 'quote')
      case 'pre':
        return this.#push(context, codeOf(tag))
      case 'ul':
      case 'ol':
        return this.#push(context, ...listsOf(tag, this.#lines), ...this.#takePictures())
      case 'table':
        return this.#table(tag, context)
      case 'hr':
        return this.#push(context, { type: 'divider', data: { key: newKey() } })
      case 'iframe':
      case 'embed':
        return this.#frame(tag, context)
      case 'figure':
        if (this.#figure(tag, context)) return true
    }
    return containers.has(tag.name) && this.#container(tag, context)
  }

  #push(context: Context, ...blocks: PastedBlock[]): true {
    this.endLine(context.as)
    this.blocks.push(...blocks)
    return true
  }

  #container(tag: Tag, context: Context): true {
    if (tag.name === 'aside' && (hasClass(tag, 'callout') || tag.attributes.role === 'note'))
      return this.#quote(tag, context, 'callout')
    const dress = dressOf(tag, context.dress)
    const inner = tag.name === 'dt' ? dressOf({ ...tag, name: 'b' }, dress) : dress
    this.endLine(context.as)
    this.children(tag, { ...context, dress: inner })
    // An own paragraph may be empty on purpose.
    if (this.origin.isOwn && tag.name === 'p' && this.#line.length === 0)
      this.blocks.push({ type: context.as, data: { key: newKey(), content: [] } })
    this.endLine(context.as)
    return true
  }

  #heading(tag: Tag, context: Context): true {
    this.endLine(context.as)
    const content = joined(this.#lines(tag, context.dress))
    const pictures = this.#takePictures()
    if (content.length > 0) {
      const level = Number(tag.name.slice(1)) as 2 | 3 | 4
      this.blocks.push({ type: 'heading', data: { key: newKey(), level, content: plain(content) } })
    }
    this.blocks.push(...pictures)
    return true
  }

  /** Its paragraphs become one block, as long as nothing else stands between them. */
  #quote(tag: Tag, context: Context, as: 'quote' | 'callout'): true {
    this.endLine(context.as)
    const start = this.blocks.length
    this.children(tag, { ...context, as })
    this.endLine(as)
    const parts = this.blocks.splice(start)
    for (const part of parts) {
      const before = this.blocks.length > start ? this.blocks.at(-1) : undefined
      if (before?.type === as && part.type === as)
        before.data.content = joined([
          before.data.content,
          [{ type: 'hardBreak' }, ...part.data.content],
        ])
      else this.blocks.push(part)
    }
    return true
  }

  /** A table of one cell is a frame that somebody drew around a text. */
  #table(tag: Tag, context: Context): true {
    const tables = tablesOf(tag, this.#lines)
    if (tables === null) return this.#container({ ...tag, name: 'div' }, context)
    return this.#push(context, ...tables, ...this.#takePictures())
  }

  #figure(tag: Tag, context: Context): boolean {
    const image = find(tag, ({ name }) => name === 'img')
    const holdsMore = find(tag, ({ name }) =>
      ['table', 'pre', 'blockquote', 'iframe'].includes(name),
    )
    if (!image || holdsMore) return false
    const caption = find(tag, ({ name }) => name === 'figcaption')
    this.endLine(context.as)
    this.#picture(image, caption ? textIn(caption).replace(/\s+/g, ' ').trim() : '', context)
    this.endLine(context.as)
    return true
  }

  #picture(tag: Tag, caption: string, context: Context): void {
    const found = pictureBlock(tag, caption, this.origin)
    if (found === null) return
    if (typeof found === 'string') addText(this.#line, found, marksOf(context.dress), true)
    else if ('content' in found) this.#line.push(...found.content)
    else this.#push(context, found)
  }

  /** Other people's players are kept as the way to them. */
  #frame({ attributes }: Tag, context: Context): true {
    const dress = dressOf(
      { name: 'a', attributes: { href: attributes.src ?? '' }, children: [] },
      undressed,
    )
    this.endLine(context.as)
    if (dress.href !== null) addText(this.#line, dress.href, marksOf(dress), true)
    this.endLine(context.as)
    return true
  }

  /** The same reading for a place that takes lines only; pictures wait to be put below it. */
  readonly #lines = (tag: Tag, dress: Dress = undressed): Inline[][] => {
    const inner = new Reading(this.origin)
    inner.children(tag, { dress, as: 'paragraph' })
    inner.endLine('paragraph')
    this.#pictures.push(...inner.blocks.filter((block) => !isLine(block)))
    return inner.blocks.flatMap((block) => linesOf(block))
  }

  readonly #pictures: PastedBlock[] = []

  #takePictures(): PastedBlock[] {
    return this.#pictures.splice(0)
  }
}

const isLine = (block: PastedBlock): boolean => linesOf(block).length > 0

/** What of a block can stand in a list or a cell: its words. */
export function linesOf(block: PastedBlock): Inline[][] {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
    case 'callout':
    case 'heading':
      return [block.data.content]
    case 'code':
      return block.data.text.split('\n').map((text) => [{ type: 'text', text: text || ' ' }])
    case 'list':
      return itemLines(block.data.items)
    case 'table':
      return block.data.rows.flat().map((cell) => cell.content)
    default:
      return []
  }
}

const itemLines = (items: (Entry & { type: 'list' })['data']['items']): Inline[][] =>
  items.flatMap((item) => [item.content, ...itemLines(item.items)])

/** A heading is strong as it is. */
function plain(content: Inline[]): Inline[] {
  const isBold = (inline: Inline) => inline.marks?.some((mark) => mark.type === 'bold') ?? false
  if (!content.every((inline) => inline.type === 'hardBreak' || isBold(inline))) return content
  return content.map(({ marks = [], ...rest }) => {
    const others = marks.filter((mark) => mark.type !== 'bold')
    return others.length > 0 ? { ...rest, marks: others } : rest
  })
}

function codeOf(tag: Tag): Entry {
  const inner = find(tag, ({ name }) => name === 'code')
  const names = `${tag.attributes.class ?? ''} ${inner?.attributes.class ?? ''}`
  const named = tag.attributes['data-language'] ?? /\blang(?:uage)?-([\w+#.-]+)/.exec(names)?.[1]
  const language = languageOf(named)
  const text = textIn(tag)
    .replace(/\r\n?/g, '\n')
    .replace(/^\n|\n$/g, '')
  return { type: 'code', data: { key: newKey(), language, text } }
}
