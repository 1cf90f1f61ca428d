/** What follows from the reactions of the community: it is read off them, not made up anew. */

/** Lists of the account that is shown first: one for everybody, with notes, and one for herself. */
export const listsSql = `
  WITH made AS (
    INSERT INTO custom_lists (user_id, slug, name, is_public)
    SELECT users.id, row.slug, row.name, row.is_public
    FROM users CROSS JOIN (VALUES
      ('pazar-okumalari', 'Pazar okumaları', true),
      ('yazarken-donup-baktiklarim', 'Yazarken dönüp baktıklarım', false)) AS row(slug, name, is_public)
    WHERE username = 'elif'
    RETURNING id, user_id, is_public
  ), saved AS (
    SELECT id, user_id, row_number() OVER (PARTITION BY user_id ORDER BY id DESC) AS place FROM bookmarks
  )
  INSERT INTO custom_list_items (list_id, bookmark_id, position, note)
  SELECT made.id, saved.id, place, coalesce(CASE WHEN is_public THEN (ARRAY[
    'Son paragrafı iki kez okudum; ikincisinde başka bir yazıydı.',
    'Kahveyle birlikte, acele etmeden.',
    NULL,
    'Konuyu hiç bilmeyene de bir kapı açıyor.'])[place] END, '')
  FROM made JOIN saved USING (user_id)
  WHERE CASE WHEN is_public THEN place <= 6 ELSE place BETWEEN 4 AND 8 END`

/** Of the last two weeks; the older half has been seen. */
export const notificationsSql = `
  WITH causes AS (
    SELECT posts.user_id, 'newLike' AS type, post_id, applauses.user_id AS actor_id, NULL::bigint AS comment_id,
      applauses.created_at
    FROM applauses JOIN posts ON posts.id = post_id
    UNION ALL
    SELECT posts.user_id, 'newComment', post_id, comments.user_id, comments.id, comments.created_at
    FROM comments JOIN posts ON posts.id = post_id WHERE parent_id IS NULL
    UNION ALL
    SELECT following_id, 'newFollower', NULL, follower_id, NULL, created_at FROM user_relationships
  ), recent AS (
    SELECT * FROM causes WHERE created_at > now() - interval '14 days' AND actor_id <> user_id
  ), made AS (
    INSERT INTO notifications (user_id, type, actor_id, actor_count, post_id, is_seen, created_at)
    SELECT user_id, type, (array_agg(actor_id ORDER BY created_at DESC))[1], count(DISTINCT actor_id),
      post_id, max(created_at) < now() - interval '7 days', max(created_at)
    FROM recent GROUP BY user_id, type, post_id ORDER BY max(created_at)
    RETURNING group_id, user_id, type, post_id
  )
  INSERT INTO notification_actors (group_id, actor_id, comment_id)
  SELECT group_id, actor_id, comment_id FROM made JOIN recent
    ON recent.user_id = made.user_id AND recent.type = made.type
    AND recent.post_id IS NOT DISTINCT FROM made.post_id`
