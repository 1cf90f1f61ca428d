-- A post's tags count when it becomes public and when it ceases to be; those added or taken away in the meantime
-- are counted by note_post_tags.
CREATE OR REPLACE FUNCTION count_changed_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public boolean := is_public(OLD);
  becomes_public boolean := is_public(NEW);
  change integer := CASE WHEN becomes_public THEN 1 ELSE -1 END;
BEGIN
  IF was_public THEN
    PERFORM count_kinds(kinds_of_post(OLD.user_id, OLD.category_id, OLD.second_category_id, OLD.read_time), -1);
  END IF;
  IF becomes_public THEN
    PERFORM count_kinds(kinds_of_post(NEW.user_id, NEW.category_id, NEW.second_category_id, NEW.read_time), 1);
  END IF;
  IF was_public <> becomes_public THEN
    PERFORM count_kinds(ARRAY(SELECT 'tag ' || tag_id FROM post_tags WHERE post_id = NEW.id), change);
    PERFORM count_around_post(NEW.id, change);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_changed_post
  AFTER UPDATE OF status, deleted_at, author_hidden, read_time, category_id, second_category_id ON posts FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at, OLD.author_hidden, OLD.read_time, OLD.category_id, OLD.second_category_id)
    IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.author_hidden, NEW.read_time, NEW.category_id, NEW.second_category_id))
  EXECUTE FUNCTION count_changed_post();
