import type { Client } from 'pg'
import { inTurns, speed } from './measure.ts'
import { headersOf, idOf } from './members.ts'
import type { Finding } from './table.ts'

/** A thousand times the authors may make a feed at most so many times slower. */
const mostApart = 1.3

const authors = 10_000
const postsOfEach = 10
const [ofFew, ofMany] = [10, 11]
const follows = { few: 5, many: 5000 }

/** The feed of somebody who follows thousands, against that of somebody who follows a handful. */
export async function compareFeeds(owner: Client, base: string): Promise<Finding> {
  await fill(owner)
  const feedOf = (reader: number, seconds: number) => () =>
    speed({ url: `${base}/api/posts?following=1`, headers: headersOf(reader) }, { seconds })
  // Until the queries are known and what they read is at hand.
  for (const reader of [ofFew, ofMany]) await feedOf(reader, 1)()
  const [few, many] = await inTurns(11, feedOf(ofFew, 0.5), feedOf(ofMany, 0.5))
  return {
    name: 'a feed of 5,000 against one of 5',
    ratio: few / many,
    limit: { most: mostApart },
    detail: `${Math.round(few)} and ${Math.round(many)} a second`,
  }
}

/** All of them write now and then; the readers follow every second author, and every two thousandth. */
async function fill(owner: Client): Promise<void> {
  const isAuthor = `username ~ '^olcum_[1-9]\\d{4}$' AND substr(username, 7)::int < ${10_000 + authors}`
  const isNth = (amount: number) => `substr(username, 7)::int % ${authors / amount} = 0`
  await owner.query(`
    ALTER TABLE posts DISABLE TRIGGER USER;
    ALTER TABLE user_relationships DISABLE TRIGGER USER;
    INSERT INTO posts (user_id, slug, title, excerpt, status, category_id, publish_time, created_at, published_at)
    SELECT id, 'akis-' || id || '-' || n, 'Ölçüm yazısı ' || n, 'Bir giriş.', 1, 1, age, age, age
    FROM users, generate_series(1, ${postsOfEach}) AS n,
      LATERAL (SELECT now() - (n * ${authors} + (id * 7919) % ${authors}) * interval '37 seconds' AS age)
    WHERE ${isAuthor};
    INSERT INTO user_relationships (follower_id, following_id)
    SELECT ${idOf(ofFew)}, id FROM users WHERE ${isAuthor} AND ${isNth(follows.few)}
    UNION ALL SELECT ${idOf(ofMany)}, id FROM users WHERE ${isAuthor} AND ${isNth(follows.many)};
    UPDATE users SET following_count = (SELECT count(*) FROM user_relationships WHERE follower_id = users.id)
    WHERE id IN (${idOf(ofFew)}, ${idOf(ofMany)});
    SELECT recount_posts();
    ALTER TABLE posts ENABLE TRIGGER USER;
    ALTER TABLE user_relationships ENABLE TRIGGER USER`)
  await owner.query('VACUUM ANALYZE posts, post_tallies, users, user_relationships')
}
