-- The day of a moment where the site is. Here, because what fills the tables below needs it.
CREATE FUNCTION site_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (moment AT TIME ZONE 'Europe/Istanbul')::date
$$;

-- What authors are shown of their readers: sums by day, and nothing about any reader. Applause, a comment and a
-- follower belong to the day on which they began, so whatever is taken back leaves the day it came to. What can be
-- taken back has no lower bound: a row whose date was changed by hand must not stop the folding of everybody's.
CREATE TABLE post_days (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  PRIMARY KEY (post_id, day)
);

-- The most read posts of an author's month are the first ones of an index, however many posts there are.
CREATE TABLE post_months (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  month date NOT NULL CONSTRAINT month_begins CHECK (extract(day FROM month) = 1),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  PRIMARY KEY (post_id, month)
);
CREATE INDEX post_months_by_views ON post_months (user_id, month, views DESC, post_id DESC);

-- What a post that was erased had stays in the sums of its author.
CREATE TABLE author_days (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  followers integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, day)
);

-- Five years of days are too many to add up for every look.
CREATE TABLE author_totals (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  views bigint NOT NULL DEFAULT 0 CHECK (views >= 0),
  likes bigint NOT NULL DEFAULT 0,
  comments bigint NOT NULL DEFAULT 0
);

-- What happened since fold_statistics ran. Rows are only ever added, so that nobody who reads or applauds waits for
-- somebody else; those of members and posts that are gone are dropped when they are folded.
CREATE TABLE statistics_changes (
  user_id bigint NOT NULL,
  post_id bigint,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  followers integer NOT NULL DEFAULT 0
);
CREATE INDEX statistics_changes_of_author ON statistics_changes (user_id, day);

-- Makes all sums anew from the rows they count. How often a post was read is known by day only as far as post_days
-- has it; the rest stands on the day of its publication.
CREATE FUNCTION recount_statistics() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM statistics_changes;
  INSERT INTO post_days (post_id, day, views)
  SELECT id, site_day(coalesce(published_at, created_at)), views - dated FROM (
    SELECT posts.*, (SELECT coalesce(sum(post_days.views), 0) FROM post_days WHERE post_id = posts.id) AS dated FROM posts
  ) AS posts WHERE views > dated
  ON CONFLICT (post_id, day) DO UPDATE SET views = post_days.views + excluded.views;
  INSERT INTO post_days (post_id, day, likes)
  SELECT post_id, site_day(created_at), sum(count) FROM applause GROUP BY 1, 2
  ON CONFLICT (post_id, day) DO UPDATE SET likes = excluded.likes;
  INSERT INTO post_days (post_id, day, comments)
  SELECT post_id, site_day(created_at), count(*) FROM comments WHERE status = 1 GROUP BY 1, 2
  ON CONFLICT (post_id, day) DO UPDATE SET comments = excluded.comments;

  DELETE FROM post_months;
  INSERT INTO post_months (post_id, month, user_id, views, likes, comments)
  SELECT post_id, date_trunc('month', day), user_id, sum(days.views), sum(days.likes), sum(comments)
  FROM post_days AS days JOIN posts ON posts.id = post_id GROUP BY 1, 2, 3;

  DELETE FROM author_days;
  INSERT INTO author_days (user_id, day, views, likes, comments, followers)
  SELECT user_id, day, sum(views), sum(likes), sum(comments), sum(followers) FROM (
    SELECT user_id, day, days.views, days.likes, comments, 0 AS followers
    FROM post_days AS days JOIN posts ON posts.id = post_id
    UNION ALL
    SELECT following_id, site_day(created_at), 0, 0, 0, 1 FROM user_relationships
  ) AS each GROUP BY 1, 2;

  DELETE FROM author_totals;
  INSERT INTO author_totals (user_id, views, likes, comments)
  SELECT user_id, sum(views), sum(likes), sum(comments) FROM author_days GROUP BY 1;
END $$;

INSERT INTO post_days (post_id, day, views) SELECT post_id, day, views FROM daily_views;
DROP TABLE daily_views;
SELECT recount_statistics();
