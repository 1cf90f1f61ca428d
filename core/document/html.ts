import { embedHtml, linkHtml } from './card-html.ts'
import { idMaker } from './contents.ts'
import { attribute, escapeHtml } from './escape.ts'
import { inlineHtml, type LinkContext } from './inline-html.ts'
import { inlineText } from './inline-text.ts'
import { galleryHtml, imageHtml } from './picture-html.ts'
import type { CodeEntry, Entry, HeadingEntry, ListItem, TableCell, TableEntry } from './types.ts'

export interface HtmlOptions extends LinkContext {
  /** Coloured code as HTML that is safe as it is; undefined leaves the text plain. */
  highlight?: (text: string, language: string) => string | undefined
}

interface Rendering extends HtmlOptions {
  newId: (title: string) => string
  tables: number
}

const unknownBlock = '<p class="unknown-block" role="note">Bu blok bu sürümde gösterilemiyor.</p>'

/**
 * Blocks as HTML. Text is escaped, addresses are vetted, tags and attributes come from here
 * alone: whatever the blocks hold, the result is safe to put into a page.
 */
export function entriesHtml(entries: readonly Entry[], options: HtmlOptions = {}): string {
  const rendering: Rendering = { ...options, newId: idMaker(), tables: 0 }
  return entries.map((entry) => safely(entry, rendering)).join('\n')
}

/** A block of another version may lack what we expect: the reader sees that something is there. */
function safely(entry: Entry, rendering: Rendering): string {
  try {
    return entryHtml(entry, rendering) ?? unknownBlock
  } catch {
    return unknownBlock
  }
}

function entryHtml(entry: Entry, rendering: Rendering): string | null {
  switch (entry.type) {
    case 'paragraph':
      return `<p>${inlineHtml(entry.data.content, rendering)}</p>`
    case 'quote':
      return `<blockquote><p>${inlineHtml(entry.data.content, rendering)}</p></blockquote>`
    case 'callout':
      return `<aside class="callout" role="note"><p>${inlineHtml(entry.data.content, rendering)}</p></aside>`
    case 'heading':
      return headingHtml(entry, rendering)
    case 'list':
      return listHtml(entry.data.style === 'ordered' ? 'ol' : 'ul', entry.data.items, rendering)
    case 'code':
      return codeHtml(entry, rendering)
    case 'image':
      return imageHtml(entry)
    case 'gallery':
      return galleryHtml(entry)
    case 'embed':
      return embedHtml(entry, rendering)
    case 'link':
      return linkHtml(entry, rendering)
    case 'table':
      return tableHtml(entry, rendering)
    case 'divider':
      return '<hr>'
    default:
      return null
  }
}

/** The anchor stands beside the heading, so that it is no part of the heading's name. */
function headingHtml({ data }: HeadingEntry, rendering: Rendering): string {
  const level = data.level === 3 || data.level === 4 ? data.level : 2
  const title = inlineText(data.content).replace(/\s+/g, ' ').trim()
  const id = rendering.newId(title)
  const label = attribute('aria-label', `Bölüm bağlantısı: ${title}`)
  return `<div class="heading"><h${level} id="${id}">${inlineHtml(data.content, rendering)}</h${level}><a class="anchor" href="#${id}"${label}>#</a></div>`
}

function listHtml(tag: 'ol' | 'ul', items: readonly ListItem[], rendering: Rendering): string {
  const rows = items.map((item) => {
    const nested = item.items?.length ? listHtml(tag, item.items, rendering) : ''
    return `<li>${inlineHtml(item.content, rendering)}${nested}</li>`
  })
  return `<${tag}>${rows.join('')}</${tag}>`
}

/** Long lines scroll, so the keyboard must be able to get there. */
function codeHtml({ data }: CodeEntry, { highlight }: Rendering): string {
  const language = /^[\w+#.-]{1,40}$/.test(data.language) ? data.language : null
  const code = (language && highlight?.(data.text, language)) ?? escapeHtml(data.text)
  const name = language && attribute('class', `language-${language}`)
  return `<pre tabindex="0"${attribute('data-language', language)}><code${name ?? ''}>${code}</code></pre>`
}

function tableHtml({ data }: TableEntry, rendering: Rendering): string {
  const [first, ...others] = data.rows
  const hasHead = data.header && first !== undefined
  const head = hasHead
    ? `<thead>${rowHtml(first, '<th scope="col">', '</th>', rendering)}</thead>`
    : ''
  const body = (hasHead ? others : data.rows).map((row) => rowHtml(row, '<td>', '</td>', rendering))
  const label = `Tablo ${++rendering.tables}`
  return `<div class="wide-table" role="region" aria-label="${label}" tabindex="0"><table>${head}<tbody>${body.join('')}</tbody></table></div>`
}

function rowHtml(
  row: readonly TableCell[],
  open: string,
  close: string,
  rendering: Rendering,
): string {
  return `<tr>${row.map((cell) => open + inlineHtml(cell.content, rendering) + close).join('')}</tr>`
}
