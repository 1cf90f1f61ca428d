import { authorPath, postPath } from '../../../core/paths.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { uploadPath } from '../../../core/document/addresses.ts'
import { attribute, escapeHtml } from '../../../core/document/escape.ts'
import { entriesHtml } from '../../../core/document/html.ts'
import type { Entry } from '../../../core/document/types.ts'
import { site, siteAddress } from '../../../core/site.ts'
import { feedHtml } from './feed-html.ts'
import type { FeedOwner } from './feed-owners.ts'
import type { FeedPost } from './feeds.sql.ts'

/** What every format tells; all addresses are whole, all text is plain unless it says HTML. */
export interface Feed {
  title: string
  description: string
  pageAddress: string
  updatedAt: Date
  items: FeedItem[]
}

export interface FeedItem {
  id: string
  address: string
  title: string
  summary: string
  html: string
  image: string
  author: { name: string; address: string }
  /** Categories and tags. */
  subjects: string[]
  publishedAt: Date
  updatedAt: Date
}

export function feedOf(owner: FeedOwner, posts: FeedPost[]): Feed {
  let left = mostHtml
  const items = posts.map((post) => {
    const whole = post.entries === null ? null : wholeText(post.entries)
    left -= whole?.length ?? 0
    return itemOf(post, whole === null || left < 0 ? beginningOf(post) : whole)
  })
  return {
    title: legible(owner.title),
    description: legible(owner.description),
    pageAddress: siteAddress(owner.path),
    // A feed without posts has been so since ever, and its text must not change by itself.
    updatedAt: new Date(Math.max(0, ...items.map((item) => item.updatedAt.getTime()))),
    items,
  }
}

/** In characters, of all items together: signs that have to be escaped make a text longer. */
const mostHtml = 750_000

const wholeText = (entries: Entry[]): string =>
  legible(feedHtml(entriesHtml(entries, { origin: site.url }), site.url))

/** For a post that is too long to be brought along. */
const beginningOf = ({ excerpt, slug }: FeedPost): string =>
  legible(
    `<p>${escapeHtml(excerpt)}</p>\n<p><a${attribute('href', siteAddress(postPath(slug!)))}>Yazının tamamını okuyun</a></p>`,
  )

function itemOf(post: FeedPost, html: string): FeedItem {
  const publishedAt = new Date(post.publishTime ?? post.createdAt)
  const updatedAt = new Date(post.updatedAt)
  const cover = uploadPath(post.cover)
  return {
    id: stableId(post),
    address: siteAddress(postPath(post.slug!)),
    title: legible(post.title),
    summary: legible(post.excerpt),
    html,
    image: siteAddress(cover ?? `/og/${post.slug}.png`),
    author: {
      name: legible(fullName(post.user)),
      address: siteAddress(authorPath(post.user.username)),
    },
    subjects: subjectsOf(post),
    publishedAt,
    // A planned post was last touched before it came out.
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
  }
}

/** A tag: URI (RFC 4151). It outlives a move to https, which an address would not. */
function stableId({ id, createdAt }: FeedPost): string {
  const day = createdAt.slice(0, 10)
  return `tag:${new URL(site.url).hostname},${day}:yazi/${id}`
}

function subjectsOf({ categories, tags }: FeedPost): string[] {
  return [...new Set([...categories, ...tags].map(({ name }) => legible(name)))]
}

/** Characters that XML cannot carry, not even escaped. */
// oxlint-disable-next-line no-control-regex
const illegible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const legible = (text: string): string => text.replace(illegible, '')
