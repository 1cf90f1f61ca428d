-- Why an admin closed an account. It stays in the member's history when the account is opened again, and goes with the member.
CREATE TABLE removals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  rule text COLLATE "C" NOT NULL,
  reason text NOT NULL CONSTRAINT reason_length CHECK (char_length(reason) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX removals_of_member ON removals (user_id, id DESC);
