import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { plainText } from '../../../core/document/text.ts'
import type { Entry } from '../../../core/document/types.ts'
import { type SearchedText, type Vectors, vectorsOf } from '../../../core/search/vectors.ts'
import { wordsOf } from '../../../core/search/words.ts'
import type { Database } from '../../database/connection.ts'

/** Counts up whenever the same text gives other words: every post is then indexed anew. */
export const recipe = 6

interface IndexedRow {
  id: number
  title: string
  excerpt: string
  entries: Entry[]
  tags: string[]
  author: string
}

/** Called in the transaction that changes the post: the next search finds it as it is now. */
export async function indexPosts(database: Database, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<IndexedRow>`
    SELECT posts.id, title, excerpt, entries, first_name || ' ' || last_name || ' ' || username AS author,
      ARRAY(SELECT name FROM post_tags JOIN tags ON tags.id = tag_id WHERE post_id = posts.id AND NOT is_hidden) AS tags
    FROM posts JOIN users ON users.id = user_id
    WHERE posts.id = ANY(${ids}) ORDER BY posts.id FOR NO KEY UPDATE OF posts`.execute(database)
  await writeWords(database, rows)
}

async function writeWords(database: Database, rows: IndexedRow[]): Promise<void> {
  if (rows.length === 0) return
  const found: (Vectors & { title: string })[] = []
  for (const row of rows) {
    // One thread serves everybody, so others get their turn between two posts and within a long one.
    await nextTurn()
    const vectors = await vectorsOf(searchedText(row), nextTurn)
    found.push({ title: titleKey(row.title), ...vectors })
  }
  await sql`
    WITH given AS (
      SELECT * FROM unnest(${rows.map(({ id }) => id)}::bigint[], ${found.map(({ title }) => title)}::text[],
        ${found.map(({ heading }) => heading)}::tsvector[], ${found.map(({ words }) => words)}::tsvector[])
        AS given(id, title, heading, words)
    ), learnt AS (
      INSERT INTO unlearned_posts (post_id) SELECT id FROM given JOIN posts USING (id) WHERE is_public(posts)
    )
    INSERT INTO post_words (post_id, user_id, is_public, created_at, category_id, second_category_id, read_time,
      title, heading, words)
    SELECT id, user_id, is_public(posts), created_at, category_id, second_category_id, read_time,
      given.title, heading, words
    FROM given JOIN posts USING (id)
    ON CONFLICT (post_id) DO UPDATE SET user_id = excluded.user_id, is_public = excluded.is_public,
      created_at = excluded.created_at, category_id = excluded.category_id,
      second_category_id = excluded.second_category_id, read_time = excluded.read_time,
      title = excluded.title, heading = excluded.heading, words = excluded.words`.execute(database)
}

const searchedText = ({ title, tags, author, excerpt, entries }: IndexedRow): SearchedText => ({
  ...{ title, tags, author, excerpt },
  body: plainText(entries),
})

/** A title as a whole, however it is written. */
export const titleKey = (title: string): string => wordsOf(title).join(' ')
