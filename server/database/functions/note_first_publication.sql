-- The date of a post is that of its first publication, not of its draft, so that it opens the lists as new
-- whether the author, an editor or the clock publishes it.
CREATE OR REPLACE FUNCTION note_first_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN NEW.created_at := now(); END IF;
  NEW.published_at := NEW.created_at;
  NEW.publish_time := NEW.created_at;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER note_first_publication BEFORE INSERT ON posts FOR EACH ROW
  WHEN (NEW.status IN (0, 1, 4) AND NEW.published_at IS NULL) EXECUTE FUNCTION note_first_publication();
CREATE OR REPLACE TRIGGER note_later_publication BEFORE UPDATE OF status ON posts FOR EACH ROW
  WHEN (NEW.status = 1 AND NEW.published_at IS NULL) EXECUTE FUNCTION note_first_publication();
