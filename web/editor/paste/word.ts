import { hasClass, type HtmlNode, isTag, styleOf, type Tag, textIn } from './html-tree.ts'

/**
 * Word writes lists as paragraphs with a drawn sign, and headings and quotes as classes. This
 * makes them what they are.
 */
export function withoutWord(tag: Tag): Tag {
  return { ...tag, children: gathered(tag.children.map((child) => plainNode(child))) }
}

const plainNode = (node: HtmlNode): HtmlNode =>
  isTag(node) && !levelOf(node) ? renamed(withoutWord(node)) : node

const classNames: Record<string, string> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
}

function renamed(tag: Tag): Tag {
  if (tag.name !== 'p') return tag
  const found = Object.keys(classNames).find((name) => hasClass(tag, name))
  return found ? { ...tag, name: classNames[found]! } : tag
}

/** Of a paragraph that is an item: how deep it is, from 1. */
function levelOf(node: HtmlNode): number | null {
  if (!isTag(node) || node.name !== 'p') return null
  const level = /\blevel(\d+)\b/.exec(styleOf(node)['mso-list'] ?? '')?.[1]
  return level ? Number(level) : null
}

function gathered(children: HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = []
  let run: Tag[] = []
  const endRun = () => {
    if (run.length > 0) result.push(...listsFrom(run))
    run = []
  }
  for (const child of children) {
    if (levelOf(child)) run.push(child as Tag)
    // White space between two items does not part them.
    else if (run.length === 0 || isTag(child) || child.trim() !== '') {
      endRun()
      result.push(child)
    }
  }
  endRun()
  return result
}

/** Items of one depth and one kind of sign in a row are one list; deeper ones go below. */
function listsFrom(items: Tag[]): Tag[] {
  const lists: Tag[] = []
  const open: { level: number; list: Tag }[] = []
  for (const item of items) {
    const level = levelOf(item)!
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    const name = signOf(item)
    const current = open.at(-1)
    if (!current || current.level < level || (open.length === 1 && current.list.name !== name)) {
      const list: Tag = { name, attributes: {}, children: [] }
      if (!current || current.level === level) {
        lists.push(list)
        open.length = 0
      } else current.list.children.push(list)
      open.push({ level, list })
    }
    open.at(-1)!.list.children.push({ name: 'li', attributes: {}, children: wordsOf(item) })
  }
  return lists
}

const isSign = (node: HtmlNode): node is Tag =>
  isTag(node) && /ignore/i.test(styleOf(node)['mso-list'] ?? '')

/** `1.`, `a)` and `iv.` count; `·`, `o` and `§` are drawn. */
function signOf(item: Tag): 'ul' | 'ol' {
  const sign = signIn(item)
  return /^\s*(?:\d+|[a-zçğıöşü]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul'
}

function signIn(tag: Tag): string {
  for (const child of tag.children) {
    if (isSign(child)) return textIn(child)
    const inner = isTag(child) ? signIn(child) : ''
    if (inner) return inner
  }
  return ''
}

function wordsOf(tag: Tag): HtmlNode[] {
  return tag.children
    .filter((child) => !isSign(child))
    .map((child) => (isTag(child) ? { ...child, children: wordsOf(child) } : child))
}
