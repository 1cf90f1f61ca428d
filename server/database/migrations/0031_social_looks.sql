-- Pages of social accounts are looked at again: those of networks that did not answer, and those that may link back.
ALTER TABLE social_accounts
  ADD COLUMN is_seen boolean NOT NULL DEFAULT true,
  ADD COLUMN is_linked_back boolean NOT NULL DEFAULT false,
  ADD COLUMN looks smallint NOT NULL DEFAULT 0,
  ADD COLUMN next_look_at timestamptz;
CREATE INDEX social_accounts_to_look_at ON social_accounts (next_look_at) WHERE next_look_at IS NOT NULL;
