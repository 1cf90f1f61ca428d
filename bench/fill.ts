import type { Client } from 'pg'

/**
 * Adds plain posts until there are so many, each with a tag and some with two categories. Written
 * by the database itself: the lists only need rows to choose from, not texts worth reading. The
 * newest posts are the same at every size, so that a list shows the same whatever the size.
 */
export async function fillPosts(owner: Client, upTo: number): Promise<void> {
  await owner.query('BEGIN')
  await owner.query(pauseSql)
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(indexesSql)
  for (const { name } of indexes) await owner.query(`DROP INDEX ${name}`)
  await owner.query(postsSql, [upTo])
  await owner.query(tagsSql)
  for (const { definition } of indexes) await owner.query(definition)
  await owner.query('SELECT recount_posts()')
  await owner.query(resumeSql)
  await owner.query('COMMIT')
  await owner.query('VACUUM ANALYZE posts, post_tags, post_tallies, users, tags')
}

/** Counting and notifying row by row would take hours; `recount_posts` counts once at the end. */
const pauseSql = `
  SET LOCAL maintenance_work_mem = '256MB';
  ALTER TABLE posts DISABLE TRIGGER USER;
  ALTER TABLE post_tags DISABLE TRIGGER USER;`

const resumeSql = `
  ALTER TABLE posts ENABLE TRIGGER USER;
  ALTER TABLE post_tags ENABLE TRIGGER USER;`

/** Made anew at the end, which takes a fraction of the time of keeping them up row by row. */
const indexesSql = `
  SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
  WHERE indrelid IN ('posts'::regclass, 'post_tags'::regclass)
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`

const postsSql = `
  INSERT INTO posts (user_id, slug, title, excerpt, status, category_id, second_category_id, views, likes,
    read_time, publish_time, created_at, published_at)
  SELECT 1 + n % 20, 'olcum-' || n, 'Ölçüm yazısı ' || n, 'Bir giriş.', CASE WHEN n % 20 = 0 THEN 2 ELSE 1 END,
    1 + n % 12, CASE WHEN n % 4 = 0 THEN 1 + (n + 5) % 12 END, (n * 7919::bigint) % 100003, (n * 31) % 4999,
    (n * 13) % 900, age, age, age
  FROM generate_series((SELECT max(id) FROM posts), $1) AS n, LATERAL (SELECT now() - n * interval '37 seconds' AS age)`

const tagsSql = `
  INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
  SELECT id, 1 + id % 100, 0, created_at FROM posts
  WHERE slug LIKE 'olcum-%' AND NOT EXISTS (SELECT FROM post_tags WHERE post_id = posts.id)`
