-- How far readers came, for those of whom it is known: sums by post and day, and nothing about any reader.
ALTER TABLE post_days
  ADD COLUMN depth_known integer NOT NULL DEFAULT 0,
  ADD COLUMN depth_25 integer NOT NULL DEFAULT 0,
  ADD COLUMN depth_50 integer NOT NULL DEFAULT 0,
  ADD COLUMN depth_75 integer NOT NULL DEFAULT 0,
  ADD COLUMN depth_100 integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT depths_fall CHECK (
    depth_known >= depth_25 AND depth_25 >= depth_50 AND depth_50 >= depth_75 AND depth_75 >= depth_100
      AND depth_100 >= 0);

-- Whether a viewer has said how far they came, so that nobody says it twice; how far is not kept with them.
ALTER TABLE recent_views ADD COLUMN is_depth_known boolean NOT NULL DEFAULT false;

-- Where readers came from: 'site', 'search', 'direct', 'other', or the host of another site, which has a dot.
-- fold_statistics allows a post so many hosts in a month, so that no stranger can fill this table.
CREATE TABLE post_sources (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  day date NOT NULL,
  source text COLLATE "C" NOT NULL CONSTRAINT source_length CHECK (length(source) BETWEEN 1 AND 253),
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (post_id, day, source)
);

-- When an author is read: by weekday (1 is Monday) and hour in Istanbul, for each of the last months.
CREATE TABLE author_hours (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  month date NOT NULL CONSTRAINT month_begins CHECK (extract(day FROM month) = 1),
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (user_id, month, weekday, hour)
);
CREATE INDEX author_hours_by_month ON author_hours (month);

-- A row tells of reads at one hour from one source, or of how far one reader came.
ALTER TABLE statistics_changes
  ADD COLUMN hour smallint,
  ADD COLUMN source text COLLATE "C",
  ADD COLUMN depth smallint;
