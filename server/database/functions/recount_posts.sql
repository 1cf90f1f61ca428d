-- After many posts were written at once with the triggers off.
CREATE OR REPLACE FUNCTION recount_posts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_tallies;
  UPDATE users SET post_count = 0 WHERE post_count <> 0;
  UPDATE tags SET post_count = 0 WHERE post_count <> 0;
  INSERT INTO post_tallies (kind, amount)
  SELECT kind, count(*) FROM posts CROSS JOIN LATERAL post_kinds(posts) AS kind WHERE is_public(posts) GROUP BY kind
  UNION ALL
  SELECT 'tag ' || tag_id, count(*) FROM post_tags JOIN posts ON posts.id = post_id WHERE is_public(posts) GROUP BY tag_id;
  PERFORM fold_tallies();
END $$;
