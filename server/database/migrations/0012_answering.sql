-- Claps, comments, follows, bookmarks, blocks and reports: rows, and counters that can never disagree
-- with them, because the database keeps both.

ALTER TABLE posts ADD COLUMN comments_closed boolean NOT NULL DEFAULT false;
-- Comments that are no replies: what a page of comments counts.
ALTER TABLE posts ADD COLUMN thread_count integer NOT NULL DEFAULT 0 CHECK (thread_count >= 0);
UPDATE posts SET thread_count =
  (SELECT count(*) FROM comments WHERE post_id = posts.id AND parent_id IS NULL AND status = 1);
CREATE INDEX threads_of_post_by_likes ON comments (post_id, like_count DESC, id DESC)
  WHERE status = 1 AND parent_id IS NULL;

-- Locks are always taken in one order (post, member, comment), so that nobody waits in a circle.
CREATE FUNCTION count_comment(comment comments, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF comment.status <> 1 THEN RETURN; END IF;
  UPDATE posts SET comment_count = comment_count + change,
    thread_count = thread_count + CASE WHEN comment.parent_id IS NULL THEN change ELSE 0 END
  WHERE id = comment.post_id;
  UPDATE users SET comment_count = comment_count + change WHERE id = comment.user_id;
  IF comment.parent_id IS NOT NULL THEN
    UPDATE comments SET reply_count = reply_count + change WHERE id = comment.parent_id;
  END IF;
END $$;

CREATE FUNCTION count_changed_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_comment(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_comment(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_comment AFTER INSERT OR DELETE OR UPDATE OF status ON comments
  FOR EACH ROW EXECUTE FUNCTION count_changed_comment();

-- Replies are one level deep, and a thread stays under its post. Held from the beginning, so that whoever
-- deletes it meanwhile waits, or is waited for, before anything else is touched.
CREATE FUNCTION check_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comments AS thread
  WHERE thread.id = NEW.parent_id AND thread.parent_id IS NULL AND thread.post_id = NEW.post_id
  FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'comment % is no thread of post %', NEW.parent_id, NEW.post_id
      USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_thread BEFORE INSERT ON comments FOR EACH ROW
  WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION check_thread();

CREATE FUNCTION count_comment_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE comments SET like_count = like_count + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  WHERE id = coalesce(NEW.comment_id, OLD.comment_id);
  RETURN NULL;
END $$;
CREATE TRIGGER count_comment_like AFTER INSERT OR DELETE ON comment_likes
  FOR EACH ROW EXECUTE FUNCTION count_comment_like();

-- How many members have applauded; likes is the sum of their claps.
ALTER TABLE posts ADD COLUMN applauder_count integer NOT NULL DEFAULT 0 CHECK (applauder_count >= 0);
UPDATE posts SET applauder_count = (SELECT count(*) FROM applauses WHERE post_id = posts.id);
CREATE INDEX applauses_of_post ON applauses (post_id, id DESC);

CREATE FUNCTION count_applause() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  claps integer := coalesce(NEW.count, 0) - coalesce(OLD.count, 0);
  members integer := CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END;
BEGIN
  IF claps <> 0 OR members <> 0 THEN
    UPDATE posts SET likes = likes + claps, applauder_count = applauder_count + members
    WHERE id = coalesce(NEW.post_id, OLD.post_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_applause AFTER INSERT OR DELETE OR UPDATE OF count ON applauses
  FOR EACH ROW EXECUTE FUNCTION count_applause();

CREATE FUNCTION count_relationship() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  relation user_relationships := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
  change integer := CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM FROM users WHERE id IN (relation.follower_id, relation.following_id) ORDER BY id FOR NO KEY UPDATE;
  UPDATE users SET
    follower_count = follower_count + CASE WHEN id = relation.following_id THEN change ELSE 0 END,
    following_count = following_count + CASE WHEN id = relation.follower_id THEN change ELSE 0 END
  WHERE id IN (relation.follower_id, relation.following_id);
  RETURN NULL;
END $$;
CREATE TRIGGER count_relationship AFTER INSERT OR DELETE ON user_relationships
  FOR EACH ROW EXECUTE FUNCTION count_relationship();

-- Blocked: nothing between the two any more. Muted: only silence, and only for the one who asked.
CREATE TABLE silences (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  other_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CONSTRAINT kind_known CHECK (kind IN ('block', 'mute')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind, other_id),
  CONSTRAINT not_oneself CHECK (user_id <> other_id)
);
CREATE INDEX silences_of_other ON silences (other_id, kind);

CREATE FUNCTION is_blocked_between(one bigint, other bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM silences WHERE kind = 'block'
    AND ((user_id = one AND other_id = other) OR (user_id = other AND other_id = one)))
$$;

-- Whether a member wants to hear of what another does.
CREATE FUNCTION hears_of(listener bigint, actor bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT listener <> actor
    AND NOT EXISTS (SELECT FROM silences WHERE user_id = listener AND other_id = actor)
    AND NOT EXISTS (SELECT FROM silences WHERE user_id = actor AND other_id = listener AND kind = 'block')
$$;

-- Writes a notification with the act that causes it, in the same statement where many act at once.
-- More of the same joins the unseen one and brings it to the front. What happens again and again
-- between the same two is told the first time only.
CREATE FUNCTION tell(kind text, listener bigint, actor bigint, post bigint, comment bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  told bigint;
BEGIN
  IF NOT hears_of(listener, actor) OR EXISTS (
    SELECT FROM notifications JOIN notification_actors USING (group_id)
    WHERE user_id = listener AND type = kind AND coalesce(post_id, 0) = coalesce(post, 0)
      AND coalesce(comment_id, 0) = coalesce(comment, 0) AND notification_actors.actor_id = actor
      AND (NOT is_seen OR kind IN ('newFollower', 'newLike', 'commentLike')))
  THEN RETURN false; END IF;
  INSERT INTO notifications (user_id, type, actor_id, post_id, comment_id)
  VALUES (listener, kind, actor, post, comment)
  ON CONFLICT (user_id, type, coalesce(post_id, 0), coalesce(comment_id, 0))
    WHERE NOT is_seen AND type <> 'moderation'
  DO UPDATE SET id = nextval('notification_ids'), actor_id = excluded.actor_id, created_at = now(),
    actor_count = notifications.actor_count + 1
  RETURNING group_id INTO told;
  INSERT INTO notification_actors (group_id, actor_id) VALUES (told, actor) ON CONFLICT DO NOTHING;
  -- The same member at the same moment: counted a second time above, while the first was not to be seen.
  IF NOT FOUND THEN
    UPDATE notifications SET actor_count = actor_count - 1 WHERE group_id = told;
  END IF;
  RETURN true;
END $$;

-- Taken back before anybody saw it, it never happened.
CREATE FUNCTION untell(kind text, listener bigint, actor bigint, post bigint, comment bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  told bigint;
BEGIN
  SELECT group_id INTO told FROM notifications
  WHERE user_id = listener AND type = kind AND NOT is_seen AND coalesce(post_id, 0) = coalesce(post, 0)
    AND coalesce(comment_id, 0) = coalesce(comment, 0) FOR UPDATE;
  DELETE FROM notification_actors WHERE group_id = told AND actor_id = actor;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM notifications WHERE group_id = told AND actor_count = 1;
  UPDATE notifications SET actor_count = actor_count - 1,
    actor_id = (SELECT max(actor_id) FROM notification_actors WHERE group_id = told)
  WHERE group_id = told;
  RETURN true;
END $$;

-- Lists of saved posts. What is in a list is saved, so an item belongs to a bookmark.
CREATE TABLE custom_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  slug text COLLATE "C" NOT NULL CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL CONSTRAINT name_length CHECK (char_length(name) BETWEEN 1 AND 80),
  is_public boolean NOT NULL DEFAULT false,
  post_count integer NOT NULL DEFAULT 0 CHECK (post_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, slug)
);

CREATE TABLE custom_list_items (
  list_id bigint NOT NULL REFERENCES custom_lists ON DELETE CASCADE,
  bookmark_id bigint NOT NULL REFERENCES bookmarks ON DELETE CASCADE,
  position integer NOT NULL,
  note text NOT NULL DEFAULT '' CONSTRAINT note_length CHECK (char_length(note) <= 500),
  PRIMARY KEY (list_id, bookmark_id)
);
CREATE INDEX custom_list_items_in_order ON custom_list_items (list_id, position, bookmark_id);
CREATE INDEX custom_list_items_of_bookmark ON custom_list_items (bookmark_id);

CREATE FUNCTION count_list_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE custom_lists SET post_count = post_count + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  WHERE id = coalesce(NEW.list_id, OLD.list_id);
  RETURN NULL;
END $$;
CREATE TRIGGER count_list_item AFTER INSERT OR DELETE ON custom_list_items
  FOR EACH ROW EXECUTE FUNCTION count_list_item();

-- One of a person about a thing. What is reported may be gone by the time somebody looks.
CREATE TABLE reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reporter_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type text COLLATE "C" NOT NULL CONSTRAINT type_known CHECK (type IN ('post', 'comment', 'user', 'message')),
  target_id bigint NOT NULL,
  reason text COLLATE "C" NOT NULL CONSTRAINT reason_known CHECK (reason IN
    ('spam', 'abuse', 'hate', 'violence', 'sexual', 'copyright', 'privacy', 'other')),
  text text NOT NULL DEFAULT '' CONSTRAINT text_length CHECK (char_length(text) <= 2000),
  status text COLLATE "C" NOT NULL DEFAULT 'open'
    CONSTRAINT status_known CHECK (status IN ('open', 'upheld', 'rejected')),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (reporter_id, type, target_id)
);
CREATE INDEX open_reports ON reports (id) WHERE status = 'open';
CREATE INDEX reports_about ON reports (type, target_id);
