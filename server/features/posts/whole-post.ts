import { refusals } from '../../messages.ts'
import { LRUCache } from 'lru-cache'
import { commentPageSize } from '../../../core/contracts/comments.ts'
import { tableOfContents } from '../../../core/document/contents.ts'
import { entriesHtml } from '../../../core/document/html.ts'
import type { Entry } from '../../../core/document/types.ts'
import { notFound } from '../../errors.ts'
import { type Post, type WholePost } from '../../../core/contracts/posts.ts'
import { site } from '../../../core/site.ts'
import { topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller, Reading } from '../../http/call.ts'
import { pageOfThreads, topicsOfWriters } from '../comments/comments.public.ts'
import { topicsOfCards } from './post-topics.sql.ts'
import { highlightCode } from './highlight.ts'
import { type PostText, selectPost } from './posts.sql.ts'

/** Rendering a text costs more than reading it; a version never changes. */
const rendered = new LRUCache<string, string>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (html) => html.length + 1,
})

export async function wholePost(
  database: Database,
  caller: Caller | null,
  id: string,
): Promise<WholePost> {
  const found = await selectPost(database, caller, id)
  if (found === undefined) throw notFound(refusals.post.notFound)
  return withText(database, caller, found.card, found.text)
}

/** The same for the call that reads one. */
export async function readPost(
  database: Database,
  { caller, dependsOn }: Reading,
  id: string,
): Promise<WholePost> {
  const post = await wholePost(database, caller, id)
  dependsOn(topics.commentsOn(post.id), ...topicsOfCards([post]))
  dependsOn(...topicsOfWriters(post.comments['hydra:member']))
  return post
}

/** A post as lists show it, and its text. */
async function withText(
  database: Database,
  caller: Caller | null,
  card: Post,
  text: PostText,
): Promise<WholePost> {
  const entries = text.entries as Entry[]
  const path = `/posts/${card.slug ?? card.id}/comments`
  const firstPage = { page: 1, itemsPerPage: commentPageSize }
  const [content, comments] = await Promise.all([
    contentOf(`${card.id} ${text.version} ${card.updatedAt}`, entries),
    pageOfThreads(database, caller, { ...card, path }, firstPage),
  ])
  return {
    ...card,
    canonical: text.canonical,
    commentsClosed: text.commentsClosed,
    content,
    entries: entries as WholePost['entries'],
    entriesSort: text.entriesSort,
    tableOfContents: tableOfContents(entries),
    comments,
    version: text.version,
  }
}

/** How long a text is shown with plain code before colouring it is tried again. */
const plainMilliseconds = 60_000

async function contentOf(key: string, entries: Entry[]): Promise<string> {
  const known = rendered.get(key)
  if (known !== undefined) return known
  const { highlight, isFinal } = await highlightCode(entries)
  const html = entriesHtml(entries, { highlight, origin: site.url })
  rendered.set(key, html, isFinal ? {} : { ttl: plainMilliseconds })
  return html
}
