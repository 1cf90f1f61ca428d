-- What waits to be mailed or pushed, and no more of it than anybody would look at.
CREATE OR REPLACE FUNCTION with_news(ids bigint[], more bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT (ids || more)[greatest(cardinality(ids) + cardinality(more) - 999, 1):]
$$;

CREATE OR REPLACE FUNCTION without_news(ids bigint[], told bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY(SELECT id FROM unnest(ids) WITH ORDINALITY AS waiting(id, place) WHERE id <> ALL(told) ORDER BY place)
$$;
