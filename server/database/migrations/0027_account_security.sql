-- A confirmed member's way to another address. It takes effect when the new address is confirmed; the old one can take it
-- back for seven days, whatever became of it meanwhile.
CREATE TABLE email_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  old_email text COLLATE "C" NOT NULL,
  new_email text COLLATE "C" NOT NULL
    CONSTRAINT email_shape CHECK (char_length(new_email) <= 254 AND new_email = lower(new_email) AND new_email LIKE '%_@_%'),
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  -- Given up, replaced by another one, or taken back.
  ended_at timestamptz,
  CONSTRAINT another_address CHECK (new_email <> old_email)
);
CREATE INDEX email_changes_of_user ON email_changes (user_id, id);
CREATE UNIQUE INDEX email_changes_waiting ON email_changes (user_id) WHERE confirmed_at IS NULL AND ended_at IS NULL;
CREATE INDEX email_changes_by_old_email ON email_changes (old_email);
CREATE INDEX email_changes_by_time ON email_changes (created_at);

ALTER TABLE mail_links
  DROP CONSTRAINT purpose_known,
  ADD CONSTRAINT purpose_known CHECK (purpose IN ('confirm', 'reset', 'change', 'undo')),
  ADD COLUMN email_change_id bigint REFERENCES email_changes ON DELETE CASCADE,
  ADD CONSTRAINT change_known CHECK ((purpose IN ('change', 'undo')) = (email_change_id IS NOT NULL));
CREATE INDEX mail_links_of_change ON mail_links (email_change_id);

-- Codes from an authenticator app. The secret is given to its member once, before it counts.
CREATE TABLE two_factors (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea NOT NULL CONSTRAINT secret_length CHECK (octet_length(secret) = 20),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- NULL until a right code was given.
  enabled_at timestamptz,
  -- The time step of the last code that was taken: no code counts twice.
  last_step bigint NOT NULL DEFAULT 0,
  wrong_codes integer NOT NULL DEFAULT 0,
  -- After several wrong codes no further one is looked at before this.
  wait_until timestamptz
);

-- Only hashes: whoever reads this table has no code. A code that was used is gone.
CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES two_factors ON DELETE CASCADE,
  code_hash bytea NOT NULL CONSTRAINT code_hash_length CHECK (octet_length(code_hash) = 32),
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text COLLATE "C" NOT NULL UNIQUE
    CONSTRAINT credential_id_length CHECK (char_length(credential_id) BETWEEN 1 AND 1400),
  public_key bytea NOT NULL CONSTRAINT public_key_length CHECK (octet_length(public_key) <= 8192),
  counter bigint NOT NULL CONSTRAINT counter_range CHECK (counter BETWEEN 0 AND 4294967295),
  -- How the browser reaches it, such as usb or internal.
  transports text[] COLLATE "C" NOT NULL,
  name text NOT NULL CONSTRAINT name_length CHECK (char_length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_of_user ON passkeys (user_id, id DESC);

-- What somebody has to answer within minutes, once: a second step of signing in, or a question to a passkey.
CREATE TABLE challenges (
  token_hash bytea PRIMARY KEY CONSTRAINT token_hash_length CHECK (octet_length(token_hash) = 32),
  purpose text COLLATE "C" NOT NULL
    CONSTRAINT purpose_known CHECK (purpose IN ('secondStep', 'newPasskey', 'passkey')),
  -- Whoever signs in with a passkey is not known before.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CONSTRAINT user_known CHECK ((purpose = 'passkey') = (user_id IS NULL))
);
CREATE INDEX challenges_of_user ON challenges (user_id);
CREATE INDEX challenges_by_expiry ON challenges (expires_at);
