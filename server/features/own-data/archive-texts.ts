import { entriesHtml } from '../../../core/document/html.ts'
import { escapeHtml } from '../../../core/document/escape.ts'
import { entriesMarkdown } from '../../../core/document/markdown.ts'
import type { Entry } from '../../../core/document/types.ts'
import { siteAddress } from '../../../core/site.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { wholePage } from './archive-look.ts'
import type { NewAddress } from './archive-pictures.ts'
import type { ArchivedPost, ArchivedText } from './archive.sql.ts'

const statusNames: Record<number, string> = {
  [postStatus.passive]: 'Yayından kaldırılmış',
  [postStatus.active]: 'Yayında',
  [postStatus.draft]: 'Taslak',
  [postStatus.waiting]: 'Onay bekliyor',
  [postStatus.pending]: 'İnceleniyor',
  [postStatus.planned]: 'Planlanmış',
}

export const statusOf = ({ status, deletedAt }: ArchivedPost): string =>
  deletedAt === null ? (statusNames[status] ?? '') : 'Silinmiş'

const folder = 'yazilar/'
export const versionsEnding = '-surumler.html'

/** The folder of the texts, and the name of one without its ending. */
export const postFile = (number: number, { slug, status }: ArchivedPost): string =>
  `${folder}${number}-${slug ?? (status === postStatus.draft ? 'taslak' : 'yazi')}`

/** Players and cards would ask other sites: in an archive they are plain links. */
const offline = (entry: Entry): Entry => {
  if (entry.type !== 'embed' && entry.type !== 'link') return entry
  const { key, url } = entry.data
  const link = { type: 'link', attrs: { href: url } } as const
  return {
    type: 'paragraph',
    data: { key, content: [{ type: 'text', text: url, marks: [link] }] },
  }
}

/** Pictures lie one folder up, and only in one size; other addresses of the site stay addresses of the site. */
const localAddresses = (html: string, moved: NewAddress): string =>
  html
    .replace(/ srcset="[^"]*"| sizes="[^"]*"/g, '')
    .replace(/ (src|href)="(\/[^"]*)"/g, (_, name: string, address: string) => {
      const path = moved(address)
      return ` ${name}="${path === null ? siteAddress(address) : `../${path}`}"`
    })

/** As it is on the site: only there are pictures known to be the site's own. */
export function textHtml({ excerpt, cover, entries }: ArchivedText, moved: NewAddress): string {
  const lead = excerpt === '' ? '' : `<p><em>${escapeHtml(excerpt)}</em></p>`
  const coverPath = cover && moved(cover)
  const picture = coverPath ? `<img src="../${escapeHtml(coverPath)}" alt="">` : ''
  return `${lead}${picture}\n${localAddresses(entriesHtml(entries.map(offline)), moved)}`
}

/** Of a post that has versions its page leads to them. */
export function postPage(
  number: number,
  post: ArchivedPost,
  moved: NewAddress,
  hasVersions: boolean,
): string {
  const facts = [
    statusOf(post),
    formatDateTime(post.createdAt),
    post.status === postStatus.active && count(post.views, 'okunma'),
    post.status === postStatus.active && count(post.likes, 'alkış'),
  ].filter(Boolean)
  const labels = [...post.categories.map(({ name }) => name), ...post.tags.map((tag) => `#${tag}`)]
  const file = escapeHtml(postFile(number, post).slice(folder.length))
  const versions = hasVersions ? ` · <a href="${file}${versionsEnding}">Sürümleri</a>` : ''
  return wholePage(
    { title: post.title, root: '../' },
    `<p class="quiet">${escapeHtml(facts.join(' · '))}${labels.length > 0 ? `<br>${escapeHtml(labels.join(' '))}` : ''}</p>
${textHtml(post, moved)}
<p class="quiet"><a href="${file}.md">Markdown olarak</a>${versions}</p>
`,
  )
}

/** YAML's strings may be JSON's. */
const yaml = (value: unknown): string => JSON.stringify(value)

export function postMarkdown(post: ArchivedPost): string {
  const head = {
    title: post.title,
    slug: post.slug,
    date: post.publishedAt ?? post.createdAt,
    draft: post.status !== postStatus.active || post.deletedAt !== null,
    updated: post.updatedAt,
    status: statusOf(post),
    excerpt: post.excerpt,
    categories: post.categories.map(({ name }) => name),
    tags: post.tags,
    cover: post.cover && `../${post.cover}`,
    canonical: post.canonical,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${yaml(value)}`)
  const text = entriesMarkdown(post.entries).replaceAll('](resimler/', '](../resimler/')
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`
}
