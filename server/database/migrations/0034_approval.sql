-- Since when and why a post waits for an editor. A trigger (keep_post_wait) has a row here for every post that waits.
-- `compared_to` is the revision that an editor or readers saw last, `words` what the word list found.
CREATE TABLE post_waits (
  post_id bigint PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT now(),
  reasons text[] COLLATE "C" NOT NULL DEFAULT '{}'
    CONSTRAINT reasons_known CHECK (reasons <@ ARRAY['category', 'first', 'links', 'repetition', 'words']),
  words text[] NOT NULL DEFAULT '{}',
  compared_to integer
);
CREATE INDEX post_waits_by_time ON post_waits (since, post_id);
INSERT INTO post_waits (post_id, since, reasons)
SELECT id, updated_at, CASE WHEN EXISTS (SELECT FROM categories
    WHERE categories.id IN (category_id, second_category_id) AND needs_approval) THEN ARRAY['category'] ELSE '{}' END
FROM posts WHERE status = 3;

-- The last note stays with its post until it is published, so that editors see what they asked for and the answer.
ALTER TABLE post_notes
  ADD COLUMN answer text CONSTRAINT answer_length CHECK (char_length(answer) BETWEEN 1 AND 1000),
  ADD COLUMN answered_at timestamptz,
  ADD CONSTRAINT answer_has_time CHECK ((answer IS NULL) = (answered_at IS NULL));

-- What was decided about posts that waited: how long it took, and which revision was seen.
CREATE TABLE approval_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  decision text COLLATE "C" NOT NULL CONSTRAINT decision_known CHECK (decision IN ('published', 'sentBack')),
  revision integer NOT NULL,
  waited_seconds integer NOT NULL CHECK (waited_seconds >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX approval_decisions_of_post ON approval_decisions (post_id, id DESC);

-- One that was approved before the time its author planned goes out then.
ALTER TABLE notifications DROP CONSTRAINT decision_known,
  ADD CONSTRAINT decision_known CHECK (decision IN ('published', 'planned', 'sentBack'));

-- Whose posts are published without anybody looking at them first.
CREATE TABLE trusted_authors (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  by_id bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX trusted_authors_by_time ON trusted_authors (created_at DESC, user_id DESC);
CREATE INDEX trusted_authors_by_editor ON trusted_authors (by_id) WHERE by_id IS NOT NULL;

-- Words whose forms are held for review, and words that are clean although they look like such a form. One row.
CREATE TABLE word_list (
  is_the_one boolean PRIMARY KEY DEFAULT true CONSTRAINT only_one CHECK (is_the_one),
  words text[] NOT NULL DEFAULT '{}' CONSTRAINT words_few CHECK (cardinality(words) <= 2000),
  exceptions text[] NOT NULL DEFAULT '{}' CONSTRAINT exceptions_few CHECK (cardinality(exceptions) <= 2000),
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO word_list (words, exceptions) VALUES (
  ARRAY['amcık', 'amk', 'dürzü', 'gavat', 'gerizekalı', 'gerizekâlı', 'göt', 'götveren', 'ibne', 'kahpe', 'kaltak',
    'kevaşe', 'orospu', 'pezevenk', 'piç', 'puşt', 'sik', 'sikik', 'sikişmek', 'sikmek', 'sürtük', 'şerefsiz', 'taşak',
    'yarak', 'yarrak', 'yavşak'],
  ARRAY['gavata', 'siklet', 'siklik']);

-- What new members wrote lately, as a hash, so that the same text again and again is noticed.
CREATE TABLE text_prints (
  type text COLLATE "C" NOT NULL CONSTRAINT type_known CHECK (type IN ('post', 'comment')),
  target_id bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  print bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (type, target_id)
);
CREATE INDEX text_prints_alike ON text_prints (print, created_at);
CREATE INDEX text_prints_of_user ON text_prints (user_id);
CREATE INDEX text_prints_by_time ON text_prints (created_at);

-- A comment that is held has status 4; its author sees it.
CREATE INDEX held_comments ON comments (post_id, user_id) WHERE status = 4;

-- From where and with whose mail nobody can sign up.
CREATE TABLE sign_up_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  range cidr UNIQUE,
  domain text COLLATE "C" UNIQUE CONSTRAINT domain_shape CHECK (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  note text NOT NULL DEFAULT '' CONSTRAINT note_length CHECK (char_length(note) <= 200),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT one_of_both CHECK ((range IS NULL) <> (domain IS NULL))
);
CREATE INDEX sign_up_blocks_by_range ON sign_up_blocks USING gist (range inet_ops);
