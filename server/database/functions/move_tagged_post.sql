-- post_tags repeats the time of the post, to list a tag's posts in order.
CREATE OR REPLACE FUNCTION move_tagged_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_tags SET post_created_at = NEW.created_at WHERE post_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER move_tagged_post AFTER UPDATE ON posts FOR EACH ROW
  WHEN (OLD.created_at IS DISTINCT FROM NEW.created_at) EXECUTE FUNCTION move_tagged_post();
