-- Where a member's own stream listens.
CREATE OR REPLACE FUNCTION member_topic(user_id bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '/users/' || user_id;
