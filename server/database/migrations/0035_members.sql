-- How a name looks at a glance: names with the same skeleton can be taken for one another. It stands here because
-- generated columns need it. What is written with several signs comes first, then single signs, then doubled ones.
CREATE FUNCTION skeleton(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  regexp_replace(
    translate(
      replace(replace(replace(regexp_replace(fold(name), '[^a-z0-9]', '', 'g'), 'rn', 'm'), 'vv', 'w'), 'cl', 'd'),
      '01l345789q', 'oiieastbgg'),
    '(.)\1+', '\1', 'g');

ALTER TABLE users
  ADD COLUMN username_skeleton text COLLATE "C" NOT NULL GENERATED ALWAYS AS (skeleton(username)) STORED,
  ADD COLUMN name_skeleton text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (skeleton(first_name || ' ' || last_name)) STORED,
  -- When the sign-up was found to be one of many in a short time; editors see it for a while.
  ADD COLUMN burst_at timestamptz;
CREATE INDEX users_by_username_skeleton ON users (username_skeleton);
CREATE INDEX users_by_name_skeleton ON users (name_skeleton);
CREATE INDEX known_names ON users (name_skeleton) WHERE role <> 'member';
CREATE INDEX users_in_bursts ON users (burst_at) WHERE burst_at IS NOT NULL;
CREATE INDEX users_with_roles ON users (role, id) WHERE role <> 'member';

-- Where the sign-ups of the last day came from, as hashes with a key that goes with its day. Mail domains that
-- very many people have are not noted.
CREATE TABLE sign_up_keys (
  day date PRIMARY KEY,
  key bytea NOT NULL CONSTRAINT key_length CHECK (octet_length(key) = 32)
);
CREATE TABLE sign_ups (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  network bytea NOT NULL,
  domain bytea,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_ups_by_time ON sign_ups (created_at);

-- What an admin began, signing in does not take back.
ALTER TABLE account_deletions ADD COLUMN by_admin boolean NOT NULL DEFAULT false;
