-- Whether one of the two has blocked the other.
CREATE OR REPLACE FUNCTION is_blocked_between(one bigint, other bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blocks
    WHERE (user_id = one AND other_id = other) OR (user_id = other AND other_id = one))
$$;
