-- One row: the keys (VAPID) by which push servers know this site. Subscriptions are bound to them, so they are made once, at
-- the first start, and never again.
CREATE TABLE push_keys (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  public_key text COLLATE "C" NOT NULL,
  private_key text COLLATE "C" NOT NULL
);

-- A browser that wants to be told of things while the site is closed. It goes with the session that it was made in.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  -- The address of the browser at its push server.
  endpoint text COLLATE "C" NOT NULL UNIQUE
    CONSTRAINT endpoint_shape CHECK (endpoint LIKE 'https://%' AND char_length(endpoint) <= 1000),
  p256dh text COLLATE "C" NOT NULL CONSTRAINT p256dh_length CHECK (char_length(p256dh) = 87),
  auth text COLLATE "C" NOT NULL CONSTRAINT auth_length CHECK (char_length(auth) = 22),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When there is something to push; NULL while there is nothing.
  due_at timestamptz,
  -- Since when a job has been at it.
  queued_at timestamptz,
  pushed_at timestamptz,
  -- Newer ones have not been pushed.
  pushed_notification_id bigint NOT NULL,
  pushed_message_id bigint NOT NULL
);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);
CREATE INDEX push_subscriptions_due ON push_subscriptions (due_at) WHERE due_at IS NOT NULL;

-- One row: up to which live event pushes have been gathered.
CREATE TABLE push_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  position bigint NOT NULL
);
INSERT INTO push_progress (position) SELECT coalesce(max(position), 0) FROM live_events;
