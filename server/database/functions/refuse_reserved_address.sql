-- An address that its member left stays reserved for them while they can take the change back: whoever changed it for them
-- could shut them out by taking it.
CREATE OR REPLACE FUNCTION is_reserved_address(address text, for_user bigint) RETURNS boolean LANGUAGE sql STABLE
RETURN EXISTS (
  SELECT FROM email_changes
  WHERE old_email = address AND user_id <> for_user AND ended_at IS NULL AND confirmed_at > now() - interval '7 days'
);

-- After the row, for the reason given at `refuse_former_username`.
CREATE OR REPLACE FUNCTION refuse_reserved_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_reserved_address(NEW.email, NEW.id) THEN
    RAISE EXCEPTION 'address is reserved for somebody else' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER refuse_reserved_address AFTER INSERT ON users FOR EACH ROW
  EXECUTE FUNCTION refuse_reserved_address();
CREATE OR REPLACE TRIGGER refuse_reserved_address_of_member AFTER UPDATE OF email ON users FOR EACH ROW
  WHEN (NEW.email <> OLD.email) EXECUTE FUNCTION refuse_reserved_address();
