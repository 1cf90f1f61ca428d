-- Why a member is not to be notified of what another does: none for whoever wants to know. As a set, PostgreSQL inlines
-- it; a function that answers yes or no would be called for each of a hundred thousand followers.
CREATE OR REPLACE FUNCTION reasons_against_notifying(listener bigint, actor bigint, kind text, post bigint, comment bigint)
RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'oneself' WHERE listener = actor
  UNION ALL
  SELECT 'block' FROM blocks_between(listener, actor)
  UNION ALL
  SELECT 'mute of the member' FROM mutes WHERE user_id = listener AND other_id = actor
  UNION ALL
  SELECT 'mute of the kind or the post' FROM notification_mutes WHERE user_id = listener AND (type = kind
    OR post_id = coalesce(post, (SELECT comments.post_id FROM comments WHERE comments.id = comment)))
$$;
