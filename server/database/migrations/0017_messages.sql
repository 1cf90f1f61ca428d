-- A conversation of the same members is one and the same, however often somebody begins it.
CREATE TABLE messengers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Sorted by a trigger, which also writes the members' rows.
  member_ids bigint[] NOT NULL UNIQUE
    CONSTRAINT member_count CHECK (cardinality(member_ids) BETWEEN 2 AND 20),
  -- Whom strangers are a request of.
  creator_id bigint REFERENCES users ON DELETE SET NULL,
  name text CONSTRAINT name_length CHECK (char_length(name) BETWEEN 1 AND 80)
    CONSTRAINT name_of_several CHECK (name IS NULL OR cardinality(member_ids) > 2),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX messengers_of_creator ON messengers (creator_id) WHERE creator_id IS NOT NULL;

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  messenger_id bigint NOT NULL REFERENCES messengers ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL CONSTRAINT text_length CHECK (char_length(text) BETWEEN 1 AND 5000),
  -- Made by the sender, so that what is sent again after a failure is not there twice.
  key uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX messages_of_messenger ON messages (messenger_id, id DESC);
CREATE INDEX messages_of_user ON messages (user_id);
CREATE UNIQUE INDEX messages_by_key ON messages (user_id, key) WHERE key IS NOT NULL;

-- A conversation as one of its members has it.
CREATE TABLE messenger_members (
  messenger_id bigint NOT NULL REFERENCES messengers ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Until then it is a request.
  is_accepted boolean NOT NULL,
  is_shown boolean NOT NULL DEFAULT true,
  is_muted boolean NOT NULL DEFAULT false,
  -- Its position in the member's list: a new one with every message; none while there is nothing to read.
  last_message_id bigint,
  -- Up to here it is deleted for this member.
  cleared_to bigint NOT NULL DEFAULT 0,
  read_to bigint NOT NULL DEFAULT 0,
  unread_count integer NOT NULL DEFAULT 0 CHECK (unread_count >= 0),
  typing_at timestamptz,
  PRIMARY KEY (messenger_id, user_id)
);
CREATE INDEX messengers_of_user ON messenger_members (user_id, is_accepted, last_message_id DESC)
  WHERE is_shown AND last_message_id IS NOT NULL;
CREATE INDEX members_with_unread ON messenger_members (user_id) WHERE unread_count > 0;
CREATE INDEX memberships_of_user ON messenger_members (user_id);
