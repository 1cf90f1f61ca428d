import { createHash } from 'node:crypto'
import {
  postLimits,
  tag as tagSchema,
  title as titleSchema,
  untitled,
} from '../../../../core/contracts/post-forms.ts'
import type { SourceName } from '../../../../core/contracts/import-limits.ts'
import { webAddress } from '../../../../core/document/addresses.ts'
import { parseEntries } from '../../../../core/document/schema.ts'
import { tidyLine, withoutHiddenSigns } from '../../../../core/text/line-text.ts'
import { soundText } from '../../../../core/text/sound-text.ts'
import { slugify } from '../../../../core/turkish/fold.ts'
import { type FoundBlock, type Problem, Problems } from './blocks.ts'
import { convertHtml } from './html.ts'
import { TooComplex } from './html-tree.ts'
import { notTooLong, TooLong } from './length.ts'
import { htmlOfMarkdown } from './markdown.ts'
import { isOutOfTime, withinTime } from './within-time.ts'

/** `compose` makes it of what an editor keeps, which may take as long as any parser. */
type FoundBody =
  | { html: string; lines?: boolean }
  | { markdown: string }
  | { compose: (problems: Problems) => string }

/** A post as its source wrote it. */
export interface FoundPost {
  /** What the source calls it, for good: the same one in the next export. */
  id: string
  title: string
  excerpt?: string | undefined
  body: FoundBody
  /** When it was published; none for what never was. */
  date: Date | null
  tags: string[]
  canonical: string | null
  cover?: string | null | undefined
  /** The page from which its addresses are written. */
  base: string | null
  /** Its folder in the archive, from which its pictures are named. */
  folder?: string
  problems?: Problem[]
}

/** A post fit for us, but for its pictures. */
export interface ReadPost {
  key: string
  title: string
  excerpt: string
  blocks: FoundBlock[]
  tags: string[]
  canonical: string | null
  cover: string | null
  folder: string
  publishedAt: number | null
  problems: Problem[]
  /** Why no post can be made of it. */
  refusal: string | null
}

/** A post of ours takes a hundredth of it; one that takes longer is left out, and the others come. */
const mostMilliseconds = 5000

export function readPost(source: SourceName, found: FoundPost): ReadPost {
  const problems = new Problems()
  for (const { what, where } of found.problems ?? []) problems.add(what, where)
  const { blocks, refusal } = blocksOf(found, problems)
  return {
    key: createHash('sha256').update(`${source}\0${found.id}`).digest('base64url'),
    title: titleOf(found.title, problems),
    excerpt: excerptOf(found.excerpt ?? '', problems),
    blocks,
    tags: tagsOf(found.tags, problems),
    canonical: canonicalOf(found.canonical, problems),
    cover: coverOf(found),
    folder: found.folder ?? '',
    publishedAt: dateOf(found.date),
    problems: problems.all(),
    refusal,
  }
}

function blocksOf(
  { body, base }: FoundPost,
  problems: Problems,
): { blocks: FoundBlock[]; refusal: string | null } {
  try {
    const lines = 'html' in body && body.lines === true
    const blocks = withinTime(mostMilliseconds, () =>
      convertHtml(notTooLong(htmlOf(body, problems)), { base, lines }, problems),
    )
    const wrong = parseEntries(blocks.filter(({ type }) => type !== 'pictures')).violations
    return { blocks, refusal: wrong === undefined ? null : `Yazı alınmadı: ${wrong[0]!.message}` }
  } catch (error) {
    if (error instanceof TooLong) return { blocks: [], refusal: 'Yazı çok uzun; alınmadı.' }
    // A text that is nested too deeply for the parser of Markdown overflows its stack.
    if (!(error instanceof TooComplex || error instanceof RangeError || isOutOfTime(error)))
      throw error
    return { blocks: [], refusal: 'Yazının biçimi çözülemeyecek kadar karmaşık; alınmadı.' }
  }
}

function htmlOf(body: FoundBody, problems: Problems): string {
  if ('html' in body) return body.html
  return 'markdown' in body
    ? htmlOfMarkdown(notTooLong(body.markdown), problems)
    : body.compose(problems)
}

const lineOf = (text: string, most: number): string =>
  tidyLine(withoutHiddenSigns(soundText(text).slice(0, 4 * most))).trim()

function cut(line: string, most: number): string {
  return line.slice(0, most).toWellFormed().replaceAll('\ufffd', '').trim()
}

function titleOf(written: string, problems: Problems): string {
  const line = lineOf(written, postLimits.titleMax)
  if (line.length > postLimits.titleMax)
    problems.add(`Başlığın ilk ${postLimits.titleMax} karakteri alındı.`, line)
  const title = titleSchema.safeParse(cut(line, postLimits.titleMax))
  if (title.success) return title.data
  problems.add(`Başlığı olmadığı için "${untitled}" adıyla alındı.`, written)
  return untitled
}

function excerptOf(written: string, problems: Problems): string {
  const line = lineOf(written, postLimits.excerptMax)
  if (line.length > postLimits.excerptMax)
    problems.add(`Özetin ilk ${postLimits.excerptMax} karakteri alındı.`, line)
  return cut(line, postLimits.excerptMax)
}

function tagsOf(written: string[], problems: Problems): string[] {
  const tags = new Map<string, string>()
  // No source has so many; whoever made this file wants us to read for long.
  for (const name of written.slice(0, 200)) {
    const tag = tagSchema.safeParse(soundText(name).slice(0, 1000).replace(/^#/, ''))
    if (!tag.success) problems.add(`Etiket alınamadı: ${tag.error.issues[0]!.message}`, name)
    else if (tags.size < postLimits.tags) tags.set(slugify(tag.data), tag.data)
    else if (!tags.has(slugify(tag.data)))
      problems.add(`Etiket alınamadı: bir yazıda en çok ${postLimits.tags} etiket olur.`, name)
  }
  return [...tags.values()]
}

function canonicalOf(written: string | null, problems: Problems): string | null {
  if (written === null || written === '') return null
  const address = webAddress(written.trim())
  if (address === null) problems.add('İlk yayımlandığı adres alınamadı.', written)
  return address
}

/** Written from the page like every other picture, where there is one. */
function coverOf({ cover, base }: FoundPost): string | null {
  if (!cover) return null
  return base === null ? cover : (URL.parse(cover, base)?.href ?? cover)
}

/** Years before the web are mistakes of a program. */
const earliest = Date.UTC(1990, 0, 1)

function dateOf(date: Date | null): number | null {
  const time = date?.getTime() ?? NaN
  return Number.isNaN(time) || time < earliest || time > Date.now() ? null : time
}
