import { createHash } from 'node:crypto'
import type { Content, WholeCase } from '../../../core/contracts/cases.ts'
import { linksIn } from '../../../core/document/links.ts'
import { asideTexts, plainText } from '../../../core/document/text.ts'
import type { Entry } from '../../../core/document/types.ts'
import { authorPath, commentAnchor, postPath } from '../../../core/paths.ts'
import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { ThingRow } from './things.sql.ts'

/**
 * A thing in words and pictures, as it is kept with a case and shown beside it. Where it leads to is among its words:
 * other addresses below the same words are another text.
 */
export function contentOf({ title, text, entries, image }: ThingRow): Content {
  const blocks = entries ?? []
  const asides = blocks.flatMap(asideTexts)
  const words = [text, plainText(blocks), asides.join('\n'), addressesIn(blocks).join('\n')]
  return {
    title,
    text: words.filter(Boolean).join('\n\n'),
    images: [image ?? [], ...blocks.flatMap(imagesOf)].flat(),
  }
}

const addressesIn = (entries: Entry[]): string[] => {
  const players = entries.flatMap((entry) => (entry.type === 'embed' ? entry.data.url : []))
  return [...new Set([...linksIn(entries), ...players])]
}

function imagesOf(entry: Entry): string[] {
  if (entry.type === 'image') return [entry.data.src]
  return entry.type === 'gallery' ? entry.data.images.map(({ src }) => src) : []
}

/** What was put into a case by others may lack some of it. */
export const contentIn = (snapshot: unknown): Content => {
  const { title = null, text = '', images = [] } = snapshot as Partial<Content>
  return { title, text, images }
}

/** What held a thing before anybody reported it. */
export const holdIn = (snapshot: unknown): WholeCase['hold'] => {
  const { reasons, words = [] } = snapshot as Partial<NonNullable<WholeCase['hold']>>
  return reasons === undefined ? null : { reasons, words }
}

/** The same for the same words and pictures. */
export const fingerprintOf = ({ title, text, images }: Content): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text, images]))
    .digest('base64url')

const mostOfLabel = 200

/** A line that stands for it in lists. */
export const labelOf = ({ title, text }: Content): string =>
  Array.from(
    (title ?? text)
      .slice(0, 4 * mostOfLabel)
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, mostOfLabel)
    .join('')

/** Where it is read; null where it has no page. */
export function addressOf(
  type: CaseType,
  targetId: number | null,
  { slug, username, state }: Pick<ThingRow, 'slug' | 'username' | 'state'>,
): string | null {
  if (state === 'deleted') return null
  if (type === 'user') return username && authorPath(username)
  if (slug === null) return null
  return type === 'comment' ? `${postPath(slug)}#${commentAnchor(targetId!)}` : postPath(slug)
}
