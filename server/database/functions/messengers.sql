-- Whether a member takes messages of another without having talked before. Their own follows decide, not the sender's.
CREATE OR REPLACE FUNCTION takes_messages_of(recipient bigint, sender bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT is_deleted AND NOT is_suspended(recipient) AND (messages_from = 'everyone'
    OR (messages_from = 'followed' AND EXISTS (
      SELECT FROM user_relationships WHERE follower_id = recipient AND following_id = sender)))
  FROM users WHERE id = recipient
$$;

-- The same members in another order are the same conversation.
CREATE OR REPLACE FUNCTION sort_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.member_ids := ARRAY(SELECT DISTINCT unnest(NEW.member_ids) ORDER BY 1);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER sort_members BEFORE INSERT ON messengers
  FOR EACH ROW EXECUTE FUNCTION sort_members();

-- Who does not follow whoever begins it, or does not take messages of everybody in it, has to accept it first.
CREATE OR REPLACE FUNCTION add_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messenger_members (messenger_id, user_id, is_accepted)
  SELECT NEW.id, member, member = NEW.creator_id OR EXISTS (
    SELECT FROM user_relationships WHERE follower_id = member AND following_id = NEW.creator_id)
    AND NOT EXISTS (SELECT FROM unnest(NEW.member_ids) AS other
      WHERE other <> member AND NOT takes_messages_of(member, other))
  FROM unnest(NEW.member_ids) AS member;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER add_members AFTER INSERT ON messengers
  FOR EACH ROW EXECUTE FUNCTION add_members();

-- A message brings the conversation back for everybody in it but those with a block between them and the writer,
-- which only conversations of several can have; whoever writes has read and accepted it.
CREATE OR REPLACE FUNCTION deliver_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE messenger_members SET last_message_id = NEW.id, is_shown = true, unread_count = unread_count + 1
  WHERE messenger_id = NEW.messenger_id AND user_id <> NEW.user_id AND NOT is_blocked_between(user_id, NEW.user_id);
  UPDATE messenger_members SET last_message_id = NEW.id, is_shown = true, is_accepted = true,
    read_to = NEW.id, unread_count = 0, typing_at = NULL
  WHERE messenger_id = NEW.messenger_id AND user_id = NEW.user_id;
  UPDATE messengers SET message_count = message_count + 1 WHERE id = NEW.messenger_id;
  INSERT INTO live_events (topic, type, item_id) SELECT member_topic(user_id), 'Message', NEW.id
  FROM messenger_members WHERE messenger_id = NEW.messenger_id AND NOT is_blocked_between(user_id, NEW.user_id);
  PERFORM pg_notify('live_events', '');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER deliver_message AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION deliver_message();

-- What one member does is announced to their own other tabs, and to the others unless it is still a request to that member
-- or a block stands between them: nobody learns that a stranger has read something.
CREATE OR REPLACE FUNCTION note_messenger_change(messenger bigint, actor bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_events (topic, type, item_id) SELECT member_topic(user_id), 'Messenger', messenger
  FROM messenger_members WHERE messenger_id = messenger AND (user_id = actor OR NOT is_blocked_between(user_id, actor) AND EXISTS (
    SELECT FROM messenger_members AS own WHERE own.messenger_id = messenger AND own.user_id = actor AND own.is_accepted));
  PERFORM pg_notify('live_events', '');
END $$;

-- What a member decides about a conversation for themselves is announced to their own other tabs alone.
CREATE OR REPLACE FUNCTION note_own_messenger_change(messenger bigint, actor bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_events (topic, type, item_id) VALUES (member_topic(actor), 'Messenger', messenger);
  PERFORM pg_notify('live_events', '');
END $$;

-- Nobody can answer what stands between two who are blocked, so it no longer counts; that it was read is not said.
CREATE OR REPLACE FUNCTION forget_unread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE messenger_members SET unread_count = 0 WHERE messenger_id = (
    SELECT id FROM messengers WHERE member_ids = ARRAY[least(NEW.user_id, NEW.other_id), greatest(NEW.user_id, NEW.other_id)]);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER forget_unread AFTER INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION forget_unread();
