-- Adds the rows of statistics_changes to the sums. Members and posts that are being erased at this moment are left
-- for the next time.
CREATE OR REPLACE FUNCTION fold_statistics() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7407210) THEN RETURN; END IF;
  WITH authors AS (
    SELECT id FROM users WHERE id IN (SELECT user_id FROM statistics_changes) FOR KEY SHARE SKIP LOCKED
  ), texts AS (
    SELECT id FROM posts WHERE id IN (SELECT post_id FROM statistics_changes) FOR KEY SHARE SKIP LOCKED
  ), gone AS (
    DELETE FROM statistics_changes AS change USING authors
    WHERE user_id = authors.id AND (post_id IS NULL OR post_id IN (SELECT id FROM texts)) RETURNING change.*
  ), post_sums AS (
    INSERT INTO post_days AS days (post_id, day, views, likes, comments)
    SELECT post_id, day, sum(views), sum(likes), sum(comments) FROM gone WHERE post_id IS NOT NULL GROUP BY 1, 2
    ON CONFLICT (post_id, day) DO UPDATE SET views = days.views + excluded.views, likes = days.likes + excluded.likes,
      comments = days.comments + excluded.comments
  ), month_sums AS (
    INSERT INTO post_months AS months (post_id, month, user_id, views, likes, comments)
    SELECT post_id, date_trunc('month', day), user_id, sum(views), sum(likes), sum(comments)
    FROM gone WHERE post_id IS NOT NULL GROUP BY 1, 2, 3
    ON CONFLICT (post_id, month) DO UPDATE SET views = months.views + excluded.views,
      likes = months.likes + excluded.likes, comments = months.comments + excluded.comments
  ), author_sums AS (
    INSERT INTO author_days AS days (user_id, day, views, likes, comments, followers)
    SELECT user_id, day, sum(views), sum(likes), sum(comments), sum(followers) FROM gone GROUP BY 1, 2
    ON CONFLICT (user_id, day) DO UPDATE SET views = days.views + excluded.views, likes = days.likes + excluded.likes,
      comments = days.comments + excluded.comments, followers = days.followers + excluded.followers
  )
  INSERT INTO author_totals AS totals (user_id, views, likes, comments)
  SELECT user_id, sum(views), sum(likes), sum(comments) FROM gone GROUP BY 1
  ON CONFLICT (user_id) DO UPDATE SET views = totals.views + excluded.views, likes = totals.likes + excluded.likes,
    comments = totals.comments + excluded.comments;
  DELETE FROM statistics_changes WHERE NOT EXISTS (SELECT FROM users WHERE id = user_id)
    OR post_id IS NOT NULL AND NOT EXISTS (SELECT FROM posts WHERE id = post_id);
END $$;
