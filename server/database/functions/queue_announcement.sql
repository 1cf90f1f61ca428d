-- Followers are notified of a post once, when it is public for the first time.
CREATE OR REPLACE FUNCTION queue_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unannounced_posts (post_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER queue_first_announcement AFTER UPDATE OF status ON posts FOR EACH ROW
  WHEN (NEW.status = 1 AND OLD.published_at IS NULL) EXECUTE FUNCTION queue_announcement();
