-- What a member who is leaving still writes, by an import that runs or a call of the same moment, is as hidden as the rest.
-- The lock waits for a deletion that is under way.
CREATE OR REPLACE FUNCTION hide_with_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author_hidden := coalesce((SELECT is_deleted FROM users WHERE id = NEW.user_id FOR KEY SHARE), false);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER hide_post_with_author BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION hide_with_author();
CREATE OR REPLACE TRIGGER hide_comment_with_author BEFORE INSERT ON comments FOR EACH ROW EXECUTE FUNCTION hide_with_author();
