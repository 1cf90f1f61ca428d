import { Parser } from 'htmlparser2'

/** HTML as nested parts, without anything that a browser would do with it. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: Node[]
}
export type Node = Element | string

export const isElement = (node: Node): node is Element => typeof node !== 'string'

/** Beyond these a text was made to hurt, or by a machine gone wild; no post could hold it anyway. */
const most = { depth: 200, nodes: 200_000 }

export class TooComplex extends Error {}

export function parseHtml(html: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open: Element[] = [root]
  let nodes = 0
  const add = (node: Node): void => {
    if (++nodes > most.nodes) throw new TooComplex()
    open.at(-1)!.children.push(node)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const isBox = name === 'input' && attributes['type'] === 'checkbox'
      // Lists of things to do have boxes to tick, which we write.
      if (isBox) add('checked' in attributes ? '☑ ' : '☐ ')
      const element: Element = { name: isBox ? 'span' : name, attributes, children: [] }
      add(element)
      open.push(element)
      // The parser looks through all that is open at each end, so what is open must stay little.
      if (open.length > most.depth) throw new TooComplex()
    },
    ontext: add,
    onclosetag: () => void open.pop(),
  })
  parser.write(html)
  parser.end()
  return root
}

/** All text within. */
export function textOf(node: Node): string {
  if (!isElement(node)) return node
  if (node.name === 'br') return '\n'
  return node.children.map(textOf).join('')
}

/** Every element within with one of these names, in order; what is found is not looked into. */
export function findAll(node: Node, names: readonly string[]): Element[] {
  if (!isElement(node)) return []
  if (names.includes(node.name)) return [node]
  return node.children.flatMap((child) => findAll(child, names))
}

export const hasClass = ({ attributes }: Element, name: string): boolean =>
  (attributes['class'] ?? '').split(/\s/).includes(name)

/** The first element within that has a class. */
export function findByClass(node: Node, name: string): Element | undefined {
  if (!isElement(node)) return undefined
  if (hasClass(node, name)) return node
  for (const child of node.children) {
    const found = findByClass(child, name)
    if (found !== undefined) return found
  }
  return undefined
}
