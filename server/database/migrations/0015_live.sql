-- What readers of the stream are sent, kept long enough for those who come back to go on where they were.
CREATE TABLE live_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- '/users/12' or '/posts/34'
  topic text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  item_id bigint NOT NULL,
  -- Given after the commit: numbers given before it would not follow the order of commits.
  position bigint UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE SEQUENCE live_positions;
CREATE INDEX live_events_waiting ON live_events (id) WHERE position IS NULL;
CREATE INDEX live_events_of_topic ON live_events (topic, position);
CREATE INDEX live_events_by_age ON live_events (created_at);
