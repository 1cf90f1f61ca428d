-- Writes a notification with the act that causes it, in the same statement where many act at once. More of the
-- same joins the unseen one and brings it to the front. What happens again and again between the same two is notified
-- the first time only. `cause` is the comment that is the cause, if one is.
CREATE OR REPLACE FUNCTION add_notification(kind text, listener bigint, actor bigint, post bigint, comment bigint, cause bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  known_group bigint;
  is_first boolean;
BEGIN
  IF EXISTS (SELECT FROM reasons_against_notifying(listener, actor, kind, post, comment))
    OR EXISTS (SELECT FROM users WHERE id = listener AND is_deleted) THEN RETURN false; END IF;
  SELECT group_id INTO known_group FROM notifications JOIN notification_actors USING (group_id)
  WHERE user_id = listener AND type = kind AND coalesce(post_id, 0) = coalesce(post, 0)
    AND coalesce(notifications.comment_id, 0) = coalesce(comment, 0) AND notification_actors.actor_id = actor
    AND (NOT is_seen OR kind IN ('newFollower', 'newLike', 'commentLike'))
  LIMIT 1 FOR UPDATE OF notifications;
  -- Notified already: the notification only stays for as long as one of the comments does.
  IF FOUND THEN
    INSERT INTO notification_actors (group_id, actor_id, comment_id) VALUES (known_group, actor, cause)
    ON CONFLICT DO NOTHING;
    -- Counted anew: while the row was waited for, a deleted comment may have taken the actor away.
    UPDATE notifications SET actor_count = actors.amount FROM (
      SELECT count(DISTINCT actor_id) AS amount FROM notification_actors WHERE group_id = known_group
    ) AS actors WHERE group_id = known_group AND actor_count <> actors.amount;
    RETURN false;
  END IF;
  INSERT INTO notifications (user_id, type, actor_id, post_id, comment_id)
  VALUES (listener, kind, actor, post, comment)
  ON CONFLICT (user_id, type, coalesce(post_id, 0), coalesce(comment_id, 0))
    WHERE NOT is_seen AND type <> 'moderation'
  DO UPDATE SET id = nextval('notification_ids'), actor_id = excluded.actor_id, created_at = now()
  RETURNING group_id, xmax = 0 INTO known_group, is_first;
  -- Its row is held from here on, so nobody else joins at the same moment.
  UPDATE notifications SET actor_count = actor_count + 1 WHERE group_id = known_group AND NOT is_first
    AND NOT EXISTS (SELECT FROM notification_actors AS actors WHERE actors.group_id = known_group AND actors.actor_id = actor);
  INSERT INTO notification_actors (group_id, actor_id, comment_id) VALUES (known_group, actor, cause) ON CONFLICT DO NOTHING;
  RETURN true;
END $$;
