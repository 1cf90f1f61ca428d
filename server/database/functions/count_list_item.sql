-- A list counts what it shows.
CREATE OR REPLACE FUNCTION count_list_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item custom_list_items := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  -- A list that goes with its items has nothing to count, and must not wait for their posts.
  IF NOT EXISTS (SELECT FROM custom_lists WHERE id = item.list_id) THEN RETURN NULL; END IF;
  PERFORM FROM posts WHERE id = (SELECT post_id FROM bookmarks WHERE id = item.bookmark_id)
    AND is_public(posts) FOR SHARE;
  IF FOUND THEN
    UPDATE custom_lists SET post_count = post_count + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
    WHERE id = item.list_id;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_list_item AFTER INSERT OR DELETE ON custom_list_items
  FOR EACH ROW EXECUTE FUNCTION count_list_item();
