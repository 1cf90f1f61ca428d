-- What is to be mailed or pushed is kept by its numbers, as they were committed: a number below the last that was sent may be
-- committed later. Of what waits now, that is the newest thousand of the last days.
ALTER TABLE gathered_mails ADD COLUMN news_ids bigint[] NOT NULL DEFAULT '{}';
UPDATE gathered_mails SET news_ids = ARRAY(SELECT id FROM (
  SELECT id FROM notifications
  WHERE notifications.user_id = gathered_mails.user_id AND NOT is_seen AND id > mailed_id AND created_at > now() - interval '3 days'
    AND type = ANY(CASE kind WHEN 'newLike' THEN '{newLike,commentLike}' WHEN 'newComment' THEN '{newComment,newReply,mention}'
      ELSE ARRAY[kind] END)
  UNION ALL
  SELECT messages.id FROM messenger_members AS own JOIN messages USING (messenger_id)
  WHERE kind = 'newMessage' AND own.user_id = gathered_mails.user_id AND messages.user_id <> own.user_id
    AND messages.id > greatest(read_to, mailed_id) AND messages.created_at > now() - interval '3 days'
  ORDER BY id DESC LIMIT 1000) AS newest ORDER BY id)
WHERE kind <> 'digest' AND (due_at IS NOT NULL OR queued_at IS NOT NULL);
ALTER TABLE gathered_mails DROP COLUMN mailed_id;

ALTER TABLE push_subscriptions ADD COLUMN notification_ids bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN message_ids bigint[] NOT NULL DEFAULT '{}';
UPDATE push_subscriptions SET
  notification_ids = ARRAY(SELECT id FROM (
    SELECT id FROM notifications WHERE notifications.user_id = sessions.user_id AND NOT is_seen AND id > pushed_notification_id
      AND created_at > now() - interval '3 days' ORDER BY id DESC LIMIT 1000) AS newest ORDER BY id),
  message_ids = ARRAY(SELECT id FROM (
    SELECT messages.id FROM messenger_members AS own JOIN messages USING (messenger_id)
    WHERE own.user_id = sessions.user_id AND messages.user_id <> own.user_id
      AND messages.id > greatest(read_to, pushed_message_id) AND messages.created_at > now() - interval '3 days'
    ORDER BY messages.id DESC LIMIT 1000) AS newest ORDER BY id)
FROM sessions WHERE sessions.id = session_id AND (due_at IS NOT NULL OR queued_at IS NOT NULL);
ALTER TABLE push_subscriptions DROP COLUMN pushed_notification_id, DROP COLUMN pushed_message_id;
