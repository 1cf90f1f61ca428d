import { embedOf } from '../core/document/embeds.ts'
import { type ChosenSize, chosenSizes } from '../core/document/picture-sizes.ts'
import type { Entry, Inline, ListItem, Mark } from '../core/document/types.ts'
import { pictureNamed } from './pictures.ts'
import { playerAt } from './players.ts'

/**
 * The notation in which demo posts are written, close to Markdown but free of backticks, which
 * template literals cannot hold:
 *
 *   ## heading      > quote          ! callout        ---
 *   - bullet        1. ordered       (two spaces nest)
 *   | a | b |       with |---|---| under the first row when it is a header
 *   ~~~language … ~~~
 *   :normal: name of a picture | caption      (also :small: and :wide:)
 *   :gallery: name of a picture | caption     (one line for each of its pictures)
 *   https://…       on a line of its own: an embed for players, else a card, written
 *                   "address | title | description | site"
 *
 * and within text: **bold** *italic* __underline__ ~~strike~~ ==highlight== {code} [text](address)
 * @username, and " /" at the end of a line for a line break.
 */
export function blocks(body: string): Entry[] {
  return chunks(body).map((chunk, index) => entry(chunk, `b${index + 1}`))
}

const FENCE = '~~~'
const PICTURE = /^:(\w+): (\S+)(?: \| (.+))?$/

/** Blank lines part blocks, except inside a code fence. */
function chunks(body: string): string[][] {
  const found: string[][] = []
  let current: string[] = []
  let isCode = false
  for (const line of body.trim().split('\n')) {
    if (line.startsWith(FENCE)) isCode = !isCode
    if (line.trim() === '' && !isCode) {
      if (current.length > 0) found.push(current)
      current = []
    } else {
      current.push(line)
    }
  }
  return [...found, current]
}

function entry(lines: string[], key: string): Entry {
  const first = lines[0] ?? ''
  const heading = /^(#{2,4}) (.+)$/.exec(first)
  if (heading?.[1] && heading[2]) {
    const level = heading[1].length as 2 | 3 | 4
    return { type: 'heading', data: { key, level, content: inline(heading[2]) } }
  }
  if (first === '---') return { type: 'divider', data: { key } }
  if (first.startsWith(FENCE)) {
    const text = lines.slice(1, -1).join('\n')
    return { type: 'code', data: { key, language: first.slice(FENCE.length), text } }
  }
  if (first.startsWith('> ')) {
    return { type: 'quote', data: { key, content: joined(lines, 2) } }
  }
  if (first.startsWith('! ')) {
    return { type: 'callout', data: { key, content: joined(lines, 2) } }
  }
  if (first.startsWith('|')) return table(lines, key)
  if (PICTURE.test(first)) return pictures(lines, key)
  if (/^(- |\d+\. )/.test(first)) {
    const style = first.startsWith('- ') ? 'bullet' : 'ordered'
    return { type: 'list', data: { key, style, items: listItems(lines) } }
  }
  if (/^https:\/\/\S+( \||$)/.test(first)) return address(first, key)
  return { type: 'paragraph', data: { key, content: joined(lines, 0) } }
}

function joined(lines: string[], indent: number): Inline[] {
  return inline(
    lines
      .map((line) => line.slice(indent).trim())
      .join(' ')
      .replaceAll(' / ', '\n'),
  )
}

/** Without a size it is as wide as the text. */
function pictures(lines: string[], key: string): Entry {
  const found = lines.map((line) => {
    const [, kind, name = '', caption = ''] = PICTURE.exec(line) ?? []
    return { kind, picture: pictureNamed(name, caption) }
  })
  const { kind, picture } = found[0]!
  if (kind === 'gallery') {
    return { type: 'gallery', data: { key, images: found.map((each) => each.picture) } }
  }
  const size: ChosenSize | undefined = chosenSizes.find((each) => each === kind)
  return { type: 'image', data: { key, ...picture, ...(size && { size }) } }
}

function table(lines: string[], key: string): Entry {
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  const header = rows[1]?.every((cell) => /^-+$/.test(cell)) ?? false
  const cells = rows
    .filter((_, index) => !(header && index === 1))
    .map((row) => row.map((cell) => ({ content: inline(cell) })))
  return { type: 'table', data: { key, header, rows: cells } }
}

function listItems(lines: string[]): ListItem[] {
  const top: ListItem[] = []
  const open: ListItem[][] = [top]
  for (const line of lines) {
    const depth = (line.length - line.trimStart().length) / 2
    const item: ListItem = { content: inline(line.trim().replace(/^(- |\d+\. )/, '')), items: [] }
    const level = open[depth]
    if (!level) throw new Error(`List nests too deep at once: ${line}`)
    level.push(item)
    open.length = depth + 1
    open.push(item.items)
  }
  return top
}

function address(line: string, key: string): Entry {
  const [url = '', title = url, description = '', siteName = ''] = line.split(' | ')
  if (embedOf(url)) return { type: 'embed', data: { key, url, embed: playerAt(url) } }
  return {
    type: 'link',
    data: { key, url, meta: { url, title, description, image: null, siteName } },
  }
}

// A mention never follows a letter, so that e-mail addresses stay text.
const TOKEN =
  /\*\*(?<bold>.+?)\*\*(?!\*)|\*(?<italic>.+?)\*|__(?<underline>.+?)__|~~(?<strike>.+?)~~|==(?<highlight>.+?)==|\{(?<code>[^}]+)\}|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)|(?<![\p{L}\d])@(?<mention>[a-z0-9_.]*[a-z0-9_])|(?<br>\n)/u

const MARKS = ['bold', 'italic', 'underline', 'strike', 'highlight'] as const

/** Inline text as the editor keeps it; marks may nest. */
export function inline(source: string, marks: Mark[] = []): Inline[] {
  const match = TOKEN.exec(source)
  if (!match?.groups) return text(source, marks)
  const { groups } = match
  return [
    ...text(source.slice(0, match.index), marks),
    ...token(groups, marks),
    ...inline(source.slice(match.index + match[0].length), marks),
  ]
}

function token(groups: Record<string, string | undefined>, marks: Mark[]): Inline[] {
  if (groups.br) return [{ type: 'hardBreak' }]
  if (groups.mention) return [{ type: 'mention', attrs: { username: groups.mention } }]
  if (groups.code) return text(groups.code, [...marks, { type: 'code' }])
  if (groups.text && groups.href) {
    return inline(groups.text, [...marks, { type: 'link', attrs: { href: groups.href } }])
  }
  for (const type of MARKS) {
    const inner = groups[type]
    if (inner) return inline(inner, [...marks, { type }])
  }
  throw new Error('Unknown token')
}

function text(value: string, marks: Mark[]): Inline[] {
  if (value === '') return []
  return [marks.length > 0 ? { type: 'text', text: value, marks } : { type: 'text', text: value }]
}
