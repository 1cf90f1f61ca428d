-- Gives a post tags, making those that do not exist yet. In the order of their ids, so that two posts with the
-- same tags never wait for each other. Tags mostly exist, so they are looked for first.
CREATE OR REPLACE FUNCTION add_tags(post bigint, slugs text[], names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  missing integer := cardinality(slugs);
  added integer;
BEGIN
  WHILE missing > 0 LOOP
    INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
    SELECT posts.id, tags.id, array_position(slugs, tags.slug) - 1, posts.created_at
    FROM tags JOIN posts ON posts.id = post WHERE tags.slug = ANY(slugs)
    ORDER BY tags.id ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS added = ROW_COUNT;
    missing := missing - added;
    -- A tag that somebody else makes at this moment is seen the next time.
    IF missing > 0 THEN
      INSERT INTO tags (slug, name)
      SELECT given.slug, given.name FROM unnest(slugs, names) AS given(slug, name)
      WHERE NOT EXISTS (SELECT FROM tags WHERE tags.slug = given.slug)
      ORDER BY given.slug ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
END $$;
