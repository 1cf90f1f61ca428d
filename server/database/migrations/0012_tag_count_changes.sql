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
