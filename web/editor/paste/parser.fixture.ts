import { parseDocument } from 'htmlparser2'
import { type HtmlNode, isIgnored, type Tag } from './html-tree.ts'

const isText = (type: string): boolean => type === 'text'

type Parsed = ReturnType<typeof parseDocument>['children'][number]

/** The tree of a page without a browser. */
export function parsedTree(html: string): Tag {
  const { children } = parseDocument(html, { decodeEntities: true })
  return { name: 'body', attributes: {}, children: children.flatMap(nodeOf) }
}

function nodeOf(node: Parsed): HtmlNode[] {
  if (!('attribs' in node))
    return 'data' in node && !('name' in node) && isText(node.type) ? [node.data] : []
  if (isIgnored(node.name)) return []
  return [{ name: node.name, attributes: node.attribs, children: node.children.flatMap(nodeOf) }]
}
