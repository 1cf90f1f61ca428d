-- Whether what a member made is out of sight: they are leaving, or suspended together with their posts.
CREATE OR REPLACE FUNCTION is_author_hidden(author bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_deleted OR EXISTS (SELECT FROM suspensions WHERE user_id = author AND hide_posts) FROM users WHERE id = author
$$;

-- Whether a post goes from sight with its author. Of suspended members whose posts stay, only those stay that everybody
-- could see before: nothing else becomes public meanwhile, be it planned, waiting or published at the very moment.
CREATE OR REPLACE FUNCTION is_post_hidden_with_author(post posts) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_author_hidden(post.user_id) OR EXISTS (
    SELECT FROM suspensions WHERE user_id = post.user_id
      AND NOT coalesce(post.status IN (1, 4) AND post.published_at <= created_at, false))
$$;

-- Comments that others answered stay where they are, or the answers would go with them.
CREATE OR REPLACE FUNCTION is_comment_hidden_with_author(comment comments) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_author_hidden(comment.user_id) AND NOT EXISTS (
    SELECT FROM comments AS reply WHERE reply.parent_id = comment.id AND reply.user_id <> comment.user_id
      AND is_active(reply))
  OR EXISTS (SELECT FROM suspensions WHERE user_id = comment.user_id AND comment.created_at > created_at)
$$;

-- What such a member still writes, by an import that runs or a call of the same moment, is as hidden as the rest.
-- The lock waits for a deletion or a suspension that is under way; what it changed is seen by the next statement only.
CREATE OR REPLACE FUNCTION hide_with_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id FOR KEY SHARE;
  NEW.author_hidden := coalesce(is_author_hidden(NEW.user_id), false) OR is_suspended(NEW.user_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER hide_post_with_author BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION hide_with_author();
CREATE OR REPLACE TRIGGER hide_comment_with_author BEFORE INSERT ON comments FOR EACH ROW EXECUTE FUNCTION hide_with_author();
