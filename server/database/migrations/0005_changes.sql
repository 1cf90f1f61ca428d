-- Tells every process what has changed, with the commit that changed it, so that what is kept in
-- memory is dropped: 'post 12', 'user 3', 'posts' (some list of posts may look different).
-- Counters are left out: they change all the time and may be shown a few seconds late.

CREATE FUNCTION tell_post_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'post ' || coalesce(NEW.id, OLD.id));
  IF (TG_OP <> 'INSERT' AND is_public(OLD)) OR (TG_OP <> 'DELETE' AND is_public(NEW)) THEN
    PERFORM pg_notify('changes', 'posts');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_post_change AFTER INSERT OR DELETE OR UPDATE OF slug, title, excerpt, category_id,
  second_category_id, status, entries, entries_sort, cover, canonical, publish_time, deleted_at
  ON posts FOR EACH ROW EXECUTE FUNCTION tell_post_change();

CREATE FUNCTION tell_post_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'post ' || coalesce(NEW.post_id, OLD.post_id));
  RETURN NULL;
END $$;
CREATE TRIGGER tell_tag_change AFTER INSERT OR DELETE ON post_tags
  FOR EACH ROW EXECUTE FUNCTION tell_post_part_change();
CREATE TRIGGER tell_comment_change AFTER INSERT OR DELETE OR UPDATE OF text, status ON comments
  FOR EACH ROW EXECUTE FUNCTION tell_post_part_change();

CREATE FUNCTION tell_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user ' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_user_change AFTER UPDATE OF username, first_name, last_name, picture, biography, role, email,
  email_confirmed_at ON users FOR EACH ROW EXECUTE FUNCTION tell_user_change();

CREATE FUNCTION tell_user_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user ' || coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;
CREATE TRIGGER tell_session_change AFTER DELETE OR UPDATE OF expires_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_user_part_change();
CREATE TRIGGER tell_information_change AFTER UPDATE ON user_informations
  FOR EACH ROW EXECUTE FUNCTION tell_user_part_change();
CREATE TRIGGER tell_social_account_change AFTER INSERT OR DELETE OR UPDATE ON social_accounts
  FOR EACH ROW EXECUTE FUNCTION tell_user_part_change();

CREATE FUNCTION tell_category_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'posts');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_category_change AFTER INSERT OR DELETE OR UPDATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_category_change();
