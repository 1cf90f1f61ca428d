-- The kinds under which post_tallies counts a post, and what a kind is about. Rows are only ever added, so that
-- nobody who publishes waits for somebody else. Plain columns, because a whole row would be copied with its text.
CREATE OR REPLACE FUNCTION kinds_of_post(author_id bigint, category_id integer, second_category_id integer, read_time integer)
RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY['all', 'author ' || author_id, category_id::text, second_category_id::text]
    || CASE WHEN read_time <= 120
         THEN ARRAY['all short', category_id || ' short', second_category_id || ' short'] END, NULL)
$$;

CREATE OR REPLACE FUNCTION post_kinds(post posts) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT unnest(kinds_of_post(post.user_id, post.category_id, post.second_category_id, post.read_time))
$$;

CREATE OR REPLACE FUNCTION author_of(kind text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN kind LIKE 'author %' THEN substr(kind, 8)::bigint END
$$;

CREATE OR REPLACE FUNCTION tag_of(kind text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN kind LIKE 'tag %' THEN substr(kind, 5)::bigint END
$$;
