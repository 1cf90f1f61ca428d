-- All that follows from a new post.
CREATE OR REPLACE FUNCTION note_new_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 1 THEN INSERT INTO unannounced_posts (post_id) VALUES (NEW.id); END IF;
  IF is_public(NEW) THEN
    PERFORM count_kinds(kinds_of_post(NEW.user_id, NEW.category_id, NEW.second_category_id, NEW.read_time), 1);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER note_new_post AFTER INSERT ON posts FOR EACH ROW EXECUTE FUNCTION note_new_post();
