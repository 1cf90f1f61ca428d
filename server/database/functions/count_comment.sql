-- A member's comments are those that others can see. Whether a post is public is known for certain only while
-- its row is locked, since somebody may be hiding it at this moment. Locks are always taken in one order (posts,
-- members, comments, each by their ids), because another order deadlocks. All at once, since a row that is changed
-- thousands of times in one transaction takes longer each time, and whoever commented a lot could not leave.
CREATE OR REPLACE FUNCTION count_comments(given comments[], change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF given IS NULL THEN RETURN; END IF;
  PERFORM FROM posts WHERE id IN (SELECT post_id FROM unnest(given)) ORDER BY id FOR NO KEY UPDATE;
  UPDATE posts SET comment_count = comment_count + change * amount, thread_count = thread_count + change * threads
  FROM (
    SELECT post_id, count(*) AS amount, count(*) FILTER (WHERE parent_id IS NULL) AS threads
    FROM unnest(given) GROUP BY post_id
  ) AS written WHERE posts.id = post_id;
  PERFORM note_statistics(post_id, min(created_at), 0, change * count(*)::int)
  FROM unnest(given) GROUP BY post_id, site_day(created_at);
  UPDATE users SET comment_count = comment_count + change * amount FROM (
    SELECT comment.user_id, count(*) AS amount
    FROM unnest(given) AS comment JOIN public_posts ON public_posts.id = post_id GROUP BY comment.user_id
  ) AS written WHERE users.id = written.user_id;
  PERFORM FROM comments WHERE id IN (SELECT parent_id FROM unnest(given)) ORDER BY id FOR NO KEY UPDATE;
  UPDATE comments SET reply_count = reply_count + change * amount FROM (
    SELECT parent_id, count(*) AS amount FROM unnest(given) GROUP BY parent_id
  ) AS answered WHERE comments.id = answered.parent_id;
END $$;

CREATE OR REPLACE FUNCTION count_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND is_active(NEW) THEN PERFORM count_comments(ARRAY[NEW], 1); END IF;
  IF TG_OP = 'DELETE' AND is_active(OLD) THEN PERFORM count_comments(ARRAY[OLD], -1); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_comment AFTER INSERT OR DELETE ON comments FOR EACH ROW EXECUTE FUNCTION count_comment();

CREATE OR REPLACE FUNCTION count_changed_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hidden comments[];
  shown comments[];
BEGIN
  SELECT array_agg(was) FILTER (WHERE is_active(was) AND NOT is_active(is_now)),
    array_agg(is_now) FILTER (WHERE is_active(is_now) AND NOT is_active(was))
  INTO hidden, shown
  FROM before JOIN after USING (id),
    LATERAL (SELECT ROW(before.*)::comments AS was, ROW(after.*)::comments AS is_now) AS changed;
  PERFORM count_comments(hidden, -1);
  PERFORM count_comments(shown, 1);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_changed_comments AFTER UPDATE ON comments
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_changed_comments();
