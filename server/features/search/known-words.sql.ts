import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { given } from './given.sql.ts'

export interface KnownWord {
  word: string
  /** Not written anywhere: it stands for all forms of a word. */
  isKey: boolean
  /** About how many posts have it: each is counted once, with the words it had then. */
  postCount: number
}

/** Posts whose words are learnt in one go. */
const batch = 200

/** Milliseconds of every second, since a site that is indexed anew has words to learn for hours. */
const worked = 300

/** Called by the clock. Only what everybody may read is learnt: a suggestion must not tell of a draft. */
export async function learnWords(database: Database): Promise<void> {
  const until = Date.now() + worked
  while ((await learnSome(database)) === batch && Date.now() < until);
}

/** In the order of the words, so that two processes never wait for each other. */
async function learnSome(database: Database): Promise<number> {
  return database.write(async (transaction) => {
    const { rows } = await sql<{ taken: number }>`
      WITH taken AS (
        DELETE FROM unlearned_posts WHERE id IN (
          SELECT id FROM unlearned_posts ORDER BY id LIMIT ${sql.lit(batch)} FOR UPDATE SKIP LOCKED)
        RETURNING post_id
      ), changed AS (
        SELECT DISTINCT post_id FROM taken JOIN post_words USING (post_id) WHERE is_public
      ), new AS (
        INSERT INTO known_posts (post_id) SELECT post_id FROM changed ON CONFLICT DO NOTHING RETURNING post_id
      ), learnt AS (
        INSERT INTO known_words (word, post_count)
        SELECT word, count(new.post_id) FROM changed JOIN post_words USING (post_id) LEFT JOIN new USING (post_id),
          unnest(tsvector_to_array(words)) AS word
        GROUP BY word ORDER BY word
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
        FROM known_words WHERE word IN (SELECT unnest(${given(keys, 'text[]')}))) AS words,
      (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'post_words'::regclass) AS posts,
      EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams"`.execute(
    database,
  )
  const { words, ...rest } = rows[0]!
  return { counts: new Map(words.map(({ word, postCount }) => [word, postCount])), ...rest }
}

/** Gone through at a time, of those that few posts have. */
const recalled = 200
const few = 1000

/**
 * Nobody has to look whether a word that so many posts have is still there. Counted because the planner would read the
 * whole table for the first of them.
 */
const isWritten = sql`(post_count > ${sql.lit(few)} OR 0 < (
  SELECT count(*) FROM post_words WHERE is_public AND words @@ quote_literal(word)::tsquery))`

/**
 * Forgets those of the next known words that no public post has any more, and says where to go on. Words that are
 * being learnt are left for the next time.
 */
export async function forgetWords(database: Database, after: string): Promise<string> {
  return database.write(async (transaction) => {
    const { rows } = await sql<{ last: string | null }>`
      WITH next AS MATERIALIZED (
        SELECT word, post_count FROM known_words WHERE word > ${after} ORDER BY word
        LIMIT ${sql.lit(recalled)} FOR UPDATE SKIP LOCKED
      ), forgotten AS (
        DELETE FROM known_words WHERE word IN (SELECT word FROM next WHERE NOT ${isWritten})
      )
      SELECT max(word) AS last FROM next`.execute(transaction)
    return rows[0]!.last ?? ''
  })
}

/** The first of these that a public post has. */
export async function findWritten(
  database: Database,
  words: readonly KnownWord[],
): Promise<KnownWord | undefined> {
  const keys = words.map(({ word, isKey }) => (isKey ? `=${word}` : word))
  const { rows } = await sql<{ number: number }>`
    SELECT number::int FROM unnest(${keys}::text[], ${words.map(({ postCount }) => postCount)}::int[])
      WITH ORDINALITY AS near(word, post_count, number)
    WHERE ${isWritten} ORDER BY number LIMIT 1`.execute(database)
  return rows[0] === undefined ? undefined : words[rows[0].number - 1]
}

const nearest = 60

/**
 * Those that look alike, the keys of all forms of a word among them: nobody may have written the form that
 * somebody mistypes. How near they are is for the asker to say.
 */
export function selectAlike(
  database: Database,
  word: string,
  likeness: number,
): Promise<KnownWord[]> {
  return database.write(async (transaction) => {
    await sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(likeness)}, true)`.execute(
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
