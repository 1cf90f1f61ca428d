-- Removes an act from its notification while that is unseen; a notification without acts goes as well.
CREATE OR REPLACE FUNCTION withdraw_notification(kind text, listener bigint, actor bigint, post bigint, comment bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_actors USING notifications
  WHERE notification_actors.group_id = notifications.group_id AND notification_actors.actor_id = actor
    AND user_id = listener AND type = kind AND NOT is_seen AND coalesce(post_id, 0) = coalesce(post, 0)
    AND coalesce(notifications.comment_id, 0) = coalesce(comment, 0);
  RETURN FOUND;
END $$;
