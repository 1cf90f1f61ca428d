-- Erasing comes after unpublishing or deleting, which already counted the post out.
CREATE OR REPLACE FUNCTION refuse_erasing_public_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_public(OLD) THEN RAISE EXCEPTION 'post % is public and cannot be erased', OLD.id; END IF;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER refuse_erasing_public_post BEFORE DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION refuse_erasing_public_post();
