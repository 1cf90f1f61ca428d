-- Makes all sums anew from the rows they count. How often a post was read is known by day only as far as post_days
-- has it; the rest stands on the day of its publication.
CREATE OR REPLACE FUNCTION recount_statistics() RETURNS void LANGUAGE plpgsql AS $$
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
