-- A new post with its tags and its first revision. It answers with the rows of the post's card, or with nothing
-- when the same text was sent before. It is planned once for a connection, perhaps when the tables are still
-- empty: whatever their size, everything in it is looked up by a key.
CREATE OR REPLACE FUNCTION create_post(given jsonb, slugs text[], tag_slugs text[], tag_names text[], words integer)
RETURNS json LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  post posts := jsonb_populate_record(NULL::posts, given);
  -- From its publication on, nothing is written over a text.
  is_closed boolean := cardinality(slugs) > 0;
  done text;
BEGIN
  -- The first of those given, unless somebody has it.
  post.slug := slugs[CASE WHEN EXISTS (SELECT FROM posts WHERE posts.slug = slugs[1]) THEN 2 ELSE 1 END];
  INSERT INTO posts (user_id, title, excerpt, summary, entries, entries_sort, category_id,
    second_category_id, cover, canonical, status, publish_time, read_time, comments_closed, creation_key, slug)
  VALUES (post.user_id, post.title, post.excerpt, post.summary, post.entries, post.entries_sort,
    post.category_id, post.second_category_id, post.cover, post.canonical, post.status, post.publish_time,
    post.read_time, post.comments_closed, post.creation_key, post.slug)
  ON CONFLICT (user_id, creation_key) WHERE creation_key IS NOT NULL DO NOTHING RETURNING id INTO post.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  done := add_tags(post.id, tag_slugs, tag_names);
  INSERT INTO post_revisions (post_id, number, title, excerpt, entries, entries_sort, word_count, is_closed)
  VALUES (post.id, 1, post.title, post.excerpt, post.entries, post.entries_sort, words, is_closed);
  RETURN json_build_object(
    'posts', (SELECT json_agg(card) FROM post_cards AS card WHERE "postId" = post.id),
    'users', (SELECT json_agg(card) FROM user_cards AS card WHERE id = post.user_id),
    'categories', (SELECT coalesce(json_agg(card), '[]') FROM category_cards AS card
      WHERE id IN (post.category_id, post.second_category_id)),
    'tags', (SELECT coalesce(json_agg(card), '[]') FROM (
      SELECT post_id AS "postId", tag_cards.* FROM post_tags JOIN tag_cards ON tag_cards.id = tag_id
      WHERE post_id = post.id ORDER BY position) AS card));
END $$;
