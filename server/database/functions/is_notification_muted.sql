-- Whether a member has muted the kind of a notification, or the post that it is about.
CREATE OR REPLACE FUNCTION is_notification_muted(listener bigint, kind text, post bigint, comment bigint)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM notification_mutes WHERE user_id = listener AND (type = kind
    OR post_id = coalesce(post, (SELECT comments.post_id FROM comments WHERE comments.id = comment))))
$$;
