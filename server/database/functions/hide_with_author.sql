-- Whether what a member writes is out of sight: they are leaving, or suspended together with their posts.
CREATE OR REPLACE FUNCTION is_author_hidden(author bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_deleted OR EXISTS (SELECT FROM suspensions WHERE user_id = author AND hide_posts) FROM users WHERE id = author
$$;

-- What such a member still writes, by an import that runs or a call of the same moment, is as hidden as the rest.
-- The lock waits for a deletion or a suspension that is under way; what it changed is seen by the next statement only.
CREATE OR REPLACE FUNCTION hide_with_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id FOR KEY SHARE;
  NEW.author_hidden := coalesce(is_author_hidden(NEW.user_id), false);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER hide_post_with_author BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION hide_with_author();
CREATE OR REPLACE TRIGGER hide_comment_with_author BEFORE INSERT ON comments FOR EACH ROW EXECUTE FUNCTION hide_with_author();
