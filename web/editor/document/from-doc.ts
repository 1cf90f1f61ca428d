import type { Node as DocNode } from '@tiptap/pm/model'
import { webAddress } from '../../../core/document/addresses.ts'
import { documentLimits as limits } from '../../../core/document/limits.ts'
import type {
  EmbedInfo,
  Entry,
  HeadingLevel,
  ListItem,
  Picture,
  TableCell,
  UrlMeta,
} from '../../../core/document/types.ts'
import { soundText } from '../../../core/text/sound-text.ts'
import { isOpenLine } from './empty-line.ts'
import { inlineFromDoc } from './inline.ts'
import { styleOfList } from './list-blocks.ts'
import { type PictureAttributes, sizeOf } from './media-blocks.ts'
import { hasHead } from './table-blocks.ts'

/**
 * Blocks that did not change are the same objects in the next document, so what was read once
 * need not be read again.
 */
const remembered = new WeakMap<DocNode, Entry>()

/** The editor's document as a post's blocks. */
export function entriesOf(doc: DocNode): Entry[] {
  const entries: Entry[] = []
  doc.forEach((block) => {
    const entry = entryOf(block)
    if (entry !== null) entries.push(entry)
  })
  return entries
}

export function entryOf(block: DocNode): Entry | null {
  if (isOpenLine(block)) return null
  const known = remembered.get(block)
  if (known) return known
  const entry = read(block)
  if (entry !== null) remembered.set(block, entry)
  return entry
}

function read(block: DocNode): Entry | null {
  const key = block.attrs.key as string
  const style = styleOfList(block.type.name)
  if (style) return { type: 'list', data: { key, style, items: itemsOf(block) } }
  switch (block.type.name) {
    case 'paragraph':
    case 'quote':
    case 'callout':
      return { type: block.type.name, data: { key, content: inlineFromDoc(block) } }
    case 'heading': {
      const level = block.attrs.level as HeadingLevel
      return { type: 'heading', data: { key, level, content: inlineFromDoc(block) } }
    }
    case 'codeBlock': {
      const text = cut(block.textContent, limits.codeLength)
      return { type: 'code', data: { key, language: String(block.attrs.language), text } }
    }
    case 'image':
      return { type: 'image', data: { key, ...pictureOf(block), ...sizeOf(block) } }
    case 'gallery': {
      const images = block.children.map(pictureOf)
      return images.length > 0 ? { type: 'gallery', data: { key, images } } : null
    }
    case 'table':
      return tableOf(block, key)
    case 'divider':
      return { type: 'divider', data: { key } }
    default:
      return cardOf(block, key)
  }
}

function cardOf({ type, attrs }: DocNode, key: string): Entry | null {
  if (type.name === 'unknown') return attrs.entry as Entry
  const url = String(attrs.url)
  if (webAddress(url) === null) return null
  return type.name === 'embed'
    ? { type: 'embed', data: { key, url, embed: attrs.embed as EmbedInfo | null } }
    : { type: 'link', data: { key, url, meta: attrs.meta as UrlMeta | null } }
}

function itemsOf(list: DocNode): ListItem[] {
  return list.children.map((item) => {
    const [text, ...lists] = item.children
    return { content: inlineFromDoc(text!), items: lists.flatMap(itemsOf) }
  })
}

function pictureOf(node: DocNode): Picture {
  const { src, alt, ...rest } = node.attrs.picture as PictureAttributes
  return { src, alt, caption: cut(node.textContent, limits.captionLength), ...rest }
}

function tableOf(table: DocNode, key: string): Entry {
  const rows = table.children.map((row) =>
    row.children.map((cell): TableCell => ({ content: inlineFromDoc(cell.firstChild!) })),
  )
  return { type: 'table', data: { key, header: hasHead(table), rows } }
}

/** Never half of a pair. */
const cut = (text: string, max: number): string => soundText(soundText(text).slice(0, max))
