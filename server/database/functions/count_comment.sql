-- A member's comments are those that others can see. Whether the post is public is known for certain only while
-- its row is locked, since somebody may be hiding it at this moment. Locks are always taken in one order (post,
-- member, comment), because another order deadlocks.
CREATE OR REPLACE FUNCTION count_comment(comment comments, change integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_seen boolean;
BEGIN
  IF NOT is_active(comment) THEN RETURN; END IF;
  UPDATE posts SET comment_count = comment_count + change,
    thread_count = thread_count + CASE WHEN comment.parent_id IS NULL THEN change ELSE 0 END
  WHERE id = comment.post_id RETURNING is_public(posts) INTO is_seen;
  PERFORM note_statistics(comment.post_id, comment.created_at, 0, change);
  IF is_seen THEN
    UPDATE users SET comment_count = comment_count + change WHERE id = comment.user_id;
  END IF;
  IF comment.parent_id IS NOT NULL THEN
    UPDATE comments SET reply_count = reply_count + change WHERE id = comment.parent_id;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION count_changed_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_comment(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_comment(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_comment AFTER INSERT OR DELETE OR UPDATE OF status, author_hidden ON comments
  FOR EACH ROW EXECUTE FUNCTION count_changed_comment();
