/** What follows from the reactions of the community: it is read off them, not made up anew. */

/** Lists out of what their members bookmarked last; those for everybody bear notes. */
export const listsSql = `
  WITH wanted (username, slug, name, is_public, first, last) AS (VALUES
    ('elif', 'pazar-okumalari', 'Pazar okumaları', true, 1, 6),
    ('elif', 'yazarken-donup-baktiklarim', 'Yazarken dönüp baktıklarım', false, 4, 8),
    ('aysedemir', 'yuruyuste-aklima-gelenler', 'Yürüyüşte aklıma gelenler', true, 1, 5),
    ('nilufer', 'sofrada-okunanlar', 'Sofrada okunanlar', true, 1, 4),
    ('gokhan_a', 'gece-nobetinde-okuduklarim', 'Gece nöbetinde okuduklarım', true, 1, 6),
    ('umutsahin', 'sonra-donecegim', 'Sonra döneceğim', false, 1, 5)
  ), made AS (
    INSERT INTO custom_lists (user_id, slug, name, is_public)
    SELECT users.id, slug, name, is_public FROM wanted JOIN users USING (username)
    RETURNING id, user_id, slug, is_public
  ), saved AS (
    SELECT id, user_id, row_number() OVER (PARTITION BY user_id ORDER BY id DESC) AS rank FROM bookmarks
  )
  INSERT INTO custom_list_items (list_id, bookmark_id, position, note)
  SELECT made.id, saved.id, rank, coalesce(CASE WHEN is_public THEN (ARRAY[
    'Son paragrafı iki kez okudum; ikincisinde başka bir yazıydı.',
    'Kahveyle birlikte, acele etmeden.',
    NULL,
    'Konuyu hiç bilmeyene de bir kapı açıyor.'])[rank] END, '')
  FROM made JOIN saved USING (user_id) JOIN wanted USING (slug, is_public)
  WHERE rank BETWEEN first AND last`

/** Of the last two weeks; the older half has been seen. `cause` is the comment that is the cause, if one is. */
export const notificationsSql = `
  WITH causes AS (
    SELECT posts.user_id, 'newLike' AS type, post_id, NULL::bigint AS comment_id, applause.user_id AS actor_id,
      NULL::bigint AS cause, applause.created_at
    FROM applause JOIN posts ON posts.id = post_id
    UNION ALL
    SELECT posts.user_id, 'newComment', post_id, NULL, comments.user_id, comments.id, comments.created_at
    FROM comments JOIN posts ON posts.id = post_id WHERE parent_id IS NULL
    UNION ALL
    SELECT thread.user_id, 'newReply', NULL, thread.id, comments.user_id, comments.id, comments.created_at
    FROM comments JOIN comments AS thread ON thread.id = comments.parent_id
    UNION ALL
    SELECT comments.user_id, 'commentLike', NULL, comments.id, comment_likes.user_id, NULL, comments.created_at
    FROM comment_likes JOIN comments ON comments.id = comment_id
    UNION ALL
    SELECT users.id, 'mention', NULL, comments.id, comments.user_id, comments.id, comments.created_at
    FROM comments CROSS JOIN LATERAL regexp_matches(text, '@([a-z0-9_]+)', 'g') AS name
    JOIN users ON username = name[1]
    UNION ALL
    SELECT follower_id, 'newPost', posts.id, NULL, posts.user_id, NULL, publish_time
    FROM public_posts AS posts JOIN user_relationships ON following_id = posts.user_id
    UNION ALL
    SELECT following_id, 'newFollower', NULL, NULL, follower_id, NULL, created_at FROM user_relationships
  ), recent AS (
    SELECT * FROM causes WHERE created_at > now() - interval '14 days' AND actor_id <> user_id
  ), made AS (
    INSERT INTO notifications (user_id, type, actor_id, actor_count, post_id, comment_id, is_seen, created_at)
    SELECT user_id, type, (array_agg(actor_id ORDER BY created_at DESC))[1], count(DISTINCT actor_id),
      post_id, comment_id, max(created_at) < now() - interval '7 days', max(created_at)
    FROM recent GROUP BY user_id, type, post_id, comment_id ORDER BY max(created_at)
    RETURNING group_id, user_id, type, post_id, comment_id
  )
  INSERT INTO notification_actors (group_id, actor_id, comment_id)
  SELECT group_id, actor_id, cause FROM made JOIN recent
    ON recent.user_id = made.user_id AND recent.type = made.type
    AND recent.post_id IS NOT DISTINCT FROM made.post_id
    AND recent.comment_id IS NOT DISTINCT FROM made.comment_id
  WHERE made.type <> 'newPost'`

/** One of elif's drafts came back from an editor. */
export const decisionSql = `
  INSERT INTO notifications (user_id, type, post_id, decision, note)
  SELECT user_id, 'moderation', posts.id, 'sentBack',
    'Çok güzel başlıyor. Berat’ın tebeşiri kırdığı günü de yazınca yeniden gönderir misiniz?'
  FROM posts JOIN users ON users.id = user_id
  WHERE username = 'elif' AND title = 'Tahtaya kalkmak üzerine'`
