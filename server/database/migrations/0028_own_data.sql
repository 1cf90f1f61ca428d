-- Whoever asked for their account to be deleted is "silinmiş üye" to everybody from then on.
ALTER TABLE users ADD COLUMN is_deleted boolean NOT NULL DEFAULT false;

-- What goes from sight with its author; is_public and is_active look at it, because they see one row alone.
ALTER TABLE posts ADD COLUMN author_hidden boolean NOT NULL DEFAULT false;
ALTER TABLE comments ADD COLUMN author_hidden boolean NOT NULL DEFAULT false;

-- Deletions that can still be taken back. Follows, applause and likes are set aside here as they were, so that lists
-- and counters of others are right without asking who is leaving.
CREATE TABLE account_deletions (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  requested_at timestamptz NOT NULL DEFAULT now(),
  erase_at timestamptz NOT NULL,
  set_aside jsonb NOT NULL
);
CREATE INDEX account_deletions_by_time ON account_deletions (erase_at);

-- Archives of members' own data: who asked, how far it is, and until when its file stays.
CREATE TABLE account_exports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  status text COLLATE "C" NOT NULL DEFAULT 'waiting'
    CONSTRAINT status_known CHECK (status IN ('waiting', 'running', 'ready')),
  progress smallint NOT NULL DEFAULT 0 CONSTRAINT progress_range CHECK (progress BETWEEN 0 AND 100),
  bytes bigint CONSTRAINT bytes_when_ready CHECK ((bytes IS NOT NULL) = (status = 'ready')),
  requested_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz
);
CREATE INDEX account_exports_of_user ON account_exports (user_id, requested_at DESC);
CREATE INDEX account_exports_by_expiry ON account_exports (expires_at);
CREATE UNIQUE INDEX one_export_at_a_time ON account_exports (user_id) WHERE status <> 'ready';

-- An archive holds all comments of a member, those that were taken down as well.
CREATE INDEX all_comments_of_user ON comments (user_id, id);
