import type { Problem } from '../convert/blocks.ts'
import type { FoundPost } from '../convert/post.ts'
import type { Document } from '../reading/document.ts'
import { fieldOf, fieldsOf, type XmlItem, xmlParts } from '../reading/xml.ts'
import { dateIn, type Source, unreadable } from './source.ts'

/** WordPress writes everything as items of a feed, pictures and pages included. */
export function wordpress(document: Document): Source {
  return {
    name: 'wordpress',
    progress: () => document.progress(),
    async *posts() {
      const pictures = await picturesIn(document)
      for await (const part of xmlParts(await document.open(), ['item'])) {
        if (!('item' in part) || !isPost(part.item)) continue
        const id = fieldOf(part.item, 'wp:post_id') || fieldOf(part.item, 'guid')
        yield part.item.isCut
          ? unreadable(id, fieldOf(part.item, 'title'))
          : postOf(id, part.item, pictures)
      }
    },
  }
}

/** Neither pages, nor pictures, nor menus; nor what was thrown away there. */
const isPost = (item: XmlItem): boolean =>
  fieldOf(item, 'wp:post_type') === 'post' &&
  !['trash', 'auto-draft', 'inherit'].includes(fieldOf(item, 'wp:status'))

const mostPictures = 100_000

/** A post names its cover by number, and the picture may stand after it. */
async function picturesIn(document: Document): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  for await (const part of xmlParts(await document.open(), ['item'])) {
    if (!('item' in part) || pictures.size >= mostPictures) continue
    const url = fieldOf(part.item, 'wp:attachment_url')
    if (url !== '') pictures.set(fieldOf(part.item, 'wp:post_id'), url.slice(0, 2048))
  }
  return pictures
}

function postOf(id: string, item: XmlItem, pictures: Map<string, string>): FoundPost {
  const link = fieldOf(item, 'link')
  const content = item.fields.find(({ name }) => name === 'content:encoded')?.text ?? ''
  const { html, problems } = withoutShortcodes(content)
  const isPublished = fieldOf(item, 'wp:status') === 'publish'
  const isProtected = fieldOf(item, 'wp:post_password') !== ''
  const labels = fieldsOf(item, 'category')
  const ofKind = (domain: string) =>
    labels.filter(({ attributes }) => attributes['domain'] === domain)
  return {
    id: `${new URL(URL.canParse(link) ? link : 'http://yok').host} ${id}`,
    title: fieldOf(item, 'title'),
    excerpt: fieldOf(item, 'excerpt:encoded').replace(/<[^<>]{0,500}>/g, ''),
    // With blocks or paragraphs lines mean nothing.
    body: { html, lines: !/<!-- wp:|<p[\s>]/.test(content) },
    date: isPublished && !isProtected ? dateOf(item) : null,
    tags: [...ofKind('post_tag'), ...ofKind('category')]
      .map(({ text }) => text.trim())
      .filter(isLabel),
    canonical: isPublished && link.startsWith('http') ? link : null,
    cover: pictures.get(metaOf(item, '_thumbnail_id')) ?? null,
    base: link.startsWith('http') ? link : null,
    problems: isProtected
      ? [...problems, { what: 'Kaynakta parolalıydı; taslak olarak alındı.', where: '' }]
      : problems,
  }
}

/** The label of what has none. */
const isLabel = (name: string): boolean => !['', 'Genel', 'Uncategorized'].includes(name)

/** The first is in UTC; the other in the site's own time. */
const dateOf = (item: XmlItem): Date | null => {
  const utc = fieldOf(item, 'wp:post_date_gmt')
  return utc.startsWith('0000') || utc === ''
    ? dateIn(fieldOf(item, 'pubDate'))
    : dateIn(`${utc.replace(' ', 'T')}Z`)
}

/** Keys and values stand one after the other. */
function metaOf({ fields }: XmlItem, key: string): string {
  const at = fields.findIndex(
    ({ name, text }) => name === 'wp:postmeta/wp:meta_key' && text.trim() === key,
  )
  return at === -1 ? '' : (fields[at + 1]?.text.trim() ?? '')
}

const knownShortcodes = new Set([
  'gallery',
  'audio',
  'video',
  'playlist',
  'youtube',
  'vimeo',
  'soundcloud',
  'twitter',
  'instagram',
  'more',
  'wpforms',
])

/** What plugins and themes wrote in brackets; brackets of the author's own stay. */
function withoutShortcodes(content: string): { html: string; problems: Problem[] } {
  const problems: Problem[] = []
  const html = content
    .replace(/\[caption\b[^\]]{0,500}\]/g, '<figure>')
    .replaceAll('[/caption]', '</figure>')
    .replace(
      /\[(embed|youtube|vimeo|soundcloud)\](https?:[^[\s]{4,2000})\[\/\1\]/g,
      '\n\n<p>$2</p>\n\n',
    )
    .replace(/\[(?:embed|youtube|vimeo)\s+(https?:[^\]\s]{4,2000})\]/g, '\n\n<p>$1</p>\n\n')
    .replace(
      /\[\/?([a-z][a-z0-9_-]{1,40})(\s[^\][\n]{0,500})?\]/g,
      (whole, name: string, given = '') => {
        const isShortcode = knownShortcodes.has(name) || /[-_]/.test(name) || given.includes('="')
        if (!isShortcode) return whole
        if (!whole.startsWith('[/')) problems.push({ what: 'Kısa kod alınamadı.', where: whole })
        return ''
      },
    )
  return { html, problems }
}
