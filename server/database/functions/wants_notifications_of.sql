-- Whether a member wants to be notified of what another does.
CREATE OR REPLACE FUNCTION wants_notifications_of(listener bigint, actor bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT listener <> actor
    AND NOT EXISTS (SELECT FROM mutes WHERE user_id = listener AND other_id = actor)
    AND NOT is_blocked_between(listener, actor)
$$;
