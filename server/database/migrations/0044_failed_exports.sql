-- An archive that could not be made says so for a day, instead of looking as if it were still on its way.
ALTER TABLE account_exports ADD COLUMN tries smallint NOT NULL DEFAULT 0;
ALTER TABLE account_exports DROP CONSTRAINT status_known;
ALTER TABLE account_exports ADD CONSTRAINT status_known CHECK (status IN ('waiting', 'running', 'ready', 'failed'));
DROP INDEX one_export_at_a_time;
CREATE UNIQUE INDEX one_export_at_a_time ON account_exports (user_id) WHERE status IN ('waiting', 'running');

-- Those of members who left in the meantime are in the way of no other.
UPDATE account_exports SET status = 'failed' WHERE status <> 'ready' AND expires_at <= now();
