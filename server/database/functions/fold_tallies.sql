-- Adds the rows of post_tallies to the counters of authors and tags, so that they stay few. Rows that are
-- locked at that moment are skipped and folded the next time.
CREATE OR REPLACE FUNCTION fold_tallies() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7407207) THEN RETURN; END IF;
  WITH free AS (
    SELECT id, 'author ' || id AS kind FROM users
    WHERE id IN (SELECT author_of(kind) FROM post_tallies)
    FOR NO KEY UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM post_tallies USING free WHERE post_tallies.kind = free.kind RETURNING id, amount
  )
  UPDATE users SET post_count = post_count + counted.amount
  FROM (SELECT id, sum(amount) AS amount FROM gone GROUP BY id) AS counted WHERE users.id = counted.id;
  WITH free AS (
    SELECT id, 'tag ' || id AS kind FROM tags
    WHERE id IN (SELECT tag_of(kind) FROM post_tallies)
    FOR NO KEY UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM post_tallies USING free WHERE post_tallies.kind = free.kind RETURNING id, amount
  )
  UPDATE tags SET post_count = post_count + counted.amount
  FROM (SELECT id, sum(amount) AS amount FROM gone GROUP BY id) AS counted WHERE tags.id = counted.id;
  -- Nobody asks for those who are gone.
  DELETE FROM post_tallies WHERE kind LIKE 'author %' AND NOT EXISTS (SELECT FROM users WHERE id = author_of(kind))
    OR kind LIKE 'tag %' AND NOT EXISTS (SELECT FROM tags WHERE id = tag_of(kind));
  WITH many AS (
    SELECT kind FROM post_tallies WHERE kind NOT LIKE 'author %' AND kind NOT LIKE 'tag %'
    GROUP BY kind HAVING count(*) > 1
  ), gone AS (
    DELETE FROM post_tallies WHERE kind IN (SELECT kind FROM many) RETURNING kind, amount
  )
  INSERT INTO post_tallies (kind, amount)
  SELECT kind, sum(amount) FROM gone GROUP BY kind HAVING sum(amount) <> 0;
END $$;
