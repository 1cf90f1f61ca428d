import type { JSONContent } from '@tiptap/core'
import { entrySchema } from '../../../core/document/schema.ts'
import type {
  Entry,
  ImageEntry,
  ListItem,
  Picture,
  TableEntry,
} from '../../../core/document/types.ts'
import { inlineToDoc } from './inline.ts'
import { listNames, type ListStyle } from './list-blocks.ts'

/** A post's blocks as the editor's document. What it cannot read, it carries along unread. */
export function docOf(entries: readonly Entry[]): JSONContent {
  const blocks = entries.map(blockOf)
  // Without a key: it is a place to go on writing, and no block until somebody does.
  if (blocks.at(-1)?.type !== 'paragraph') blocks.push({ type: 'paragraph' })
  return { type: 'doc', content: blocks }
}

export function blockOf(entry: Entry): JSONContent {
  const { success, data } = entrySchema.safeParse(entry)
  return (success && known(data)) || unknown(entry)
}

const unknown = (entry: Entry): JSONContent => ({
  type: 'unknown',
  attrs: { key: entry?.data?.key ?? null, entry },
})

function known({ type, data }: Entry): JSONContent | null {
  const { key } = data
  switch (type) {
    case 'paragraph':
    case 'quote':
    case 'callout':
      return { type, attrs: { key }, content: inlineToDoc(data.content) }
    case 'heading':
      return { type, attrs: { key, level: data.level }, content: inlineToDoc(data.content) }
    case 'list':
      return data.items.length > 0 ? listOf(data.style, data.items, key) : null
    case 'code':
      return {
        type: 'codeBlock',
        attrs: { key, language: data.language },
        content: textOf(data.text),
      }
    case 'image':
      return imageOf(data)
    case 'gallery':
      return { type, attrs: { key }, content: data.images.map((image) => imageOf(image)) }
    case 'embed':
      return { type, attrs: { key, url: data.url, embed: data.embed } }
    case 'link':
      return { type: 'linkCard', attrs: { key, url: data.url, meta: data.meta } }
    case 'table':
      return tableOf(data)
    case 'divider':
      return { type, attrs: { key } }
    default:
      return null
  }
}

const textOf = (text: string): JSONContent[] => (text === '' ? [] : [{ type: 'text', text }])

function listOf(style: ListStyle, items: readonly ListItem[], key: string | null): JSONContent {
  const names = listNames[style]
  return {
    type: names.list,
    attrs: { key },
    content: items.map((item) => ({
      type: names.item,
      content: [
        { type: 'paragraph', content: inlineToDoc(item.content) },
        ...(item.items.length > 0 ? [listOf(style, item.items, null)] : []),
      ],
    })),
  }
}

/** Key and size belong to the block; in a gallery that is the gallery. */
function imageOf(image: Picture | ImageEntry['data']): JSONContent {
  const {
    key = null,
    size = null,
    caption,
    ...picture
  } = image as Partial<ImageEntry['data']> & Picture
  return { type: 'image', attrs: { key, size, picture }, content: textOf(caption) }
}

function tableOf({ key, rows, header }: TableEntry['data']): JSONContent {
  return {
    type: 'table',
    attrs: { key },
    content: rows.map((row, index) => ({
      type: 'tableRow',
      content: row.map((cell) => ({
        type: header && index === 0 ? 'tableHeader' : 'tableCell',
        content: [{ type: 'paragraph', content: inlineToDoc(cell.content) }],
      })),
    })),
  }
}
