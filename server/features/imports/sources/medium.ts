import { attribute, escapeHtml } from '../../../../core/document/escape.ts'
import {
  findAll,
  findByClass,
  isElement,
  parseHtml,
  textOf,
  TooComplex,
  type Element,
  type Node,
} from '../convert/html-tree.ts'
import type { FoundPost } from '../convert/post.ts'
import { wholeText } from '../reading/text.ts'
import type { Zip } from '../reading/zip.ts'
import { dateIn, longestText, type Source, unreadable } from './source.ts'

const isPost = (name: string): boolean => /(?:^|\/)posts\/[^/]+\.html$/i.test(name)

export const mediumPosts = (zip: Zip): string[] => zip.names.filter(isPost)

/** Medium gives each post as a page marked up with microformats: `p-name`, `e-content`. */
export function medium(zip: Zip): Source {
  const names = mediumPosts(zip)
  let done = 0
  return {
    name: 'medium',
    progress: () => done / Math.max(1, names.length),
    async *posts() {
      for (const name of names) {
        const html = await wholeText(await zip.read(name), longestText)
        done++
        yield html === null ? unreadable(name, nameOf(name)) : postOf(name, html)
      }
    },
  }
}

const nameOf = (path: string): string =>
  path
    .split('/')
    .at(-1)!
    .replace(/\.html$/i, '')

function postOf(path: string, html: string): FoundPost {
  const name = nameOf(path)
  let page: Element
  try {
    page = parseHtml(html)
  } catch (error) {
    if (error instanceof TooComplex) return unreadable(name, name)
    throw error
  }
  const content = findByClass(page, 'e-content')
  const canonical = findByClass(page, 'p-canonical')?.attributes['href'] ?? null
  const isDraft = name.startsWith('draft_')
  const time = findByClass(page, 'dt-published')?.attributes['datetime']
  const title = textOf(findByClass(page, 'p-name') ?? '')
  return {
    // The last part of the name is the number of the post, also while it is a draft.
    id: /([0-9a-f]{8,16})$/.exec(name)?.[1] ?? name,
    title,
    excerpt: textOf(findByClass(page, 'p-summary') ?? '').trim(),
    body: { html: content === undefined ? '' : markupOf(withoutTitle(content, title)) },
    date: isDraft ? null : dateIn(time),
    tags: findAll(page, ['a'])
      .filter(
        ({ attributes }) =>
          /\bp-category\b/.test(attributes['class'] ?? '') || isTagPage(attributes['href']),
      )
      .map((tag) => textOf(tag)),
    canonical,
    base: canonical,
  }
}

const isTagPage = (address = ''): boolean => /^https?:\/\/medium\.com\/tag\//.test(address)

/** The text begins with its title and subtitle, which stand above it with us. */
function withoutTitle(content: Element, title: string): Element {
  const isTitle = (node: Node): boolean =>
    isElement(node) && /^h[1-4]$/.test(node.name) && textOf(node).trim() === title.trim()
  let isLeftOut = false
  const clean = (node: Node): Node[] => {
    if (!isElement(node)) return [node]
    if (!isLeftOut && isTitle(node)) {
      isLeftOut = true
      return []
    }
    return [{ ...node, children: node.children.flatMap(clean) }]
  }
  return { ...content, children: content.children.flatMap(clean) }
}

const voids = new Set(['img', 'br', 'hr', 'source', 'embed', 'wbr', 'input', 'meta', 'link'])

function markupOf(node: Node): string {
  if (!isElement(node)) return escapeHtml(node)
  const attributes = Object.entries(node.attributes).map(([name, value]) => attribute(name, value))
  const begin = `<${node.name}${attributes.join('')}>`
  return voids.has(node.name)
    ? begin
    : `${begin}${node.children.map(markupOf).join('')}</${node.name}>`
}
