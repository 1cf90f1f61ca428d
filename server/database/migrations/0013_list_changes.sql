-- Lists that others read are kept in memory as pages: every change of one is told, 'list 7'. So is that a
-- member has seen something, 'viewer 3', since their unread count stands on every page sent to them.

CREATE FUNCTION tell_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'list ' || OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_list_change AFTER DELETE OR UPDATE OF slug, name, is_public ON custom_lists
  FOR EACH ROW EXECUTE FUNCTION tell_list_change();

CREATE FUNCTION tell_list_item_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'list ' || coalesce(NEW.list_id, OLD.list_id));
  RETURN NULL;
END $$;
CREATE TRIGGER tell_list_item_change AFTER INSERT OR DELETE OR UPDATE ON custom_list_items
  FOR EACH ROW EXECUTE FUNCTION tell_list_item_change();

CREATE FUNCTION tell_seen_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'viewer ' || NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_seen_change AFTER UPDATE OF is_seen ON notifications
  FOR EACH ROW EXECUTE FUNCTION tell_seen_change();
