-- An address that its member left stays theirs while they can take the change back: whoever changed it for them
-- could shut them out by taking it.
CREATE OR REPLACE FUNCTION is_kept_address(address text, for_user bigint) RETURNS boolean LANGUAGE sql STABLE
RETURN EXISTS (
  SELECT FROM email_changes
  WHERE old_email = address AND user_id <> for_user AND ended_at IS NULL AND confirmed_at > now() - interval '7 days'
);

-- After the row, for the reason given at `refuse_former_username`.
CREATE OR REPLACE FUNCTION refuse_kept_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_kept_address(NEW.email, NEW.id) THEN
    RAISE EXCEPTION 'address is kept for somebody else' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER refuse_kept_address AFTER INSERT ON users FOR EACH ROW
  EXECUTE FUNCTION refuse_kept_address();
CREATE OR REPLACE TRIGGER refuse_kept_address_of_member AFTER UPDATE OF email ON users FOR EACH ROW
  WHEN (NEW.email <> OLD.email) EXECUTE FUNCTION refuse_kept_address();
