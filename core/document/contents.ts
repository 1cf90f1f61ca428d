import { slugify } from '../turkish/fold.ts'
import { inlineText } from './inline-text.ts'
import type { Entry, HeadingEntry, HeadingLevel } from './types.ts'

export interface ContentsItem {
  key: string
  title: string
  level: HeadingLevel
}

const maxSlugLength = 60
const isHeading = (entry: Entry): entry is HeadingEntry => entry.type === 'heading'

const titleOf = (heading: HeadingEntry): string =>
  inlineText(heading.data.content).replace(/\s+/g, ' ').trim()

/** The headings in order; one without text leads nowhere and is left out. */
export function tableOfContents(entries: readonly Entry[]): ContentsItem[] {
  return entries
    .filter(isHeading)
    .map((heading) => ({
      key: heading.data.key,
      title: titleOf(heading),
      level: heading.data.level,
    }))
    .filter((item) => item.title !== '')
}

/** The id of each heading by its key, exactly as the HTML carries it. */
export function headingIds(entries: readonly Entry[]): Map<string, string> {
  const newId = idMaker()
  return new Map(
    entries.filter(isHeading).map((heading) => [heading.data.key, newId(titleOf(heading))]),
  )
}

/**
 * Gives ids for titles in order, no id twice. The prefix keeps them apart from every id of the
 * page around the post.
 */
export function idMaker(): (title: string) => string {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return (title) => {
    const base = `b-${slugify(title.slice(0, 4 * maxSlugLength), maxSlugLength) || 'bolum'}`
    let count = counts.get(base) ?? 1
    let id = count === 1 ? base : `${base}-${count}`
    while (taken.has(id)) id = `${base}-${++count}`
    counts.set(base, count + 1)
    taken.add(id)
    return id
  }
}
