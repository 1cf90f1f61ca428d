-- The table is named as the code names it: applause has no plural.
ALTER TABLE applauses RENAME TO applause;
ALTER SEQUENCE applauses_id_seq RENAME TO applause_id_seq;
ALTER INDEX applauses_of_post RENAME TO applause_of_post;
ALTER INDEX applauses_of_user RENAME TO applause_of_user;

-- By the catalogue: from PostgreSQL 18 on NOT NULL is a constraint with a name, too.
DO $$
DECLARE
  old_name text;
BEGIN
  FOR old_name IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = 'applause'::regclass AND starts_with(conname, 'applauses_')
  LOOP
    EXECUTE format('ALTER TABLE applause RENAME CONSTRAINT %I TO %I',
      old_name, replace(old_name, 'applauses_', 'applause_'));
  END LOOP;
END $$;
