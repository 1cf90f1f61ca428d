import type { UploadedFile } from '../../../core/contracts/files.ts'
import { importLimits } from '../../../core/contracts/import-limits.ts'
import type { Entry, Picture } from '../../../core/document/types.ts'
import { tidyEntries } from '../../../core/document/sort.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { millisecondsOfDay } from '../../../core/turkish/dates.ts'
import { derivedFrom } from '../writing/writing.public.ts'
import { type FoundBlock, type FoundPicture, Problems } from './convert/blocks.ts'
import type { ReadPost } from './convert/post.ts'
import type { RunningImport } from './imports.sql.ts'
import type { Brought } from './pictures.ts'

type Bring = (named: string, folder: string) => Promise<Brought>

/** A post as it is going to be stored, with its pictures, and what could not be kept of it. */
export async function madePost(read: ReadPost, { mode, categoryId }: RunningImport, bring: Bring) {
  const problems = new Problems()
  for (const { what, where } of read.problems) problems.add(what, where)
  const entries = await withPictures(read, bring, problems)
  const cover =
    read.cover === null ? null : await broughtOr(read.cover, read.folder, bring, problems)
  const whyDraft = reasonForDraft(read)
  const isPublished = mode === 'published' && whyDraft === null
  if (mode === 'published' && whyDraft !== null) problems.add(whyDraft)
  const publishedElsewhere = isPublished ? new Date(read.publishedAt!) : null
  return {
    columns: {
      title: read.title,
      excerpt: read.excerpt,
      ...tidyEntries(entries),
      ...derivedFrom(entries),
      categoryIds: categoryId === null ? [] : [categoryId],
      cover: cover?.url ?? null,
      canonical: read.canonical,
      status: isPublished ? postStatus.active : postStatus.draft,
      publishTime: publishedElsewhere,
      commentsClosed: false,
    },
    tags: read.tags,
    publishedElsewhere,
    problems: problems.all(),
  }
}

function reasonForDraft({ publishedAt }: ReadPost): string | null {
  if (publishedAt === null)
    return 'Kaynakta yayımda olmadığı ya da tarihi bilinmediği için taslak olarak alındı.'
  const { recentDays } = importLimits
  return Date.now() - publishedAt < recentDays * millisecondsOfDay
    ? `Kaynakta son ${recentDays} gün içinde yayımlandığı için taslak olarak alındı; dilerseniz şimdi yayımlayın.`
    : null
}

async function withPictures(
  { blocks, folder }: ReadPost,
  bring: Bring,
  problems: Problems,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const block of blocks) {
    if (block.type !== 'pictures') entries.push(block)
    else entries.push(...(await pictureEntry(block, folder, bring, problems)))
  }
  return entries
}

type PictureBlock = Extract<FoundBlock, { type: 'pictures' }>

async function pictureEntry(
  { data: { key, pictures } }: PictureBlock,
  folder: string,
  bring: Bring,
  problems: Problems,
): Promise<Entry[]> {
  const images: Picture[] = []
  for (const found of pictures) {
    const file = await broughtOr(found.source, folder, bring, problems)
    if (file !== null) images.push(pictureOf(found, file))
  }
  if (images.length === 0) return []
  return images.length === 1
    ? [{ type: 'image', data: { key, ...images[0]! } }]
    : [{ type: 'gallery', data: { key, images } }]
}

const pictureOf = (
  { alt, caption }: FoundPicture,
  { url, width, height, variants, placeholder }: UploadedFile,
): Picture => ({ src: url, alt, caption, width, height, variants, placeholder })

/** Null, with a line in the report, where a picture could not be brought over. */
async function broughtOr(
  named: string,
  folder: string,
  bring: Bring,
  problems: Problems,
): Promise<UploadedFile | null> {
  const brought = await bring(named, folder)
  if ('file' in brought) return brought.file
  problems.add(brought.problem, named.slice(0, 300))
  return null
}
