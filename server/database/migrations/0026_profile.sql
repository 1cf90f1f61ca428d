-- Names that members had before: they lead to whoever had them, and nobody else may take them.
CREATE TABLE former_usernames (
  username text COLLATE "C" PRIMARY KEY
    CONSTRAINT username_shape CHECK (username ~ '^[a-z0-9_.]{3,30}$'),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX former_usernames_of_user ON former_usernames (user_id);
