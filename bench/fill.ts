import type { Client } from 'pg'
import { countersSql, pauseCountingSql } from '../demo/load.sql.ts'

/**
 * Adds plain posts until there are so many, each with a tag and some with two categories. Written
 * by the database itself: the lists only need rows to choose from, not texts worth reading.
 */
export async function fillPosts(owner: Client, upTo: number): Promise<void> {
  await owner.query('BEGIN')
  await owner.query(pauseCountingSql)
  await owner.query(
    `INSERT INTO posts (user_id, slug, title, excerpt, status, category_id, second_category_id, views, likes,
       read_time, publish_time, created_at)
     SELECT 1 + n % 20, 'olcum-' || n, 'Ölçüm yazısı ' || n, 'Bir giriş.', CASE WHEN n % 20 = 0 THEN 2 ELSE 1 END,
       1 + n % 12, CASE WHEN n % 4 = 0 THEN 1 + (n + 5) % 12 END, (n * 7919::bigint) % 100003, (n * 31) % 4999,
       (n * 13) % 900, now(), now() - n * interval '37 seconds'
     FROM generate_series((SELECT max(id) FROM posts), $1) AS n`,
    [upTo],
  )
  await owner.query(
    `INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
     SELECT id, 1 + id % 100, 0, created_at FROM posts
     WHERE slug LIKE 'olcum-%' AND NOT EXISTS (SELECT FROM post_tags WHERE post_id = posts.id)`,
  )
  await owner.query('TRUNCATE post_tallies')
  await owner.query(countersSql)
  await owner.query('COMMIT')
  await owner.query('VACUUM ANALYZE posts, post_tags, post_tallies')
}
