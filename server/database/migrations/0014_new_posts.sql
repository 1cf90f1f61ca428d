-- What belongs to one act of writing is one journey to the database: between two of them everybody
-- who waits for the same author or the same tag would wait for the network as well.

-- Gives a post tags, making those that do not exist yet. In the order of their ids, so that two posts
-- with the same tags never wait for each other.
CREATE FUNCTION add_tags(post bigint, slugs text[], names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  missing integer := cardinality(slugs);
  added integer;
BEGIN
  -- A tag that somebody else makes at this moment is seen the second time.
  WHILE missing > 0 LOOP
    WITH known AS (SELECT id, slug FROM tags WHERE slug = ANY(slugs)),
    made AS (
      INSERT INTO tags (slug, name)
      SELECT given.slug, given.name FROM unnest(slugs, names) AS given(slug, name)
      WHERE given.slug NOT IN (SELECT known.slug FROM known)
      ORDER BY given.slug ON CONFLICT DO NOTHING RETURNING id, slug
    )
    INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
    SELECT posts.id, every.id, array_position(slugs, every.slug) - 1, posts.created_at
    FROM (SELECT * FROM known UNION ALL SELECT * FROM made) AS every JOIN posts ON posts.id = post
    ORDER BY every.id ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS added = ROW_COUNT;
    missing := missing - added;
  END LOOP;
END $$;

-- A new post with its tags and its first revision; nothing when the same text was sent before. Its
-- slug is the first of those given, unless somebody has it.
CREATE FUNCTION create_post(given jsonb, slugs text[], tag_slugs text[], tag_names text[], words integer)
RETURNS bigint LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  post posts := jsonb_populate_record(NULL::posts, given);
  -- From its publication on, nothing is written over a text.
  is_closed boolean := cardinality(slugs) > 0;
BEGIN
  post.slug := slugs[CASE WHEN EXISTS (SELECT FROM posts WHERE posts.slug = slugs[1]) THEN 2 ELSE 1 END];
  INSERT INTO posts (user_id, title, excerpt, summary, entries, entries_sort, category_id,
    second_category_id, cover, canonical, status, publish_time, read_time, comments_closed, creation_key, slug)
  VALUES (post.user_id, post.title, post.excerpt, post.summary, post.entries, post.entries_sort,
    post.category_id, post.second_category_id, post.cover, post.canonical, post.status, post.publish_time,
    post.read_time, post.comments_closed, post.creation_key, post.slug)
  ON CONFLICT (user_id, creation_key) WHERE creation_key IS NOT NULL DO NOTHING RETURNING id INTO post.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM add_tags(post.id, tag_slugs, tag_names);
  INSERT INTO post_revisions (post_id, number, title, excerpt, entries, entries_sort, word_count, is_closed)
  VALUES (post.id, 1, post.title, post.excerpt, post.entries, post.entries_sort, words, is_closed);
  RETURN post.id;
END $$;

-- Who may write where is asked at every saving and hardly ever changes: it is kept in memory.
CREATE OR REPLACE FUNCTION tell_category_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'posts');
  PERFORM pg_notify('changes', 'categories');
  RETURN NULL;
END $$;

-- A post that is being made has no tags yet: each counts itself when it is added.
CREATE FUNCTION count_tags(post bigint, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of their ids, so that two posts with the same tags never wait for each other.
  PERFORM FROM tags WHERE id IN (SELECT tag_id FROM post_tags WHERE post_id = post) ORDER BY id FOR UPDATE;
  UPDATE tags SET post_count = post_count + change
  WHERE id IN (SELECT tag_id FROM post_tags WHERE post_id = post);
END $$;

CREATE OR REPLACE FUNCTION count_public_post(post posts, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_public(post) THEN RETURN; END IF;
  INSERT INTO post_tallies (kind, amount)
  SELECT kind, change FROM post_kinds(post) AS kind;
  UPDATE users SET post_count = post_count + change WHERE id = post.user_id;
END $$;

-- The author before the tags, always, so that nobody waits in a circle.
CREATE OR REPLACE FUNCTION count_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN PERFORM count_public_post(OLD, -1); END IF;
  PERFORM count_public_post(NEW, 1);
  IF TG_OP = 'UPDATE' AND is_public(NEW) <> is_public(OLD) THEN
    PERFORM count_tags(NEW.id, CASE WHEN is_public(NEW) THEN 1 ELSE -1 END);
  END IF;
  RETURN NULL;
END $$;
