-- Followers are notified of a post once, when it is public for the first time.
CREATE OR REPLACE FUNCTION remember_to_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO untold_posts (post_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_of_first_publication AFTER UPDATE OF status ON posts FOR EACH ROW
  WHEN (NEW.status = 1 AND OLD.published_at IS NULL) EXECUTE FUNCTION remember_to_tell();
