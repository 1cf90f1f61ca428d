-- likes is the sum of the applause, applauder_count the number of members.
CREATE OR REPLACE FUNCTION count_applause() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  applause_change integer := coalesce(NEW.count, 0) - coalesce(OLD.count, 0);
  members integer := CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END;
BEGIN
  IF applause_change <> 0 OR members <> 0 THEN
    UPDATE posts SET likes = likes + applause_change, applauder_count = applauder_count + members
    WHERE id = coalesce(NEW.post_id, OLD.post_id);
    PERFORM note_statistics(coalesce(NEW.post_id, OLD.post_id), coalesce(NEW.created_at, OLD.created_at),
      applause_change, 0);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_applause AFTER INSERT OR DELETE OR UPDATE OF count ON applause
  FOR EACH ROW EXECUTE FUNCTION count_applause();
