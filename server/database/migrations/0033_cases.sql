-- A case in lists, without reading its snapshot: a line of it, and the reasons that were given.
ALTER TABLE cases ADD COLUMN label text NOT NULL DEFAULT '' CONSTRAINT label_length CHECK (char_length(label) <= 200),
  ADD COLUMN reasons text[] COLLATE "C" NOT NULL DEFAULT '{}';
-- Queues are read in the order in which their cases came to them.
DROP INDEX cases_by_status;
CREATE INDEX cases_by_status ON cases (status, changed_at, id);
CREATE INDEX cases_by_status_and_type ON cases (status, type, changed_at, id);
DROP INDEX cases_about_member;
CREATE INDEX cases_about_member ON cases (owner_id, status);

-- How many cases of a status and a type came (or went): their sum is how many there are. Nobody waits for a row here.
CREATE TABLE case_tallies (
  status text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  amount integer NOT NULL
);

-- What editors decided; of several about a case the last one stands.
CREATE TABLE decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id bigint NOT NULL REFERENCES cases ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL
    CONSTRAINT kind_known CHECK (kind IN ('dismiss', 'hold', 'takeDown', 'warn', 'suspend')),
  rule text COLLATE "C",
  reason text NOT NULL DEFAULT '' CONSTRAINT reason_length CHECK (char_length(reason) <= 1000),
  until timestamptz CONSTRAINT until_of_suspension CHECK (until IS NULL OR kind = 'suspend'),
  by_id bigint REFERENCES users ON DELETE SET NULL,
  -- How the thing looked, by which it is known again, and which status a post had.
  fingerprint text COLLATE "C" NOT NULL DEFAULT '',
  was_status smallint,
  -- What was decided about, where it differs from what the case keeps.
  content jsonb,
  -- Whether readers see it by this: for the first time, or again.
  shown text COLLATE "C" CONSTRAINT shown_known CHECK (shown IN ('first', 'again')),
  is_overturned boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT has_reason CHECK (kind = 'dismiss' OR reason <> '')
);
CREATE INDEX decisions_of_case ON decisions (case_id, id DESC);
CREATE INDEX decisions_by_editor ON decisions (by_id);

-- By which decision somebody is suspended.
ALTER TABLE suspensions ADD COLUMN decision_id bigint REFERENCES decisions ON DELETE SET NULL;
CREATE INDEX suspensions_by_decision ON suspensions (decision_id);

CREATE TABLE appeals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  decision_id bigint NOT NULL UNIQUE REFERENCES decisions ON DELETE CASCADE,
  text text NOT NULL CONSTRAINT text_length CHECK (char_length(text) BETWEEN 1 AND 2000),
  status text COLLATE "C" NOT NULL DEFAULT 'open'
    CONSTRAINT status_known CHECK (status IN ('open', 'upheld', 'overturned')),
  reason text NOT NULL DEFAULT '' CONSTRAINT reason_length CHECK (char_length(reason) <= 1000),
  by_id bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  CONSTRAINT decided_with_reason CHECK ((status = 'open') = (decided_at IS NULL) AND (status = 'open') = (reason = ''))
);
CREATE INDEX appeals_by_editor ON appeals (by_id);

-- Reports belong to cases; what is known of a thing stands there. Those from before become open cases.
ALTER TABLE reports ADD COLUMN case_id bigint REFERENCES cases ON DELETE CASCADE;
INSERT INTO cases (type, target_id, owner_id, origin, snapshot, label, report_count, reasons, first_at, changed_at)
SELECT type, target_id, coalesce(posts.user_id, comments.user_id, users.id, messages.user_id), 'report',
  jsonb_build_object('title', coalesce(posts.title, users.first_name || ' ' || users.last_name),
    'text', coalesce(posts.summary, comments.text, users.biography, messages.text, ''), 'images', '[]'::jsonb),
  left(coalesce(posts.title, comments.text, users.first_name || ' ' || users.last_name, messages.text, ''), 200),
  report_count, reasons, first_at, first_at
FROM (
  SELECT type, target_id, count(*) AS report_count, min(created_at) AS first_at, array_agg(DISTINCT reason) AS reasons
  FROM reports GROUP BY type, target_id
) AS reported
LEFT JOIN posts ON type = 'post' AND posts.id = target_id
LEFT JOIN comments ON type = 'comment' AND comments.id = target_id
LEFT JOIN users ON type = 'user' AND users.id = target_id
LEFT JOIN messages ON type = 'message' AND messages.id = target_id
ON CONFLICT DO NOTHING;
UPDATE reports SET case_id = cases.id FROM cases
WHERE cases.type = reports.type AND cases.target_id = reports.target_id;
INSERT INTO case_tallies SELECT status, type, count(*) FROM cases GROUP BY status, type;
ALTER TABLE reports ALTER COLUMN case_id SET NOT NULL,
  DROP COLUMN type, DROP COLUMN target_id, DROP COLUMN status,
  ADD CONSTRAINT one_of_a_person UNIQUE (case_id, reporter_id);
CREATE INDEX reports_by_person ON reports (reporter_id);

-- Which decision somebody is told of, and what of it.
ALTER TABLE notifications ADD COLUMN decision_id bigint REFERENCES decisions ON DELETE CASCADE,
  ADD COLUMN about text COLLATE "C" CONSTRAINT about_known
    CHECK (about IN ('decided', 'upheld', 'overturned', 'reported')),
  ADD CONSTRAINT about_a_decision CHECK ((about IS NULL) = (decision_id IS NULL));
CREATE INDEX notifications_of_decision ON notifications (decision_id) WHERE decision_id IS NOT NULL;

-- Since when editors keep a post from being published; its author can change it and ask for another look.
ALTER TABLE posts ADD COLUMN taken_down_at timestamptz,
  ADD CONSTRAINT taken_down_stays_down CHECK (taken_down_at IS NULL OR status NOT IN (1, 5));

-- The words of such a message are in its case alone.
ALTER TABLE messages ADD COLUMN is_taken_down boolean NOT NULL DEFAULT false;
