-- Who has read what within the last day, so that nobody counts twice. A visitor is a hash with a
-- salt that changes daily and is then forgotten; rows go after a day. Losing this table to a crash
-- would only count somebody again, so it is not written ahead.
CREATE UNLOGGED TABLE recent_views (
  post_id bigint NOT NULL,
  viewer text COLLATE "C" NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (post_id, viewer)
);
CREATE INDEX recent_views_by_time ON recent_views (seen_at);

CREATE UNLOGGED TABLE view_salts (
  day date PRIMARY KEY,
  salt text NOT NULL
);
