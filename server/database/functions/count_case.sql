-- Counts are sums of what came and went, so that two cases never wait for one counter.
CREATE OR REPLACE FUNCTION count_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO case_tallies VALUES (OLD.status, OLD.type, -1); END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO case_tallies VALUES (NEW.status, NEW.type, 1); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_case AFTER INSERT OR DELETE OR UPDATE OF status ON cases
  FOR EACH ROW EXECUTE FUNCTION count_case();

CREATE OR REPLACE FUNCTION fold_case_tallies() RETURNS void LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM case_tallies RETURNING *)
  INSERT INTO case_tallies SELECT status, type, sum(amount) FROM gone GROUP BY status, type HAVING sum(amount) <> 0
$$;
