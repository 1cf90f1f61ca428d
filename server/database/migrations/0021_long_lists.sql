-- Many followers are notified a part at a time, in the order in which they followed. Up to here it is done.
ALTER TABLE unannounced_posts ADD notified_to bigint NOT NULL DEFAULT 0;

-- Counting a long conversation would take longer than showing it.
ALTER TABLE messengers ADD message_count integer NOT NULL DEFAULT 0 CHECK (message_count >= 0);
UPDATE messengers SET message_count = (SELECT count(*) FROM messages WHERE messenger_id = messengers.id);

-- How many of them the member has deleted for themselves.
ALTER TABLE messenger_members ADD cleared_count integer NOT NULL DEFAULT 0 CHECK (cleared_count >= 0);
UPDATE messenger_members AS own SET cleared_count = (
  SELECT count(*) FROM messages WHERE messages.messenger_id = own.messenger_id AND messages.id <= cleared_to);
