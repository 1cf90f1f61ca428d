import { readingSeconds } from '../turkish/reading-time.ts'
import { countWords } from '../turkish/words.ts'
import { inlineText } from './inline-text.ts'
import type { Entry, ListItem } from './types.ts'

/** All that a reader reads, captions and code included, a blank line between blocks. */
export function plainText(entries: readonly Entry[]): string {
  return entries.map(entryText).filter(Boolean).join('\n\n')
}

function entryText(entry: Entry): string {
  switch (entry.type) {
    case 'paragraph':
    case 'quote':
    case 'callout':
    case 'heading':
      return inlineText(entry.data.content).trim()
    case 'list':
      return itemLines(entry.data.items).join('\n')
    case 'code':
      return entry.data.text
    case 'image':
      return entry.data.caption
    case 'gallery':
      return entry.data.images.flatMap((image) => image.caption || []).join('\n')
    case 'table':
      return entry.data.rows
        .map((row) => row.map((cell) => inlineText(cell.content)).join('\t'))
        .join('\n')
    // A card or a player holds other people's words.
    default:
      return ''
  }
}

function itemLines(items: readonly ListItem[]): string[] {
  return items.flatMap((item) => [inlineText(item.content), ...itemLines(item.items)])
}

/**
 * What a block says besides its words: what is read aloud instead of a picture, and what a card says of another page,
 * which comes through the author's hands.
 */
export const asideTexts = (entry: Entry): string[] =>
  allOf(entry).filter((text): text is string => Boolean(text))

function allOf({ type, data }: Entry): (string | null | undefined)[] {
  switch (type) {
    case 'image':
      return [data.alt]
    case 'gallery':
      return data.images.map(({ alt }) => alt)
    case 'link':
      return [data.meta?.title, data.meta?.description, data.meta?.siteName]
    case 'embed':
      return [data.embed?.title]
    default:
      return []
  }
}

const prose: ReadonlySet<string> = new Set(['paragraph', 'quote', 'callout', 'list'])

/** The beginning of a post for cards and search engines, at most `max` characters. */
export function excerptOf(entries: readonly Entry[], max: number): string {
  const running = entries.filter((entry) => prose.has(entry.type))
  const text = beginning(plainText(running), max) || beginning(plainText(entries), max)
  return text.length <= max ? text : shortened(text, max)
}

/** In one line, and not all of it where a part is more than enough. */
function beginning(text: string, max: number): string {
  const part = oneLine(text.slice(0, 4 * max))
  return part.length > max + lookahead ? part : oneLine(text)
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What follows a sentence, to tell that it ends. */
const lookahead = 3

/** A capital or a quotation follows; "Dr. Ayşe", "Cad. No" and "3. Murat" end no sentence. */
const sentenceEnd =
  /(?<=\p{L}{2})(?<!(?<!\p{L})(?:Prof|Doç|Dr|Av|Sn|Hz|St|Mr|bkz|vb|vs|örn|Cad|Mah|Sok|Apt|No))[.!?…]+["”’»)]*(?= ["“‘«(—–-]?\p{Lu})/gu

/** At the last sentence that fits, if it tells at least half of it; else after a word, with `…`. */
function shortened(text: string, max: number): string {
  let end = 0
  for (const match of text.slice(0, max + lookahead).matchAll(sentenceEnd)) {
    const border = match.index + match[0].length
    if (border <= max) end = border
  }
  if (end >= max / 2) return text.slice(0, end)
  const space = text.lastIndexOf(' ', max - 1)
  const cut = text.slice(0, space > 0 ? space : max - 1)
  // Never half of a pair, and no comma before the dots.
  return `${cut.replace(/[\ud800-\udbff]$/, '').replace(/(?<![\s,;:.…–—-])[\s,;:.…–—-]+$/, '')}…`
}

export function wordCount(entries: readonly Entry[]): number {
  return countWords(plainText(entries))
}

export function imageCount(entries: readonly Entry[]): number {
  return entries.reduce((count, entry) => {
    if (entry.type === 'image') return count + 1
    return entry.type === 'gallery' ? count + entry.data.images.length : count
  }, 0)
}

/** In seconds. */
export function readTimeOf(entries: readonly Entry[], words = wordCount(entries)): number {
  return readingSeconds(words, imageCount(entries))
}
