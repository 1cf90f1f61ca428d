-- Whether a member wants to hear of what another does.
CREATE OR REPLACE FUNCTION hears_of(listener bigint, actor bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT listener <> actor
    AND NOT EXISTS (SELECT FROM silences WHERE user_id = listener AND other_id = actor)
    AND NOT EXISTS (SELECT FROM silences WHERE user_id = actor AND other_id = listener AND kind = 'block')
$$;
