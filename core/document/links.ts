import type { Entry, Inline, ListItem } from './types.ts'

/** The addresses a text leads to, in order; players and pictures lead nowhere. */
export const linksIn = (entries: readonly Entry[]): string[] => entries.flatMap(linksOfEntry)

function linksOfEntry(entry: Entry): string[] {
  switch (entry.type) {
    case 'paragraph':
    case 'quote':
    case 'callout':
    case 'heading':
      return linksOfInline(entry.data.content)
    case 'list':
      return linksOfItems(entry.data.items)
    case 'table':
      return entry.data.rows.flat().flatMap((cell) => linksOfInline(cell.content))
    case 'link':
      return [entry.data.url]
    default:
      return []
  }
}

const linksOfItems = (items: readonly ListItem[]): string[] =>
  items.flatMap((item) => [...linksOfInline(item.content), ...linksOfItems(item.items)])

const linksOfInline = (content: readonly Inline[]): string[] =>
  content.flatMap(({ marks = [] }) =>
    marks.flatMap((mark) => (mark.type === 'link' ? mark.attrs.href : [])),
  )
