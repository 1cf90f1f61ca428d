-- Identifiers are COLLATE "C": under the Turkish collation lower('INFO') is 'ınfo'.

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text COLLATE "C" NOT NULL UNIQUE
    CONSTRAINT username_shape CHECK (username ~ '^[a-z0-9_.]{3,30}$'),
  first_name text NOT NULL CONSTRAINT first_name_length CHECK (char_length(first_name) BETWEEN 3 AND 50),
  last_name text NOT NULL CONSTRAINT last_name_length CHECK (char_length(last_name) BETWEEN 1 AND 50),
  email text COLLATE "C" NOT NULL UNIQUE
    CONSTRAINT email_shape CHECK (char_length(email) <= 254 AND email = lower(email) AND email LIKE '%_@_%'),
  email_confirmed_at timestamptz,
  password_hash text NOT NULL,
  role text COLLATE "C" NOT NULL DEFAULT 'member'
    CONSTRAINT role_known CHECK (role IN ('member', 'editor', 'admin')),
  picture text,
  biography text NOT NULL DEFAULT '' CONSTRAINT biography_length CHECK (char_length(biography) <= 500),
  follower_count integer NOT NULL DEFAULT 0 CHECK (follower_count >= 0),
  following_count integer NOT NULL DEFAULT 0 CHECK (following_count >= 0),
  post_count integer NOT NULL DEFAULT 0 CHECK (post_count >= 0),
  comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE user_informations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  email_new_post boolean NOT NULL DEFAULT true,
  email_new_follower boolean NOT NULL DEFAULT true,
  email_new_like boolean NOT NULL DEFAULT true,
  email_new_comment boolean NOT NULL DEFAULT true,
  email_new_message boolean NOT NULL DEFAULT true
);

CREATE TABLE social_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  platform text COLLATE "C" NOT NULL,
  handle text COLLATE "C" NOT NULL,
  url text COLLATE "C" NOT NULL,
  UNIQUE (platform, handle)
);
CREATE INDEX social_accounts_of_user ON social_accounts (user_id);

-- Only the hash of a token is kept: whoever reads this table cannot sign in with it.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CONSTRAINT token_hash_length CHECK (octet_length(token_hash) = 32),
  device text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id, id DESC);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- The links in mails. A confirmation holds for the address it was sent to and no other.
CREATE TABLE mail_links (
  token_hash bytea PRIMARY KEY CONSTRAINT token_hash_length CHECK (octet_length(token_hash) = 32),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text COLLATE "C" NOT NULL CONSTRAINT purpose_known CHECK (purpose IN ('confirm', 'reset')),
  email text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_links_of_user ON mail_links (user_id, purpose);
CREATE INDEX mail_links_by_expiry ON mail_links (expires_at);
