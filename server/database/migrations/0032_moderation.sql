-- What editors and admins did. It can never be changed, so it holds ids instead of names: whoever is erased needs no
-- change here. Without an actor it was the site itself, or a command of whoever runs it.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id bigint,
  action text COLLATE "C" NOT NULL,
  target_type text COLLATE "C" NOT NULL,
  target_id bigint,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_by_action ON audit_log (action, id DESC);
CREATE INDEX audit_log_by_target ON audit_log (target_type, target_id, id DESC);

-- Who is suspended now. Without `until` it is for good.
CREATE TABLE suspensions (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  until timestamptz,
  rule text COLLATE "C",
  reason text NOT NULL CONSTRAINT reason_length CHECK (char_length(reason) BETWEEN 1 AND 1000),
  hide_posts boolean NOT NULL DEFAULT false,
  by_id bigint REFERENCES users ON DELETE SET NULL,
  -- Another one goes on from where the first began.
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX suspensions_by_end ON suspensions (until);
CREATE INDEX suspensions_by_editor ON suspensions (by_id);

-- What editors have to look at: one case for a thing, however many report it.
CREATE TABLE cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text COLLATE "C" NOT NULL CONSTRAINT type_known CHECK (type IN ('post', 'comment', 'user', 'message', 'contact')),
  target_id bigint,
  owner_id bigint REFERENCES users ON DELETE CASCADE,
  origin text COLLATE "C" NOT NULL CONSTRAINT origin_known CHECK (origin IN ('report', 'hold', 'contact', 'editor')),
  status text COLLATE "C" NOT NULL DEFAULT 'open'
    CONSTRAINT status_known CHECK (status IN ('open', 'held', 'decided', 'appealed')),
  snapshot jsonb NOT NULL,
  report_count integer NOT NULL DEFAULT 0,
  first_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX one_undecided_case ON cases (type, target_id) WHERE status IN ('open', 'held');
CREATE INDEX cases_by_status ON cases (status, first_at, id);
CREATE INDEX cases_about_thing ON cases (type, target_id, id DESC);
CREATE INDEX cases_about_member ON cases (owner_id);
