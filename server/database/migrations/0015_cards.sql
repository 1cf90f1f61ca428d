-- What is shown of a member, a category, a tag and a post wherever they appear. It stands here, and
-- not with the queries, because the writing of a post answers with its card as well: asking for it
-- afterwards took as long as a third of the writing.
CREATE VIEW user_cards AS
SELECT id, username, first_name AS "firstName", last_name AS "lastName", picture, biography,
  follower_count AS "followerCount", following_count AS "followingCount",
  post_count + coalesce(fresh.amount, 0) AS "postCount",
  comment_count AS "commentCount", created_at AS "createdAt",
  (SELECT coalesce(json_agg(account), '[]') FROM (
    SELECT platform, handle, url FROM social_accounts WHERE user_id = users.id ORDER BY social_accounts.id
  ) AS account) AS "socialAccounts"
FROM users LEFT JOIN (
  SELECT kind, sum(amount)::int AS amount FROM post_tallies WHERE kind LIKE 'author %' GROUP BY kind
) AS fresh ON kind = 'author ' || users.id;

CREATE VIEW category_cards AS
SELECT id, slug, name, description,
  (SELECT coalesce(sum(amount), 0)::int FROM post_tallies WHERE kind = categories.id::text) AS "postCount"
FROM categories;

CREATE VIEW tag_cards AS
SELECT id, slug, name, post_count + coalesce(fresh.amount, 0) AS "postCount"
FROM tags LEFT JOIN (
  SELECT kind, sum(amount)::int AS amount FROM post_tallies WHERE kind LIKE 'tag %' GROUP BY kind
) AS fresh ON kind = 'tag ' || tags.id;

CREATE VIEW post_cards AS
SELECT id AS "postId", user_id AS "userId", category_id AS "categoryId",
  second_category_id AS "secondCategoryId", slug, title, coalesce(nullif(excerpt, ''), summary) AS excerpt,
  cover, status, publish_time AS "publishTime", created_at AS "postCreatedAt", updated_at AS "updatedAt",
  views, likes, comment_count AS "postCommentCount", read_time AS "readTime"
FROM posts;

-- Authors and tags are counted as categories are: rows are only added, so that nobody who publishes
-- waits for somebody else. Plain columns, here and below: a whole row would be copied with its text
-- at every step.
CREATE FUNCTION kinds_of_post(author_id bigint, category_id integer, second_category_id integer, read_time integer)
RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY['all', 'author ' || author_id, category_id::text, second_category_id::text]
    || CASE WHEN read_time <= 120
         THEN ARRAY['all short', category_id || ' short', second_category_id || ' short'] END, NULL)
$$;
CREATE OR REPLACE FUNCTION post_kinds(post posts) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT unnest(kinds_of_post(post.user_id, post.category_id, post.second_category_id, post.read_time))
$$;

DROP TRIGGER count_new_post ON posts;
DROP TRIGGER count_changed_post ON posts;
DROP FUNCTION count_post;
DROP FUNCTION count_public_post;
CREATE FUNCTION count_kinds(kinds text[], change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_tallies (kind, amount) SELECT kind, change FROM unnest(kinds) AS kind;
END $$;

-- A post's tags count when it becomes public and when it ceases to be; those that are added or taken
-- away in the meantime are counted below.
CREATE FUNCTION count_changed_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public boolean := OLD.status = 1 AND OLD.deleted_at IS NULL;
  is_public boolean := NEW.status = 1 AND NEW.deleted_at IS NULL;
  tag_kinds text[];
BEGIN
  IF was_public THEN
    PERFORM count_kinds(kinds_of_post(OLD.user_id, OLD.category_id, OLD.second_category_id, OLD.read_time), -1);
  END IF;
  IF is_public THEN
    PERFORM count_kinds(kinds_of_post(NEW.user_id, NEW.category_id, NEW.second_category_id, NEW.read_time), 1);
  END IF;
  IF was_public <> is_public THEN
    tag_kinds := ARRAY(SELECT 'tag ' || tag_id FROM post_tags WHERE post_id = NEW.id);
    PERFORM count_kinds(tag_kinds, CASE WHEN is_public THEN 1 ELSE -1 END);
  END IF;
  RETURN NULL;
END $$;
DROP FUNCTION count_tags;
CREATE TRIGGER count_changed_post
  AFTER UPDATE OF status, deleted_at, read_time, category_id, second_category_id ON posts FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at, OLD.read_time, OLD.category_id, OLD.second_category_id)
    IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.read_time, NEW.category_id, NEW.second_category_id))
  EXECUTE FUNCTION count_changed_post();

CREATE FUNCTION author_of(kind text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN kind LIKE 'author %' THEN substr(kind, 8)::bigint END
$$;
CREATE FUNCTION tag_of(kind text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN kind LIKE 'tag %' THEN substr(kind, 5)::bigint END
$$;

-- Now and then what was counted moves to where it is sorted by, or becomes one row again. Whoever
-- holds the row of an author or a tag at that moment is not waited for: the next time will do.
CREATE FUNCTION fold_tallies() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7407207) THEN RETURN; END IF;
  WITH free AS (
    SELECT id, 'author ' || id AS kind FROM users
    WHERE id IN (SELECT author_of(kind) FROM post_tallies)
    FOR NO KEY UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM post_tallies USING free WHERE post_tallies.kind = free.kind RETURNING id, amount
  )
  UPDATE users SET post_count = post_count + counted.amount
  FROM (SELECT id, sum(amount) AS amount FROM gone GROUP BY id) AS counted WHERE users.id = counted.id;
  WITH free AS (
    SELECT id, 'tag ' || id AS kind FROM tags
    WHERE id IN (SELECT tag_of(kind) FROM post_tallies)
    FOR NO KEY UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM post_tallies USING free WHERE post_tallies.kind = free.kind RETURNING id, amount
  )
  UPDATE tags SET post_count = post_count + counted.amount
  FROM (SELECT id, sum(amount) AS amount FROM gone GROUP BY id) AS counted WHERE tags.id = counted.id;
  -- Nobody asks for those who are gone.
  DELETE FROM post_tallies WHERE kind LIKE 'author %' AND NOT EXISTS (SELECT FROM users WHERE id = author_of(kind))
    OR kind LIKE 'tag %' AND NOT EXISTS (SELECT FROM tags WHERE id = tag_of(kind));
  WITH many AS (
    SELECT kind FROM post_tallies WHERE kind NOT LIKE 'author %' AND kind NOT LIKE 'tag %'
    GROUP BY kind HAVING count(*) > 1
  ), gone AS (
    DELETE FROM post_tallies WHERE kind IN (SELECT kind FROM many) RETURNING kind, amount
  )
  INSERT INTO post_tallies (kind, amount)
  SELECT kind, sum(amount) FROM gone GROUP BY kind HAVING sum(amount) <> 0;
END $$;

-- After many posts were written at once with these triggers off.
CREATE FUNCTION recount_posts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_tallies;
  UPDATE users SET post_count = 0 WHERE post_count <> 0;
  UPDATE tags SET post_count = 0 WHERE post_count <> 0;
  INSERT INTO post_tallies (kind, amount)
  SELECT kind, count(*) FROM posts CROSS JOIN LATERAL post_kinds(posts) AS kind WHERE is_public(posts) GROUP BY kind
  UNION ALL
  SELECT 'tag ' || tag_id, count(*) FROM post_tags JOIN posts ON posts.id = post_id WHERE is_public(posts) GROUP BY tag_id;
  PERFORM fold_tallies();
END $$;

-- All that follows from a new post in one trigger. An assignment runs a function without the
-- preparations of a query.
DROP TRIGGER tell_of_new_post ON posts;
DROP TRIGGER tell_post_change ON posts;
CREATE FUNCTION note_new_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  done text;
BEGIN
  done := pg_notify('changes', 'post ' || NEW.id);
  IF NEW.status = 1 THEN INSERT INTO untold_posts (post_id) VALUES (NEW.id); END IF;
  IF NEW.status = 1 AND NEW.deleted_at IS NULL THEN
    done := pg_notify('changes', 'posts');
    done := count_kinds(kinds_of_post(NEW.user_id, NEW.category_id, NEW.second_category_id, NEW.read_time), 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_new_post AFTER INSERT ON posts FOR EACH ROW EXECUTE FUNCTION note_new_post();
CREATE TRIGGER tell_post_change
  AFTER DELETE OR UPDATE OF slug, title, excerpt, category_id, second_category_id, status, entries,
    entries_sort, cover, canonical, publish_time, deleted_at ON posts
  FOR EACH ROW EXECUTE FUNCTION tell_post_change();

-- For all tags of a statement at once.
DROP TRIGGER tell_tag_change ON post_tags;
DROP TRIGGER count_post_tag ON post_tags;
DROP FUNCTION count_post_tag;
CREATE FUNCTION note_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_tallies (kind, amount)
  SELECT 'tag ' || tag_id, CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  FROM changed JOIN posts ON posts.id = post_id WHERE is_public(posts);
  PERFORM pg_notify('changes', 'post ' || post_id) FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER note_new_post_tags AFTER INSERT ON post_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_tags();
CREATE TRIGGER note_gone_post_tags AFTER DELETE ON post_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_tags();

-- Tags mostly exist: they are looked for first, and only what is missing is made.
CREATE OR REPLACE FUNCTION add_tags(post bigint, slugs text[], names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  missing integer := cardinality(slugs);
  added integer;
BEGIN
  WHILE missing > 0 LOOP
    INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
    SELECT posts.id, tags.id, array_position(slugs, tags.slug) - 1, posts.created_at
    FROM tags JOIN posts ON posts.id = post WHERE tags.slug = ANY(slugs)
    ORDER BY tags.id ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS added = ROW_COUNT;
    missing := missing - added;
    -- A tag that somebody else makes at this moment is seen the next time.
    IF missing > 0 THEN
      INSERT INTO tags (slug, name)
      SELECT given.slug, given.name FROM unnest(slugs, names) AS given(slug, name)
      WHERE NOT EXISTS (SELECT FROM tags WHERE tags.slug = given.slug)
      ORDER BY given.slug ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
END $$;

-- To compress a text took a fifth of publishing it, and won it two fifths of its room.
ALTER TABLE posts ALTER COLUMN entries SET STORAGE EXTERNAL;
ALTER TABLE post_edits ALTER COLUMN entries SET STORAGE EXTERNAL;
ALTER TABLE post_revisions ALTER COLUMN entries SET STORAGE EXTERNAL;

-- A new post with its tags and its first revision. It answers with the rows of the post's card, or
-- with nothing when the same text was sent before. It is planned once for a connection, perhaps when
-- the tables are still empty: whatever their size, everything in it is looked up by a key.
DROP FUNCTION create_post;
CREATE FUNCTION create_post(given jsonb, slugs text[], tag_slugs text[], tag_names text[], words integer)
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
