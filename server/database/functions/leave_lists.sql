-- Before the bookmark goes, because without it nobody knows which post an item was about.
CREATE OR REPLACE FUNCTION leave_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM custom_list_items WHERE bookmark_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER leave_lists BEFORE DELETE ON bookmarks FOR EACH ROW EXECUTE FUNCTION leave_lists();
