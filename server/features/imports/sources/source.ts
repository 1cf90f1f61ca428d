import type { SourceName } from '../../../../core/contracts/import-limits.ts'
import type { Problem } from '../convert/blocks.ts'
import type { FoundPost } from '../convert/post.ts'

/** A file that was recognised, and how its posts are read one after the other. */
export interface Source {
  name: SourceName
  posts(): AsyncGenerator<FoundPost>
  /** From 0 to 1. */
  progress(): number
  /** A picture of the archive itself, by how a post names it. */
  picture?: (named: string, folder: string) => Promise<Buffer | null>
}

/** A date as a source writes it; what is none is none. */
export function dateIn(text: unknown): Date | null {
  if (text instanceof Date) return Number.isNaN(text.getTime()) ? null : text
  if (typeof text !== 'string' || text.length === 0 || text.length > 100) return null
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date
}

/** What only members or payers could read there is not shown to everybody here. */
export const membersOnly: Problem = {
  what: 'Kaynakta yalnızca üyelere açıktı; taslak olarak alındı.',
  where: '',
}

/** In bytes: the HTML or Markdown of one post. */
export const longestText = 5_000_000

/** A post that cannot be read is listed with its problem like any other. */
export const unreadable = (id: string, title: string): FoundPost => ({
  id,
  title,
  // Too long for a post of ours, which is what is then said of it.
  body: { html: ' '.repeat(longestText) },
  date: null,
  tags: [],
  canonical: null,
  base: null,
})
