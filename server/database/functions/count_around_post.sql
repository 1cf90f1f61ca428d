-- Those who commented on a post and those who listed it, when it comes or goes. In the order of their
-- ids, so that two posts never wait for each other.
CREATE OR REPLACE FUNCTION count_around_post(post bigint, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id IN (SELECT user_id FROM comments WHERE post_id = post AND is_active(comments))
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE users SET comment_count = comment_count + change * written.amount FROM (
    SELECT user_id, count(*) AS amount FROM comments WHERE post_id = post AND is_active(comments) GROUP BY user_id
  ) AS written WHERE users.id = written.user_id;
  PERFORM FROM custom_lists WHERE id IN (SELECT list_id FROM lists_with(post)) ORDER BY id FOR NO KEY UPDATE;
  UPDATE custom_lists SET post_count = post_count + change WHERE id IN (SELECT list_id FROM lists_with(post));
END $$;
