import { documentLimits } from '../../../../core/document/limits.ts'
import type { ListItem } from '../../../../core/document/types.ts'
import type { Converter } from './html.ts'
import { type Element, isElement, type Node } from './html-tree.ts'

const isList = ({ name }: Element): boolean => name === 'ul' || name === 'ol'

/** The items of a list; what is nested deeper than ours may be joins the deepest level. */
export function listItemsOf(
  list: Element,
  converter: Converter,
  others: Node[],
  depth = 1,
): ListItem[] {
  const items: ListItem[] = []
  for (const child of list.children) {
    if (isElement(child) && isList(child)) addNested(items, child)
    else if (isElement(child) && child.name === 'li') {
      const inner: Element[] = []
      const rest = withoutLists(child.children, inner)
      const content = converter.contentOf(rest, others)
      if (content.length > 0 || inner.length > 0) items.push({ content, items: [] })
      for (const nested of inner) addNested(items, nested)
    } else {
      const content = converter.contentOf([child], others)
      if (content.length > 0) items.push({ content, items: [] })
    }
  }
  return items

  function addNested(into: ListItem[], nested: Element): void {
    const last = into.at(-1)
    const isTooDeep = depth >= documentLimits.listDepth || last === undefined
    const found = listItemsOf(nested, converter, others, isTooDeep ? depth : depth + 1)
    const target = isTooDeep ? into : last.items
    const room = documentLimits.listItems - target.length
    if (isTooDeep && depth === 1) target.push(...found)
    else {
      target.push(...found.slice(0, room))
      if (found.length > room) converter.problems.add('Uzun bir liste kısaldı.', converter.here())
    }
  }
}

/** Lists within an item, however they are wrapped, apart from the rest of it. */
function withoutLists(nodes: readonly Node[], lists: Element[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node]
    if (isList(node)) {
      lists.push(node)
      return []
    }
    return [{ ...node, children: withoutLists(node.children, lists) }]
  })
}
