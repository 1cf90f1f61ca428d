CREATE OR REPLACE FUNCTION count_kinds(kinds text[], change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_tallies (kind, amount) SELECT kind, change FROM unnest(kinds) AS kind;
END $$;
