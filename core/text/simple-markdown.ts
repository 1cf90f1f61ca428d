import { linkAddress } from '../document/addresses.ts'
import { attribute, escapeHtml } from '../document/escape.ts'

/**
 * The little Markdown that the site's own texts need: headings (##, ###), lists (-, 1.), paragraphs, **strong**,
 * *emphasis*, `code` and [links](/address). Everything is escaped first, so the result is safe to put into a page,
 * and every line is read once, so a long text takes no longer than its length.
 */
export function simpleMarkdown(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .flatMap((block) => blockHtml(block.split('\n').filter((line) => line.trim() !== '')))
    .join('\n')
}

/** Lines of one kind that stand together are one block; each heading is one by itself. */
function blockHtml(lines: string[]): string[] {
  const blocks: { kind: Kind; lines: string[] }[] = []
  for (const { kind, text } of lines.map(lineOf)) {
    const last = blocks.at(-1)
    if (last?.kind === kind && !kind.startsWith('h')) last.lines.push(inlineMarkdown(text))
    else blocks.push({ kind, lines: [inlineMarkdown(text)] })
  }
  return blocks.map((block) => wrapped[block.kind](block.lines))
}

type Kind = 'h2' | 'h3' | 'ul' | 'ol' | 'p'

const lineMarks: [Kind, RegExp][] = [
  ['h3', /^\s{0,3}#{3,6}\s+/],
  ['h2', /^\s{0,3}#{1,2}\s+/],
  ['ul', /^\s{0,3}[-*]\s+/],
  ['ol', /^\s{0,3}\d{1,3}[.)]\s+/],
]

function lineOf(line: string): { kind: Kind; text: string } {
  const [kind, mark]: [Kind, RegExp] = lineMarks.find(([, each]) => each.test(line)) ?? [
    'p',
    /^\s*/,
  ]
  return { kind, text: line.replace(mark, '').trim() }
}

const items = (lines: string[]): string => lines.map((line) => `<li>${line}</li>`).join('')

const wrapped: Record<Kind, (lines: string[]) => string> = {
  h2: (lines) => `<h2>${lines.join(' ')}</h2>`,
  h3: (lines) => `<h3>${lines.join(' ')}</h3>`,
  ul: (lines) => `<ul>${items(lines)}</ul>`,
  ol: (lines) => `<ol>${items(lines)}</ol>`,
  p: (lines) => `<p>${lines.join(' ')}</p>`,
}

/** Bounded between its marks, so that no mark looks far for its other half. */
const inlineMarks =
  /`([^`\n]{1,200})`|\*\*([^*\n]{1,500})\*\*|\*([^*\n]{1,500})\*|\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/g

/** The same within a line. */
export function inlineMarkdown(text: string): string {
  let html = ''
  let end = 0
  for (const match of text.matchAll(inlineMarks)) {
    const [whole, code, strong, emphasis, label, address] = match
    html += escapeHtml(text.slice(end, match.index))
    end = match.index + whole.length
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`
    else if (strong !== undefined) html += `<strong>${escapeHtml(strong)}</strong>`
    else if (emphasis !== undefined) html += `<em>${escapeHtml(emphasis)}</em>`
    else html += linkHtml(label!, address!)
  }
  return html + escapeHtml(text.slice(end))
}

function linkHtml(label: string, address: string): string {
  const href = linkAddress(address)
  return href === null ? escapeHtml(label) : `<a${attribute('href', href)}>${escapeHtml(label)}</a>`
}
