-- Pages of the most used tags subtract what changed since their reader began.
CREATE OR REPLACE FUNCTION note_tag_count_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_count_changes (tag_id, change) VALUES (NEW.id, NEW.post_count - OLD.post_count);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER note_tag_count_change AFTER UPDATE OF post_count ON tags FOR EACH ROW
  WHEN (OLD.post_count <> NEW.post_count) EXECUTE FUNCTION note_tag_count_change();
