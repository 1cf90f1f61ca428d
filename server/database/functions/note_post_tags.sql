-- Counts all tags of a statement at once.
CREATE OR REPLACE FUNCTION note_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_tallies (kind, amount)
  SELECT 'tag ' || tag_id, CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  FROM changed JOIN posts ON posts.id = post_id WHERE is_public(posts);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER note_new_post_tags AFTER INSERT ON post_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_tags();
CREATE OR REPLACE TRIGGER note_gone_post_tags AFTER DELETE ON post_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_tags();
