-- Whoever follows the pages of a list to its end meets everything once, whatever is written meanwhile.

-- Blocks and mutes get a number, as every other item of the API has one; they are listed by it.
ALTER TABLE silences ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE;
CREATE INDEX silences_of_user ON silences (user_id, kind, id DESC);

-- Ascending in both parts, so that one comparison of (-post_count, id) finds where a page begins.
DROP INDEX tags_by_use;
CREATE INDEX tags_by_use ON tags ((-post_count), id);

-- How the counts of tags changed lately. A page of the most used tags is read as the counts were when
-- its reader began: what changed since is subtracted. Numbers grow in the order of the commits,
-- because counts change in fold_tallies alone, which one transaction runs at a time.
CREATE TABLE tag_count_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tag_id bigint NOT NULL REFERENCES tags ON DELETE CASCADE,
  change integer NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX tag_count_changes_of_tag ON tag_count_changes (tag_id);

CREATE FUNCTION note_tag_count_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_count_changes (tag_id, change) VALUES (NEW.id, NEW.post_count - OLD.post_count);
  RETURN NULL;
END $$;
CREATE TRIGGER note_tag_count_change AFTER UPDATE OF post_count ON tags FOR EACH ROW
  WHEN (OLD.post_count <> NEW.post_count) EXECUTE FUNCTION note_tag_count_change();

-- Whose messages a member accepts.
ALTER TABLE users ADD COLUMN messages_from text COLLATE "C" NOT NULL DEFAULT 'everyone'
  CONSTRAINT messages_from_known CHECK (messages_from IN ('everyone', 'followed', 'nobody'));
