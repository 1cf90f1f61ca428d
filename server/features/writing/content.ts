import { refusals } from '../../messages.ts'
import { excerptOf, readTimeOf, wordCount } from '../../../core/document/text.ts'
import { parseEntries } from '../../../core/document/schema.ts'
import { tidyEntries } from '../../../core/document/sort.ts'
import type { Entry } from '../../../core/document/types.ts'
import type { Violation } from '../../../core/errors.ts'
import { InvalidInput } from '../../errors.ts'
import { uploadIdOf } from '../../../core/pictures/pictures.ts'
import { postLimits } from '../../../core/contracts/post-forms.ts'
import type { Database } from '../../database/connection.ts'
import { unknownUploads } from '../files/files.public.ts'

/** The blocks of a text as they are going to be stored, in order and each key once. */
export function tidyText(
  sent: readonly unknown[],
  sort: readonly string[],
  stored: readonly Entry[],
): { entries: Entry[]; entriesSort: string[] } {
  const parsed = parseEntries(sent, stored)
  if (parsed.violations !== undefined) throw new InvalidInput(parsed.violations)
  return tidyEntries(parsed.entries, sort)
}

/** What lists show of a text, made from it. */
export function derivedFrom(entries: Entry[]) {
  const words = wordCount(entries)
  return {
    summary: excerptOf(entries, postLimits.summaryMax),
    words,
    readTime: readTimeOf(entries, words),
  }
}

interface Pictures {
  entries: readonly Entry[]
  cover: string | null
}

interface UsedPicture {
  path: string
  src: string
}

const usedPictures = ({ entries, cover }: Pictures): UsedPicture[] => [
  ...entries.flatMap(picturesIn),
  ...(cover === null ? [] : [{ path: 'cover', src: cover }]),
]

/** The numbers of the uploads that a text shows. */
export const uploadsIn = (pictures: Pictures): string[] => [
  ...new Set(usedPictures(pictures).flatMap(({ src }) => uploadIdOf(src) ?? [])),
]

/** Refuses pictures that were never uploaded, or are gone; gives the numbers of the others. */
export async function checkUploads(database: Database, pictures: Pictures): Promise<string[]> {
  const used = usedPictures(pictures)
  if (used.length === 0) return []
  const ids = uploadsIn(pictures)
  const unknown = new Set(await unknownUploads(database, ids))
  const isKnown = (id: string | null): boolean => id !== null && !unknown.has(id)
  const violations: Violation[] = used
    .filter(({ src }) => !isKnown(uploadIdOf(src)))
    .map(({ path }) => ({ propertyPath: path, message: refusals.post.unknownUpload }))
  if (violations.length > 0) throw new InvalidInput(violations)
  return ids
}

function picturesIn(entry: Entry, index: number): UsedPicture[] {
  if (entry.type === 'image') return [{ path: `entries[${index}].data.src`, src: entry.data.src }]
  if (entry.type !== 'gallery') return []
  return entry.data.images.map(({ src }, image) => ({
    path: `entries[${index}].data.images[${image}].src`,
    src,
  }))
}
