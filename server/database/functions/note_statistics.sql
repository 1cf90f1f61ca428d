-- What came to a post, or went, on the day when it began.
CREATE OR REPLACE FUNCTION note_statistics(post bigint, moment timestamptz, likes_change integer, comments_change integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statistics_changes (user_id, post_id, day, likes, comments)
  SELECT user_id, id, site_day(moment), likes_change, comments_change FROM posts WHERE id = post;
END $$;
