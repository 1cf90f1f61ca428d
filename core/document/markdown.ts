import type { Entry, Inline, ListItem, Mark, Picture, TableEntry } from './types.ts'

/** A text as Markdown (GitHub's kind). What Markdown cannot say, such as a highlight, is said in HTML. */
export function entriesMarkdown(entries: readonly Entry[]): string {
  return entries.map(entryMarkdown).filter(Boolean).join('\n\n')
}

function entryMarkdown(entry: Entry): string {
  switch (entry.type) {
    case 'paragraph':
      return inline(entry.data.content)
    case 'quote':
      return quoted(inline(entry.data.content))
    case 'callout':
      return quoted(`[!NOTE]\n${inline(entry.data.content)}`)
    case 'heading':
      return `${'#'.repeat(entry.data.level)} ${inline(entry.data.content).replaceAll('\n', ' ')}`
    case 'list':
      return items(entry.data.items, entry.data.style === 'ordered', '')
    case 'code':
      return fenced(entry.data.language, entry.data.text)
    case 'image':
      return picture(entry.data)
    case 'gallery':
      return entry.data.images.map(picture).join('\n')
    case 'embed':
    case 'link':
      return `<${entry.data.url}>`
    case 'table':
      return table(entry)
    case 'divider':
      return '---'
    default:
      return ''
  }
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

function items(list: readonly ListItem[], isOrdered: boolean, indent: string): string {
  return list
    .map((item, index) => {
      const sign = isOrdered ? `${index + 1}. ` : '- '
      const deeper = indent + ' '.repeat(sign.length)
      const text = inline(item.content).replaceAll('\n', `\n${deeper}`)
      const below = item.items.length > 0 ? `\n${items(item.items, isOrdered, deeper)}` : ''
      return `${indent}${sign}${text}${below}`
    })
    .join('\n')
}

/** The fence is longer than any in the code. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

const picture = ({ src, alt, caption }: Picture): string =>
  `![${escaped(alt)}](${src}${caption ? ` "${caption.replaceAll('"', '\\"').replaceAll('\n', ' ')}"` : ''})`

function table({ data: { rows, header } }: TableEntry): string {
  const width = Math.max(1, ...rows.map((row) => row.length))
  const line = (cells: string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
  const texts = rows.map((row) =>
    row.map((cell) => inline(cell.content).replaceAll('|', '\\|').replaceAll('\n', '<br>')),
  )
  const head = header ? (texts.shift() ?? []) : []
  return [line(head), line(Array.from({ length: width }, () => '---')), ...texts.map(line)].join(
    '\n',
  )
}

const inline = (content: readonly Inline[]): string => content.map(node).join('')

function node(each: Inline): string {
  if (each.type === 'hardBreak') return '  \n'
  if (each.type === 'mention') return `@${each.attrs.username}`
  const marks = each.marks ?? []
  const isCode = marks.some(({ type }) => type === 'code')
  return marks.reduce(marked, isCode ? each.text : escaped(each.text))
}

const signs: Partial<Record<Mark['type'], [string, string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  strike: ['~~', '~~'],
  code: ['`', '`'],
  underline: ['<u>', '</u>'],
  highlight: ['<mark>', '</mark>'],
}

function marked(text: string, mark: Mark): string {
  if (mark.type === 'link') return `[${text}](<${mark.attrs.href.replaceAll('>', '%3E')}>)`
  const [before = '', after = ''] = signs[mark.type] ?? []
  return `${before}${text}${after}`
}

/** Signs that Markdown would read as its own. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
