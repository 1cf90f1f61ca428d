-- What everybody may see, said once: everything public reads the two views below, every counter counts
-- by the functions they are made of. A further reason to hide posts or comments (an author who is
-- suspended, a member who is taken down) is added to these functions and nowhere else.

-- Already there; the planner puts its text in its place, so that partial indexes serve. It looks at
-- the row alone, because triggers ask it about a row as it was and as it becomes.
CREATE OR REPLACE FUNCTION is_public(post posts) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT post.status = 1 AND post.deleted_at IS NULL
$$;
CREATE FUNCTION is_active(comment comments) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT comment.status = 1
$$;

-- A column that is added to one of the tables is added here too, with CREATE OR REPLACE VIEW.
CREATE VIEW public_posts AS SELECT * FROM posts WHERE is_public(posts);
CREATE VIEW public_comments AS
SELECT comments.* FROM comments JOIN public_posts ON public_posts.id = post_id WHERE is_active(comments);

-- What a member is told of what can be seen. Moderators decide about what is hidden, too. With EXISTS the
-- planner would rather gather all posts there are than look up a few by their keys.
CREATE VIEW visible_notifications AS
SELECT * FROM notifications WHERE type = 'moderation' OR (
  (post_id IS NULL OR (SELECT true FROM public_posts WHERE public_posts.id = notifications.post_id))
  AND (comment_id IS NULL OR (SELECT true FROM public_comments WHERE public_comments.id = comment_id)));

-- All comments of a post, answers included: whoever wrote them is counted when the post comes or goes.
CREATE INDEX comments_of_post ON comments (post_id) INCLUDE (user_id) WHERE status = 1;

-- A member's comments are those that others can see. Whether the post is public is known for certain
-- only while its row is held, since somebody may be hiding it at this moment.
CREATE OR REPLACE FUNCTION count_comment(comment comments, change integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_seen boolean;
BEGIN
  IF NOT is_active(comment) THEN RETURN; END IF;
  UPDATE posts SET comment_count = comment_count + change,
    thread_count = thread_count + CASE WHEN comment.parent_id IS NULL THEN change ELSE 0 END
  WHERE id = comment.post_id RETURNING is_public(posts) INTO is_seen;
  IF is_seen THEN
    UPDATE users SET comment_count = comment_count + change WHERE id = comment.user_id;
  END IF;
  IF comment.parent_id IS NOT NULL THEN
    UPDATE comments SET reply_count = reply_count + change WHERE id = comment.parent_id;
  END IF;
END $$;

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

-- Before the bookmark: without it nobody knows any more which post an item was about.
CREATE FUNCTION leave_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM custom_list_items WHERE bookmark_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER leave_lists BEFORE DELETE ON bookmarks FOR EACH ROW EXECUTE FUNCTION leave_lists();

-- Those who commented on a post and those who listed it, when it comes or goes. In the order of their
-- ids, so that two posts never wait for each other.
CREATE FUNCTION count_around_post(post bigint, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (SELECT user_id FROM comments WHERE post_id = post AND is_active(comments))
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE users SET comment_count = comment_count + change * written.amount FROM (
    SELECT user_id, count(*) AS amount FROM comments WHERE post_id = post AND is_active(comments) GROUP BY user_id
  ) AS written WHERE users.id = written.user_id;
  PERFORM FROM custom_lists WHERE id IN (SELECT list_id FROM lists_with(post)) ORDER BY id FOR NO KEY UPDATE;
  UPDATE custom_lists SET post_count = post_count + change WHERE id IN (SELECT list_id FROM lists_with(post));
END $$;
CREATE FUNCTION lists_with(post bigint) RETURNS TABLE (list_id bigint) LANGUAGE sql STABLE AS $$
  SELECT custom_list_items.list_id FROM bookmarks JOIN custom_list_items ON bookmark_id = bookmarks.id
  WHERE bookmarks.post_id = post
$$;

CREATE OR REPLACE FUNCTION count_changed_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public boolean := is_public(OLD);
  becomes_public boolean := is_public(NEW);
  change integer := CASE WHEN becomes_public THEN 1 ELSE -1 END;
BEGIN
  IF was_public THEN
    PERFORM count_kinds(kinds_of_post(OLD.user_id, OLD.category_id, OLD.second_category_id, OLD.read_time), -1);
  END IF;
  IF becomes_public THEN
    PERFORM count_kinds(kinds_of_post(NEW.user_id, NEW.category_id, NEW.second_category_id, NEW.read_time), 1);
  END IF;
  IF was_public <> becomes_public THEN
    PERFORM count_kinds(ARRAY(SELECT 'tag ' || tag_id FROM post_tags WHERE post_id = NEW.id), change);
    PERFORM count_around_post(NEW.id, change);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_new_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  done text;
BEGIN
  done := pg_notify('changes', 'post ' || NEW.id);
  IF NEW.status = 1 THEN INSERT INTO untold_posts (post_id) VALUES (NEW.id); END IF;
  IF is_public(NEW) THEN
    done := pg_notify('changes', 'posts');
    done := count_kinds(kinds_of_post(NEW.user_id, NEW.category_id, NEW.second_category_id, NEW.read_time), 1);
  END IF;
  RETURN NULL;
END $$;

-- What was counted before this migration.
UPDATE users SET comment_count = counted.amount FROM (
  SELECT users.id, count(public_comments.id) AS amount
  FROM users LEFT JOIN public_comments ON public_comments.user_id = users.id GROUP BY users.id
) AS counted WHERE users.id = counted.id AND comment_count <> counted.amount;
UPDATE custom_lists SET post_count = counted.amount FROM (
  SELECT custom_lists.id, count(public_posts.id) AS amount FROM custom_lists
  LEFT JOIN custom_list_items ON list_id = custom_lists.id
  LEFT JOIN bookmarks ON bookmarks.id = bookmark_id
  LEFT JOIN public_posts ON public_posts.id = bookmarks.post_id GROUP BY custom_lists.id
) AS counted WHERE custom_lists.id = counted.id AND post_count <> counted.amount;

-- Which comment an actor stands behind a notification for. One that is deleted takes its place with it.
ALTER TABLE notification_actors ADD COLUMN comment_id bigint REFERENCES comments ON DELETE CASCADE;
ALTER TABLE notification_actors DROP CONSTRAINT notification_actors_pkey;
CREATE UNIQUE INDEX notification_actors_once ON notification_actors (group_id, actor_id, coalesce(comment_id, 0));
CREATE INDEX notification_actors_of_comment ON notification_actors (comment_id) WHERE comment_id IS NOT NULL;

-- Set-based, because a deleted comment takes its answers along, and an erased post everything.
CREATE FUNCTION recount_actors() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched bigint[] := ARRAY(
    SELECT group_id FROM notifications WHERE group_id IN (SELECT group_id FROM gone) ORDER BY group_id FOR UPDATE);
BEGIN
  DELETE FROM notifications WHERE group_id = ANY(touched)
    AND NOT EXISTS (SELECT FROM notification_actors AS actors WHERE actors.group_id = notifications.group_id);
  UPDATE notifications SET actor_id = latest.actor_id, actor_count = latest.amount
  FROM unnest(touched) AS changed(group_id) CROSS JOIN LATERAL (
    SELECT (array_agg(actors.actor_id
        ORDER BY (actors.actor_id = present.actor_id) DESC, actors.comment_id DESC))[1] AS actor_id,
      count(DISTINCT actors.actor_id) AS amount
    FROM notification_actors AS actors JOIN notifications AS present USING (group_id)
    WHERE actors.group_id = changed.group_id
  ) AS latest
  WHERE notifications.group_id = changed.group_id;
  RETURN NULL;
END $$;
CREATE TRIGGER recount_actors AFTER DELETE ON notification_actors
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION recount_actors();

-- As before, with the comment that is the cause, if one is.
DROP FUNCTION tell;
CREATE FUNCTION tell(kind text, listener bigint, actor bigint, post bigint, comment bigint, cause bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  told bigint;
  is_first boolean;
BEGIN
  IF NOT hears_of(listener, actor) THEN RETURN false; END IF;
  SELECT group_id INTO told FROM notifications JOIN notification_actors USING (group_id)
  WHERE user_id = listener AND type = kind AND coalesce(post_id, 0) = coalesce(post, 0)
    AND coalesce(notifications.comment_id, 0) = coalesce(comment, 0) AND notification_actors.actor_id = actor
    AND (NOT is_seen OR kind IN ('newFollower', 'newLike', 'commentLike'))
  LIMIT 1 FOR UPDATE OF notifications;
  -- Told already: the notification only stays for as long as one of the comments does.
  IF FOUND THEN
    INSERT INTO notification_actors (group_id, actor_id, comment_id) VALUES (told, actor, cause)
    ON CONFLICT DO NOTHING;
    -- Counted anew: while the row was waited for, a deleted comment may have taken the actor away.
    UPDATE notifications SET actor_count = actors.amount FROM (
      SELECT count(DISTINCT actor_id) AS amount FROM notification_actors WHERE group_id = told
    ) AS actors WHERE group_id = told AND actor_count <> actors.amount;
    RETURN false;
  END IF;
  INSERT INTO notifications (user_id, type, actor_id, post_id, comment_id)
  VALUES (listener, kind, actor, post, comment)
  ON CONFLICT (user_id, type, coalesce(post_id, 0), coalesce(comment_id, 0))
    WHERE NOT is_seen AND type <> 'moderation'
  DO UPDATE SET id = nextval('notification_ids'), actor_id = excluded.actor_id, created_at = now()
  RETURNING group_id, xmax = 0 INTO told, is_first;
  -- Its row is held from here on, so nobody else joins at the same moment.
  UPDATE notifications SET actor_count = actor_count + 1 WHERE group_id = told AND NOT is_first
    AND NOT EXISTS (SELECT FROM notification_actors AS actors WHERE actors.group_id = told AND actors.actor_id = actor);
  INSERT INTO notification_actors (group_id, actor_id, comment_id) VALUES (told, actor, cause) ON CONFLICT DO NOTHING;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION untell(kind text, listener bigint, actor bigint, post bigint, comment bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_actors USING notifications
  WHERE notification_actors.group_id = notifications.group_id AND notification_actors.actor_id = actor
    AND user_id = listener AND type = kind AND NOT is_seen AND coalesce(post_id, 0) = coalesce(post, 0)
    AND coalesce(notifications.comment_id, 0) = coalesce(comment, 0);
  RETURN FOUND;
END $$;

-- Those told before: the newest comment that can have been the cause. Whose is gone, is told no more.
UPDATE notification_actors SET comment_id = (
  SELECT max(comments.id) FROM comments
  WHERE comments.user_id = notification_actors.actor_id AND comments.created_at <= notifications.created_at
    AND CASE type WHEN 'newComment' THEN comments.post_id = notifications.post_id
      ELSE comments.parent_id = notifications.comment_id END)
FROM notifications WHERE notifications.group_id = notification_actors.group_id AND type IN ('newComment', 'newReply');
DELETE FROM notification_actors USING notifications
WHERE notifications.group_id = notification_actors.group_id AND type IN ('newComment', 'newReply')
  AND notification_actors.comment_id IS NULL;
