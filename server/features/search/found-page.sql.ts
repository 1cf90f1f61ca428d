import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { plainText } from '../../../core/document/text.ts'
import type { Entry } from '../../../core/document/types.ts'
import type { FoundPost } from '../../../core/contracts/search.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import { excerptAround, marked } from '../../../core/search/excerpts.ts'
import { textPositions } from '../../../core/search/vectors.ts'
import type { Tag } from '../../../core/contracts/tags.ts'
import type { Database } from '../../database/connection.ts'
import type { TagCards } from '../../database/types.gen.ts'
import { publicAmong, rowsFrom, rowsOf, selectPage } from '../posts/posts.public.ts'
import { asTag } from '../tags/tags.public.ts'
import { relatedTags } from './labels.sql.ts'

interface WordPositions {
  id: number
  entries: Entry[]
  positions: number[]
}

/** Where in each of these posts the words stand that were asked for. */
const positionsIn = (
  postIds: readonly number[],
  keys: readonly string[],
): RawBuilder<unknown> => sql`
  SELECT post_id AS id, entries, ARRAY(
    SELECT position FROM unnest(words) AS word, unnest(word.positions) AS position
    WHERE lexeme = ANY(${keys}) ORDER BY position) AS positions
  FROM post_words JOIN posts ON posts.id = post_id
  WHERE post_id IN (SELECT id FROM ${rowsFrom(postIds)})`

interface PageAsked {
  onPage: readonly number[]
  /** Under which the posts were found. */
  keys: readonly string[]
  related: readonly number[]
}

interface FoundPage {
  posts: FoundPost[]
  relatedTags: Tag[]
}

interface Beside {
  positions: WordPositions[]
  tags: Selectable<TagCards>[]
}

/** Those of these posts that are still public, and the tags that most of the related ones have, in one query. */
export async function selectFoundPage(
  database: Database,
  callerId: number,
  { onPage, keys, related }: PageAsked,
): Promise<FoundPage> {
  if (onPage.length + related.length === 0) return { posts: [], relatedTags: [] }
  const parts = sql<Record<string, Beside>>`SELECT json_build_object(
    'positions', ${rowsOf(positionsIn(onPage, keys))}, 'tags', ${rowsOf(relatedTags(related))})`
  const { cards, beside } = await selectPage(database, callerId, publicAmong(onPage), parts)
  const { positions, tags } = beside!
  const posts = onPage.flatMap((id) => cards.get(id) ?? [])
  return { posts: await highlight(posts, positions), relatedTags: tags.map(asTag) }
}

/** Shows in each post what was asked for, in the form that stands there. */
async function highlight(
  posts: readonly Post[],
  positions: readonly WordPositions[],
): Promise<FoundPost[]> {
  const found = new Map(positions.map((row) => [row.id, row]))
  const highlighted: FoundPost[] = []
  for (const post of posts) {
    // Each may be as long as a book, and one thread serves everybody.
    await nextTurn()
    highlighted.push({ ...post, highlights: highlightsOf(post, found.get(post.id)) })
  }
  return highlighted
}

function highlightsOf(post: Post, found: WordPositions | undefined): FoundPost['highlights'] {
  const { body, title, excerpt } = textPositions(found?.positions ?? [])
  const text = body.length > 0 ? excerptAround(plainText(found!.entries), body) : []
  return {
    title: marked(post.title, new Set(title)),
    text: text.length > 0 ? text : marked(post.excerpt, new Set(excerpt)),
  }
}
