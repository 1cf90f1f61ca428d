import type { Client } from 'pg'

/** Words of a made-up language, from which every post has some; a few of them are in most posts. */
export const vocabulary = 400_000
/** Each in a third of all posts. */
export const commonWords = Array.from({ length: 10 }, (_, number) => `ortak${number}`)
/** Each in a few of the newest posts, which are the same at every size. */
export const rareWords = Array.from({ length: 400 }, (_, number) => `nadir${number}`)

/** Gives the posts of `fillPosts` the words they are found by, written by the database itself. */
export async function fillWords(owner: Client): Promise<void> {
  await owner.query('BEGIN')
  await owner.query(`SET LOCAL maintenance_work_mem = '512MB'`)
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(indexesSql)
  for (const { name } of indexes) await owner.query(`DROP INDEX ${name}`)
  await owner.query(postWordsSql)
  for (const { definition } of indexes) await owner.query(definition)
  await owner.query(knownWordsSql)
  await owner.query('COMMIT')
  await owner.query('VACUUM ANALYZE post_words, known_words')
}

/** Made anew at the end, which takes a fraction of the time. */
const indexesSql = `
  SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
  WHERE indrelid = 'post_words'::regclass
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`

/** Eight letters for each number. */
const wordOf = (number: string): string =>
  `translate(lpad(to_hex(((${number})::bigint * 2654435761) % 4294967296), 8, '0'), '0123456789abcdef', 'aeiouklmnrstbdyz')`

const postWordsSql = `
  INSERT INTO post_words (post_id, user_id, is_public, created_at, category_id, second_category_id, read_time, title,
    heading, words)
  SELECT id, user_id, is_public(posts), created_at, category_id, second_category_id, read_time, 'olcum yazisi ' || n,
    heading, heading || body
  FROM posts, LATERAL (SELECT substr(slug, 7)::bigint AS n) AS numbered,
    LATERAL (SELECT (format('''olcum'':15500A ''yazisi'':15501A ''%s'':15502A ''elif'':15900B', n)
      || ' ''' || ${wordOf('n % 5000')} || ''':15503A')::tsvector AS heading) AS named,
    LATERAL (
      SELECT (string_agg('''' || ${wordOf(`floor(${vocabulary} * power(((n * 7919 + position * 104729) % 100003) / 100003.0, 4))`)}
          || ''':' || position, ' ')
        || ' ''ortak' || n % 10 || ''':90 ''ortak' || (n + 3) % 10 || ''':91 ''ortak' || (n + 7) % 10 || ''':92'
        || CASE WHEN n <= 10000 THEN ' ''nadir' || n % 400 || ''':93' ELSE '' END)::tsvector AS body
      FROM generate_series(1, 40) AS position
    ) AS text
  WHERE slug LIKE 'olcum-%' AND NOT EXISTS (SELECT FROM post_words WHERE post_id = posts.id)`

/** Counted on a part of the posts; which words there are is known anyway. */
const knownWordsSql = `
  INSERT INTO known_words (word, post_count)
  SELECT word, sum(amount) FROM (
    SELECT ${wordOf('number')} AS word, 1 AS amount FROM generate_series(0, ${vocabulary - 1}) AS number
    UNION ALL
    SELECT word, count(*) * (SELECT ceil(count(*) / 10000.0)::int FROM post_words) FROM (
      SELECT unnest(tsvector_to_array(words)) AS word FROM (SELECT words FROM post_words ORDER BY post_id LIMIT 10000) AS first
    ) AS sample GROUP BY word
  ) AS counted GROUP BY word
  ON CONFLICT (word) DO UPDATE SET post_count = greatest(excluded.post_count, known_words.post_count)`
