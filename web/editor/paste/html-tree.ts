/** HTML as plain data: read by the browser's parser here, by another one in tests. */
export interface Tag {
  name: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
}
export type HtmlNode = Tag | string

/** What holds no words for readers, or words that were never meant to be read. */
const ignored: ReadonlySet<string> = new Set(
  'script style template noscript head title meta link base select option textarea svg canvas object applet audio video source track map area dialog xml'.split(
    ' ',
  ),
)

/** Deeper than any text a person wrote; below it, nothing is looked at but words. */
const deepest = 200

/** Reads pasted HTML without running or loading anything in it. */
export function treeOf(html: string): Tag {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html')
  return tagOf(body, 0)
}

/**
 * Nothing would run anyway; but the browser complains about every handler that it must not run,
 * and the console is for what is wrong with this page.
 */
const withoutHandlers = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])on(?=[a-z]+\s*=)/gi, '$1x-'))

function tagOf(element: Element, depth: number): Tag {
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes) attributes[name] = value
  const children: HtmlNode[] = []
  if (depth >= deepest) children.push(element.textContent)
  else for (const child of element.childNodes) children.push(...nodeOf(child, depth))
  return { name: element.localName, attributes, children }
}

function nodeOf(node: ChildNode, depth: number): HtmlNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
  if (node.nodeType !== Node.ELEMENT_NODE) return []
  const element = node as Element
  return isIgnored(element.localName) ? [] : [tagOf(element, depth + 1)]
}

export const isIgnored = (name: string): boolean => ignored.has(name)

export const isTag = (node: HtmlNode): node is Tag => typeof node !== 'string'

export function textIn(node: HtmlNode): string {
  if (!isTag(node)) return node
  return node.name === 'br' ? '\n' : node.children.map(textIn).join('')
}

/** The first tag that fits, the outer before the inner. */
export function find(node: HtmlNode, fits: (tag: Tag) => boolean): Tag | undefined {
  if (!isTag(node)) return undefined
  if (fits(node)) return node
  for (const child of node.children) {
    const found = find(child, fits)
    if (found) return found
  }
  return undefined
}

export const hasClass = (tag: Tag, name: string): boolean =>
  (tag.attributes.class ?? '').split(/\s+/).includes(name)

/** The declarations of a style attribute, names and values as they are written. */
export function styleOf(tag: Tag): Record<string, string> {
  const style: Record<string, string> = {}
  for (const declaration of (tag.attributes.style ?? '').split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0) style[declaration.slice(0, colon).trim()] = declaration.slice(colon + 1).trim()
  }
  return style
}
