-- A name that somebody had before is not free. After the row: whoever gave the name up at this very moment
-- was waited for by the unique index, and only a question asked after that sees it.
CREATE OR REPLACE FUNCTION refuse_former_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM former_usernames WHERE username = NEW.username AND user_id <> NEW.id) THEN
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
