-- post_words repeats of a post what a search sorts out by. Whether a post is public is said by is_public alone.
CREATE OR REPLACE FUNCTION keep_post_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_words SET is_public = is_public(NEW), created_at = NEW.created_at, category_id = NEW.category_id,
    second_category_id = NEW.second_category_id, read_time = NEW.read_time
  WHERE post_id = NEW.id;
  IF is_public(NEW) AND NOT is_public(OLD) THEN
    INSERT INTO unlearned_posts (post_id) VALUES (NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER keep_post_words
  AFTER UPDATE OF status, deleted_at, author_hidden, created_at, category_id, second_category_id, read_time ON posts FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at
    OR OLD.author_hidden IS DISTINCT FROM NEW.author_hidden OR OLD.created_at IS DISTINCT FROM NEW.created_at OR OLD.category_id IS DISTINCT FROM NEW.category_id
    OR OLD.second_category_id IS DISTINCT FROM NEW.second_category_id OR OLD.read_time IS DISTINCT FROM NEW.read_time)
  EXECUTE FUNCTION keep_post_words();
