-- Every post that waits for an editor stands in the queue, however it came to wait, and no other does. Who writes
-- the post adds the reasons.
CREATE OR REPLACE FUNCTION keep_post_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 3 THEN INSERT INTO post_waits (post_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSE DELETE FROM post_waits WHERE post_id = NEW.id; END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER keep_wait_of_new_post AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.status = 3) EXECUTE FUNCTION keep_post_wait();
CREATE OR REPLACE TRIGGER keep_wait_of_post AFTER UPDATE OF status ON posts FOR EACH ROW
  WHEN ((NEW.status = 3) <> (OLD.status = 3)) EXECUTE FUNCTION keep_post_wait();
