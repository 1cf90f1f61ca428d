import { authorPath } from '../paths.ts'
import { isUsername, linkAddress } from './addresses.ts'
import { attribute, escapeHtml } from './escape.ts'
import type { Inline, Mark } from './types.ts'

/** Outermost first. The order is fixed, so that neighbours share as many tags as they can. */
const tags = [
  ['link', 'a'],
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['highlight', 'mark'],
  ['code', 'code'],
] as const

interface Tag {
  open: string
  close: string
}

export interface LinkContext {
  /** The site's own origin (`https://…`): links to it are not outside links. */
  origin?: string
}

/** An `<a>` with everything that an address from an author needs, or null when it leads nowhere safe. */
export function linkTag(href: unknown, context: LinkContext, more = ''): string | null {
  const address = linkAddress(href)
  if (address === null) return null
  const isOurs =
    address.startsWith('/') || (!!context.origin && address.startsWith(`${context.origin}/`))
  const rel = isOurs || address.startsWith('mailto:') ? null : 'ugc nofollow noopener'
  return `<a${more}${attribute('href', address)}${attribute('rel', rel)}>`
}

function tagsOf(marks: readonly Mark[] | undefined, context: LinkContext, isLink: boolean): Tag[] {
  if (!Array.isArray(marks) || marks.length === 0) return []
  return tags.flatMap(([type, name]) => {
    const mark = marks.find((mark: Mark) => mark.type === type)
    if (!mark) return []
    if (mark.type !== 'link') return [{ open: `<${name}>`, close: `</${name}>` }]
    const open = isLink ? null : linkTag(mark.attrs?.href, context)
    return open === null ? [] : [{ open, close: '</a>' }]
  })
}

function nodeHtml(node: Inline): string {
  if (node.type === 'text') return escapeHtml(node.text)
  if (node.type === 'hardBreak') return '<br>'
  if (node.type !== 'mention') return ''
  const { username } = node.attrs
  if (!isUsername(username)) return `@${escapeHtml(username)}`
  return `<a class="mention" href="${authorPath(username)}">@${username}</a>`
}

/** A link over several pieces of text stays one link: tags close only when they must. */
export function inlineHtml(content: readonly Inline[], context: LinkContext): string {
  let html = ''
  let open: Tag[] = []
  for (const node of content) {
    const wanted = tagsOf(node.marks, context, node.type === 'mention')
    let shared = 0
    while (shared < open.length && open[shared]!.open === wanted[shared]?.open) shared++
    html += closing(open.slice(shared))
    for (const tag of wanted.slice(shared)) html += tag.open
    html += nodeHtml(node)
    open = wanted
  }
  return html + closing(open)
}

const closing = (open: readonly Tag[]): string =>
  open.reduceRight((html, tag) => html + tag.close, '')
