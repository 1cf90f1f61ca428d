-- Suspended members are recommended to nobody, get no mail, and nobody can write to them.
CREATE OR REPLACE FUNCTION is_suspended(member bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM suspensions WHERE user_id = member)
$$;
