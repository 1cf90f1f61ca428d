-- Inserted in the transaction of the change, so that there are events only of what was committed.
CREATE OR REPLACE FUNCTION note_new_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_events (topic, type, item_id) SELECT member_topic(user_id), 'Notification', id FROM arrived;
  IF FOUND THEN PERFORM pg_notify('live_events', ''); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER note_new_notifications AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_new_notifications();

-- More of the same gives a notification a new number, by which it comes to the front.
CREATE OR REPLACE FUNCTION note_renewed_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_events (topic, type, item_id) SELECT member_topic(renewed.user_id), 'Notification', renewed.id
  FROM renewed JOIN earlier USING (group_id) WHERE renewed.id <> earlier.id;
  IF FOUND THEN PERFORM pg_notify('live_events', ''); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER note_renewed_notifications AFTER UPDATE ON notifications
  REFERENCING OLD TABLE AS earlier NEW TABLE AS renewed FOR EACH STATEMENT EXECUTE FUNCTION note_renewed_notifications();

CREATE OR REPLACE FUNCTION note_new_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_events (topic, type, item_id) SELECT '/posts/' || post_id, 'Comment', id FROM arrived;
  IF FOUND THEN PERFORM pg_notify('live_events', ''); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER note_new_comments AFTER INSERT ON comments
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_new_comments();

-- One transaction at a time, so that no event gets a lower position than one that was read already.
CREATE OR REPLACE FUNCTION give_live_positions() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7407208);
  UPDATE live_events SET position = given.position FROM (
    SELECT id, nextval('live_positions') AS position
    FROM (SELECT id FROM live_events WHERE position IS NULL ORDER BY id) AS waiting
  ) AS given WHERE live_events.id = given.id;
$$;
