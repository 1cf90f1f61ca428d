-- Adds the rows of statistics_changes to the sums. Members and posts that are being erased at this moment are left
-- for the next time.
CREATE OR REPLACE FUNCTION fold_statistics() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- Of one post and month; readers from any further ones are counted as 'other'.
  most_hosts CONSTANT integer := 50;
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
    INSERT INTO post_days AS days (post_id, day, views, likes, comments, depth_known, depth_25, depth_50, depth_75, depth_100)
    SELECT post_id, day, sum(views), sum(likes), sum(comments), count(depth), count(*) FILTER (WHERE depth >= 25),
      count(*) FILTER (WHERE depth >= 50), count(*) FILTER (WHERE depth >= 75), count(*) FILTER (WHERE depth >= 100)
    FROM gone WHERE post_id IS NOT NULL GROUP BY 1, 2
    ON CONFLICT (post_id, day) DO UPDATE SET views = days.views + excluded.views, likes = days.likes + excluded.likes,
      comments = days.comments + excluded.comments, depth_known = days.depth_known + excluded.depth_known,
      depth_25 = days.depth_25 + excluded.depth_25, depth_50 = days.depth_50 + excluded.depth_50,
      depth_75 = days.depth_75 + excluded.depth_75, depth_100 = days.depth_100 + excluded.depth_100
  ), month_sums AS (
    INSERT INTO post_months AS months (post_id, month, user_id, views, likes, comments)
    SELECT post_id, date_trunc('month', day), user_id, sum(views), sum(likes), sum(comments)
    FROM gone WHERE post_id IS NOT NULL GROUP BY 1, 2, 3
    ON CONFLICT (post_id, month) DO UPDATE SET views = months.views + excluded.views,
      likes = months.likes + excluded.likes, comments = months.comments + excluded.comments
  ), arrivals AS (
    SELECT post_id, day, date_trunc('month', day)::date AS month, source, sum(views) AS views
    FROM gone WHERE post_id IS NOT NULL AND source IS NOT NULL GROUP BY 1, 2, 3, 4
  ), new_hosts AS (
    SELECT *, row_number() OVER (PARTITION BY post_id, month ORDER BY source) AS rank
    FROM (SELECT DISTINCT post_id, month, source FROM arrivals WHERE source LIKE '%.%') AS host
    WHERE NOT EXISTS (
      SELECT FROM post_sources AS known WHERE known.post_id = host.post_id AND known.source = host.source
        AND known.day >= month AND known.day < month + interval '1 month')
  ), hosts_too_many AS (
    SELECT post_id, month, source FROM new_hosts AS host
    WHERE rank > most_hosts - (
      SELECT count(DISTINCT known.source) FROM post_sources AS known WHERE known.post_id = host.post_id
        AND known.source LIKE '%.%' AND known.day >= month AND known.day < month + interval '1 month')
  ), source_sums AS (
    INSERT INTO post_sources AS sources (post_id, day, source, views)
    SELECT post_id, day, CASE WHEN many.source IS NULL THEN arrivals.source ELSE 'other' END, sum(views)
    FROM arrivals LEFT JOIN hosts_too_many AS many USING (post_id, month, source) GROUP BY 1, 2, 3
    ON CONFLICT (post_id, day, source) DO UPDATE SET views = sources.views + excluded.views
  ), hour_sums AS (
    INSERT INTO author_hours AS hours (user_id, month, weekday, hour, views)
    SELECT user_id, date_trunc('month', day), extract(isodow FROM day), hour, sum(views)
    FROM gone WHERE hour IS NOT NULL GROUP BY 1, 2, 3, 4
    ON CONFLICT (user_id, month, weekday, hour) DO UPDATE SET views = hours.views + excluded.views
  ), site_sums AS (
    INSERT INTO site_days AS days (day, views) SELECT day, sum(views) FROM gone GROUP BY day HAVING sum(views) > 0
    ON CONFLICT (day) DO UPDATE SET views = days.views + excluded.views
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
