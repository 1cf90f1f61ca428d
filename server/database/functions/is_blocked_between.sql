-- The blocks of one of the two against the other. Inlined into the queries that ask.
CREATE OR REPLACE FUNCTION blocks_between(one bigint, other bigint) RETURNS SETOF blocks LANGUAGE sql STABLE AS $$
  SELECT * FROM blocks WHERE (user_id = one AND other_id = other) OR (user_id = other AND other_id = one)
$$;

CREATE OR REPLACE FUNCTION is_blocked_between(one bigint, other bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blocks_between(one, other))
$$;
