-- Replies are one level deep, and a thread stays under its post and can be seen. Held from the beginning, so that whoever
-- deletes it meanwhile waits, or is waited for, before anything else is touched.
CREATE OR REPLACE FUNCTION check_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comments AS thread
  WHERE thread.id = NEW.parent_id AND thread.parent_id IS NULL AND thread.post_id = NEW.post_id AND thread.status = 1
  FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'comment % is no thread of post %', NEW.parent_id, NEW.post_id
      USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER check_thread BEFORE INSERT ON comments FOR EACH ROW
  WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION check_thread();
