-- What is to be mailed or pushed is kept by its numbers, as they were committed: a number below the last that was sent may be
-- committed later.
ALTER TABLE gathered_mails ADD COLUMN news_ids bigint[] NOT NULL DEFAULT '{}';
UPDATE gathered_mails SET news_ids = ARRAY(
  SELECT id FROM notifications WHERE kind <> 'newMessage' AND notifications.user_id = gathered_mails.user_id
    AND NOT is_seen AND id > mailed_id
  UNION ALL
  SELECT messages.id FROM messenger_members AS own JOIN messages USING (messenger_id)
  WHERE kind = 'newMessage' AND own.user_id = gathered_mails.user_id AND messages.id > greatest(read_to, mailed_id)
  ORDER BY 1)
WHERE due_at IS NOT NULL OR queued_at IS NOT NULL;
ALTER TABLE gathered_mails DROP COLUMN mailed_id;

ALTER TABLE push_subscriptions ADD COLUMN notification_ids bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN message_ids bigint[] NOT NULL DEFAULT '{}';
UPDATE push_subscriptions SET
  notification_ids = ARRAY(
    SELECT id FROM notifications WHERE notifications.user_id = sessions.user_id AND NOT is_seen AND id > pushed_notification_id
    ORDER BY id),
  message_ids = ARRAY(
    SELECT messages.id FROM messenger_members AS own JOIN messages USING (messenger_id)
    WHERE own.user_id = sessions.user_id AND messages.id > greatest(read_to, pushed_message_id) ORDER BY messages.id)
FROM sessions WHERE sessions.id = session_id AND (due_at IS NOT NULL OR queued_at IS NOT NULL);
ALTER TABLE push_subscriptions DROP COLUMN pushed_notification_id, DROP COLUMN pushed_message_id;
