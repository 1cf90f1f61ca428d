import { authorPath, postPath } from '../../../core/paths.ts'
import type { Category } from '../../../core/contracts/categories.ts'
import type { Database } from '../../database/connection.ts'
import { type Kind, kindNames, type Range, selectEntries } from './sitemap.sql.ts'
import { urlsetEnd, urlsetStart, urlXml } from './sitemap-xml.ts'

/** The protocol allows no more addresses in one file. */
export const addressLimit = 50_000

/** Pages that are there without anybody having written something. */
const standingPages = ['/', '/kesfet', '/hakkinda', '/kosullar', '/gizlilik']

const pathOf: Record<Kind, (name: string) => string> = {
  posts: postPath,
  users: authorPath,
  tags: (slug) => `/etiket/${slug}`,
}

const batchSize = 2000

/**
 * A file holds the posts, authors and tags whose ids lie in one range. An address so never moves
 * from one file to another, and no file can hold more than three ranges' worth.
 */
export const rangeSize = (limit: number): number =>
  Math.max(1, Math.floor(limit / kindNames.length))

export const rangeOf = (number: number, size: number): Range => ({
  after: (number - 1) * size,
  upTo: number * size,
})

export const everything: Range = { after: 0, upTo: null }

/** The standing pages and the categories; a dozen or two. */
export function firstPaths(categories: Category[]): string[] {
  const shown = categories.filter(({ postCount }) => postCount > 0)
  return [...standingPages, ...shown.map(({ slug }) => `/kesfet/${slug}`)]
}

/** In batches, as fast as the reader takes them: the file never stands in memory as a whole. */
export async function* urlset(
  database: Database,
  paths: string[],
  range: Range | null,
): AsyncGenerator<string> {
  yield urlsetStart + paths.map((path) => urlXml(path)).join('')
  if (range !== null) for (const kind of kindNames) yield* urlsOf(database, kind, range)
  yield urlsetEnd
}

async function* urlsOf(database: Database, kind: Kind, range: Range): AsyncGenerator<string> {
  let { after } = range
  for (;;) {
    const entries = await selectEntries(database, kind, { ...range, after }, batchSize)
    if (entries.length > 0)
      yield entries.map(({ name, updatedAt }) => urlXml(pathOf[kind](name), updatedAt)).join('')
    if (entries.length < batchSize) return
    after = entries.at(-1)!.id
  }
}
