-- How many public posts there are: in all ('all'), in each category (its id), and the short reads
-- among both ('all short', '5 short'). Rows are only ever added, so that many can publish at once; they are summed
-- up when they are read, and folded together now and then.
CREATE TABLE post_tallies (
  kind text COLLATE "C" NOT NULL,
  amount integer NOT NULL
);
CREATE INDEX post_tallies_by_kind ON post_tallies (kind) INCLUDE (amount);

CREATE FUNCTION is_public(post posts) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT post.status = 1 AND post.deleted_at IS NULL
$$;

CREATE FUNCTION post_kinds(post posts) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT place || size
  FROM unnest(ARRAY['all', post.category_id::text, post.second_category_id::text]) AS place,
    unnest(ARRAY['', CASE WHEN post.read_time <= 120 THEN ' short' END]) AS size
  WHERE place IS NOT NULL AND size IS NOT NULL
$$;

CREATE FUNCTION count_public_post(post posts, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_public(post) THEN RETURN; END IF;
  INSERT INTO post_tallies (kind, amount)
  SELECT kind, change FROM post_kinds(post) AS kind;
  UPDATE users SET post_count = post_count + change WHERE id = post.user_id;
  -- In the order of their ids, so that two posts with the same tags never wait for each other.
  PERFORM FROM tags WHERE id IN (SELECT tag_id FROM post_tags WHERE post_id = post.id) ORDER BY id FOR UPDATE;
  UPDATE tags SET post_count = post_count + change
  WHERE id IN (SELECT tag_id FROM post_tags WHERE post_id = post.id);
END $$;

CREATE FUNCTION count_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN PERFORM count_public_post(OLD, -1); END IF;
  PERFORM count_public_post(NEW, 1);
  RETURN NULL;
END $$;

CREATE TRIGGER count_new_post AFTER INSERT ON posts FOR EACH ROW EXECUTE FUNCTION count_post();
CREATE TRIGGER count_changed_post
  AFTER UPDATE OF status, deleted_at, read_time, category_id, second_category_id ON posts FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at, OLD.read_time, OLD.category_id, OLD.second_category_id)
    IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.read_time, NEW.category_id, NEW.second_category_id))
  EXECUTE FUNCTION count_post();

-- Erasing comes after unpublishing or deleting, which already counted the post out.
CREATE FUNCTION refuse_erasing_public_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_public(OLD) THEN RAISE EXCEPTION 'post % is public and cannot be erased', OLD.id; END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER refuse_erasing_public_post BEFORE DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION refuse_erasing_public_post();

CREATE FUNCTION count_post_tag() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  link post_tags := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  UPDATE tags SET post_count = post_count + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  WHERE id = link.tag_id AND EXISTS (SELECT FROM posts WHERE posts.id = link.post_id AND is_public(posts));
  RETURN NULL;
END $$;
CREATE TRIGGER count_post_tag AFTER INSERT OR DELETE ON post_tags
  FOR EACH ROW EXECUTE FUNCTION count_post_tag();
