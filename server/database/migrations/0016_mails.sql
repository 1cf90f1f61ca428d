-- What is gathered for a member's next mail of a kind. A row is written by a chore and never with the act itself, so that
-- nobody who comments or publishes waits for another's mail.
CREATE TABLE gathered_mails (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL
    CONSTRAINT gathered_mails_kind CHECK (kind IN ('newPost', 'newFollower', 'newLike', 'newComment', 'newMessage', 'digest')),
  -- When the mail is to be sent; NULL while there is nothing to say.
  due_at timestamptz,
  -- Since when a job has been at it.
  queued_at timestamptz,
  mailed_at timestamptz,
  -- Newer notifications have not been mailed.
  mailed_id bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, kind)
);
CREATE INDEX gathered_mails_due ON gathered_mails (due_at) WHERE due_at IS NOT NULL;

-- One row: up to which live event mails have been gathered.
CREATE TABLE mail_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  position bigint NOT NULL
);
INSERT INTO mail_progress (position) SELECT coalesce(max(position), 0) FROM live_events;

-- The key stands in every mail, so that its reader can stop a kind of mail without signing in.
ALTER TABLE user_informations
  ADD COLUMN unsubscribe_key uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT user_informations_unsubscribe_key_key UNIQUE,
  -- When a mail server said for good that there is no such address.
  ADD COLUMN email_refused_at timestamptz,
  -- The most read posts of the week, for those who ask for them.
  ADD COLUMN email_digest boolean NOT NULL DEFAULT false;
