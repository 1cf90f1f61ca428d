import { documentLimits } from '../../../core/document/limits.ts'
import type { Inline, ListEntry, ListItem } from '../../../core/document/types.ts'
import { newKey } from '../document/keys.ts'
import { isTag, type Tag } from './html-tree.ts'
import { joined } from './line.ts'

type ReadLines = (tag: Tag) => Inline[][]

const isList = (node: Tag | string): node is Tag =>
  isTag(node) && (node.name === 'ul' || node.name === 'ol')

/** A list with all that is below it; one that is longer than allowed goes on in the next. */
export function listsOf(tag: Tag, read: ReadLines): ListEntry[] {
  const style = tag.name === 'ol' ? 'ordered' : 'bullet'
  const items = itemsOf(tag, read, 1)
  const lists: ListEntry[] = []
  for (let start = 0; start < items.length; start += documentLimits.listItems) {
    const part = items.slice(start, start + documentLimits.listItems)
    lists.push({ type: 'list', data: { key: newKey(), style, items: part } })
  }
  return lists
}

function itemsOf(list: Tag, read: ReadLines, depth: number): ListItem[] {
  const items: ListItem[] = []
  for (const child of list.children) {
    if (!isTag(child)) continue
    // Some programs put the deeper list beside the item that it belongs to.
    if (isList(child)) addBelow(items, itemsOf(child, read, depth + 1), depth)
    else items.push(...itemOf(child, read, depth))
  }
  return items
}

function itemOf(tag: Tag, read: ReadLines, depth: number): ListItem[] {
  const { words, lists } = parted(tag)
  const content = joined(read(words))
  const below = lists.flatMap((list) => itemsOf(list, read, depth + 1))
  if (content.length === 0 && below.length === 0) return []
  const items: ListItem[] = [{ content, items: [] }]
  addBelow(items, below, depth)
  return items
}

/** Below the last item, or beside it where nothing may go deeper or wider. */
function addBelow(items: ListItem[], below: ListItem[], depth: number): void {
  const last = items.at(-1)
  const hasRoom =
    last !== undefined &&
    depth < documentLimits.listDepth &&
    last.items.length + below.length <= documentLimits.listItems
  if (hasRoom) last.items.push(...below)
  else
    items.push(...below.flatMap((item) => (depth < documentLimits.listDepth ? item : flat(item))))
}

const flat = (item: ListItem): ListItem[] => [
  { content: item.content, items: [] },
  ...item.items.flatMap(flat),
]

/** The words of an item and the lists in it, wherever they stand. */
function parted(tag: Tag): { words: Tag; lists: Tag[] } {
  const lists: Tag[] = []
  const strip = (node: Tag): Tag => ({
    ...node,
    children: node.children.flatMap((child) => {
      if (isList(child)) {
        lists.push(child)
        return []
      }
      return isTag(child) && child.name !== 'table' ? strip(child) : child
    }),
  })
  return { words: strip({ ...tag, name: 'div' }), lists }
}
