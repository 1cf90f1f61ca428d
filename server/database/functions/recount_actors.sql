-- Set-based, because a deleted comment takes its answers along, and an erased post everything.
CREATE OR REPLACE FUNCTION recount_actors() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE TRIGGER recount_actors AFTER DELETE ON notification_actors
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION recount_actors();
