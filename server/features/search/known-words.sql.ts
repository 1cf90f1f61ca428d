import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Database } from '../../database/connection.ts'

export interface KnownWord {
  word: string
  /** Not written anywhere: it stands for all forms of a word. */
  isKey: boolean
  /** About how many posts have it: changed and deleted ones are not counted anew. */
  postCount: number
}

/** Posts whose words are learnt in one go. */
const batch = 200

/** Called by the clock. Only what everybody may read is learnt: a suggestion must not tell of a draft. */
export async function learnWords(database: Database): Promise<void> {
  for (let learnt = batch; learnt === batch;) learnt = await learnSome(database)
}

/** In the order of the words, so that two processes never wait for each other. */
async function learnSome(database: Database): Promise<number> {
  return database.write(async (transaction) => {
    const { rows } = await sql<{ taken: number }>`
      WITH taken AS (
        DELETE FROM unlearned_posts WHERE post_id IN (
          SELECT post_id FROM unlearned_posts ORDER BY post_id LIMIT ${sql.lit(batch)} FOR UPDATE SKIP LOCKED)
        RETURNING post_id
      ), learnt AS (
        INSERT INTO known_words (word, post_count)
        SELECT word, count(*) FROM taken JOIN post_words USING (post_id),
          unnest(tsvector_to_array(words)) AS word
        WHERE is_public GROUP BY word ORDER BY word
        ON CONFLICT (word) DO UPDATE SET post_count = known_words.post_count + excluded.post_count
      )
      SELECT count(*)::int AS taken FROM taken`.execute(transaction)
    return rows[0]!.taken
  })
}

export interface Known {
  counts: ReadonlyMap<string, number>
  /** About how many there are in all. */
  posts: number
  /** Without the extension nobody's typing errors are forgiven. */
  hasTrigrams: boolean
}

export async function selectKnown(database: Database, keys: readonly string[]): Promise<Known> {
  const { rows } = await sql<{
    words: Omit<KnownWord, 'isKey'>[]
    posts: number
    hasTrigrams: boolean
  }>`
    SELECT (SELECT coalesce(json_agg(json_build_object('word', word, 'postCount', post_count)), '[]')
        FROM known_words WHERE word = ANY(${keys})) AS words,
      (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'post_words'::regclass) AS posts,
      EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams"`.execute(
    database,
  )
  const { words, ...rest } = rows[0]!
  return { counts: new Map(words.map(({ word, postCount }) => [word, postCount])), ...rest }
}

const nearest = 60

/** PostgreSQL's usual 0.3 would leave out what has two errors. */
const likeness = '0.2'

/**
 * Those that look alike, the keys of all forms of a word among them: nobody may have written the form that
 * somebody mistypes. How near they are is for the asker to say.
 */
export function selectAlike(database: Database, word: string): Promise<KnownWord[]> {
  return database.write(async (transaction) => {
    await sql`SELECT set_config('pg_trgm.similarity_threshold', ${likeness}, true)`.execute(
      transaction,
    )
    const { rows } = await sql<KnownWord>`
      SELECT ltrim(word, '=') AS word, starts_with(word, '=') AS "isKey", post_count AS "postCount" FROM known_words WHERE word % ${word}
      ORDER BY similarity(word, ${word}) DESC, post_count DESC LIMIT ${sql.lit(nearest)}`.execute(
      transaction,
    )
    return rows
  })
}

/** Finds words in spite of typing errors. Whether the database has it is known from here on. */
export async function addTrigrams(owner: Client): Promise<boolean> {
  // Two processes that create one thing at the same moment would fail.
  await owner.query('SELECT pg_advisory_lock(7407222)')
  try {
    await owner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    await owner.query(
      'CREATE INDEX IF NOT EXISTS known_words_by_trigrams ON known_words USING gin (word gin_trgm_ops)',
    )
    return true
  } catch {
    return false
  } finally {
    await owner.query('SELECT pg_advisory_unlock(7407222)')
  }
}
