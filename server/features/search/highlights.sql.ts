import { sql } from 'kysely'
import { plainText } from '../../../core/document/text.ts'
import type { Entry } from '../../../core/document/types.ts'
import type { FoundPost } from '../../../core/contracts/search.ts'
import type { Post } from '../../../core/contracts/posts.ts'
import { excerptAround, marked } from '../../../core/search/excerpts.ts'
import { textPlaces } from '../../../core/search/vectors.ts'
import type { Database } from '../../database/connection.ts'

interface Places {
  id: number
  entries: Entry[]
  places: number[]
}

/** Where in each of these posts the words stand that were asked for. */
export async function selectPlaces(
  database: Database,
  postIds: readonly number[],
  keys: readonly string[],
): Promise<Places[]> {
  const { rows } = await sql<Places>`
    SELECT post_id AS id, entries, ARRAY(
      SELECT place FROM unnest(words) AS word, unnest(word.positions) AS place
      WHERE lexeme = ANY(${keys}) ORDER BY place) AS places
    FROM post_words JOIN posts ON posts.id = post_id
    WHERE post_id = ANY(${postIds})`.execute(database)
  return rows
}

/** Shows in each post what was asked for, in the form that stands there. */
export function highlight(posts: readonly Post[], places: readonly Places[]): FoundPost[] {
  const found = new Map(places.map((row) => [row.id, row]))
  return posts.map((post) => ({ ...post, highlights: highlightsOf(post, found.get(post.id)) }))
}

function highlightsOf(post: Post, found: Places | undefined): FoundPost['highlights'] {
  const { body, title, excerpt } = textPlaces(found?.places ?? [])
  const text = body.length > 0 ? excerptAround(plainText(found!.entries), body) : []
  return {
    title: marked(post.title, new Set(title)),
    text: text.length > 0 ? text : marked(post.excerpt, new Set(excerpt)),
  }
}
