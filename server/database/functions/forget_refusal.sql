-- A refusal is about an address: whoever has another one gets mail again.
CREATE OR REPLACE FUNCTION forget_refusal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_informations SET email_refused_at = NULL WHERE user_id = NEW.id AND email_refused_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER forget_refusal AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (NEW.email IS DISTINCT FROM OLD.email) EXECUTE FUNCTION forget_refusal();
