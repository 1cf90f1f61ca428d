-- A name that somebody had before, or that went with an account, is not free.
CREATE OR REPLACE FUNCTION is_former_username(name text, for_user bigint) RETURNS boolean LANGUAGE sql STABLE
RETURN EXISTS (SELECT FROM former_usernames WHERE username = name AND user_id <> for_user)
  OR EXISTS (SELECT FROM erased_usernames WHERE hash = sha256(convert_to(name, 'UTF8')));

-- After the row: whoever gave the name up at this very moment was waited for by the unique index, and only a
-- question asked after that sees it.
CREATE OR REPLACE FUNCTION refuse_former_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_former_username(NEW.username, NEW.id) THEN
    RAISE EXCEPTION 'username % was somebody else''s', NEW.username USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER refuse_former_username AFTER INSERT ON users FOR EACH ROW
  EXECUTE FUNCTION refuse_former_username();
CREATE OR REPLACE TRIGGER refuse_former_username_of_member AFTER UPDATE OF username ON users FOR EACH ROW
  WHEN (NEW.username <> OLD.username) EXECUTE FUNCTION refuse_former_username();

CREATE OR REPLACE FUNCTION keep_former_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever goes back to a name has it again.
  DELETE FROM former_usernames WHERE username = NEW.username AND user_id = NEW.id;
  INSERT INTO former_usernames (username, user_id) VALUES (OLD.username, OLD.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER keep_former_username AFTER UPDATE OF username ON users FOR EACH ROW
  WHEN (NEW.username <> OLD.username) EXECUTE FUNCTION keep_former_username();

-- Before the row: its former names go with it.
CREATE OR REPLACE FUNCTION keep_erased_usernames() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erased_usernames (hash)
  SELECT sha256(convert_to(name, 'UTF8'))
  FROM (SELECT OLD.username AS name UNION SELECT username FROM former_usernames WHERE user_id = OLD.id) AS names
  ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER keep_erased_usernames BEFORE DELETE ON users FOR EACH ROW
  EXECUTE FUNCTION keep_erased_usernames();
