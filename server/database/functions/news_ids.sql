-- What waits to be mailed or pushed: the newest thousand, and no more of it than anybody would look at.
CREATE OR REPLACE FUNCTION with_news(ids bigint[], more bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT (ids || more)[greatest(cardinality(ids) + cardinality(more) - 1000, 0) + 1:]
$$;

CREATE OR REPLACE FUNCTION without_news(ids bigint[], notified bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY(SELECT id FROM unnest(ids) WITH ORDINALITY AS waiting(id, place) WHERE id <> ALL(notified) ORDER BY place)
$$;
