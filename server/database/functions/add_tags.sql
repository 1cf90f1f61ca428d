-- Gives a post tags, making those that do not exist yet. In the order of their ids, so that two posts with the
-- same tags never wait for each other. Tags mostly exist, so they are looked for first. What was renamed or merged
-- is taken for what it became.
CREATE OR REPLACE FUNCTION add_tags(post bigint, slugs text[], names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  missing integer;
  added integer;
BEGIN
  IF EXISTS (SELECT FROM former_tag_slugs WHERE slug = ANY(slugs)) OR
     EXISTS (SELECT FROM tags WHERE slug = ANY(slugs) AND merging_into IS NOT NULL) THEN
    SELECT array_agg(today.slug ORDER BY today.position), array_agg(today.name ORDER BY today.position) INTO slugs, names FROM (
      SELECT current_tag_slug(given.slug) AS slug, min(given.position) AS position, min(given.name) AS name
      FROM unnest(slugs, names) WITH ORDINALITY AS given(slug, name, position) GROUP BY 1
    ) AS today;
  END IF;
  missing := cardinality(slugs);
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

CREATE OR REPLACE FUNCTION current_tag_slug(given text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT target.slug FROM tags JOIN tags AS target ON target.id = tags.merging_into WHERE tags.slug = given),
    (SELECT tags.slug FROM former_tag_slugs JOIN tags ON tags.id = tag_id WHERE former_tag_slugs.slug = given),
    given)
$$;
