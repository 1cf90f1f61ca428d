-- What members bring over from elsewhere. Its file stands in the storage under this number until it has been read.
CREATE TABLE imports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  file_name text NOT NULL CONSTRAINT file_name_length CHECK (char_length(file_name) <= 120),
  has_file boolean NOT NULL DEFAULT true,
  mode text COLLATE "C" NOT NULL CONSTRAINT mode_known CHECK (mode IN ('draft', 'published')),
  category_id integer REFERENCES categories,
  -- 'arriving': its file is not in the storage yet; nobody is shown such a row.
  status text COLLATE "C" NOT NULL DEFAULT 'arriving'
    CONSTRAINT status_known CHECK (status IN ('arriving', 'waiting', 'running', 'ready', 'failed', 'undone')),
  source text COLLATE "C",
  progress smallint NOT NULL DEFAULT 0 CONSTRAINT progress_range CHECK (progress BETWEEN 0 AND 100),
  error text,
  -- How often a process began to read it: one that ends every process is given up.
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT published_somewhere CHECK (mode <> 'published' OR category_id IS NOT NULL)
);
CREATE INDEX imports_of_user ON imports (user_id, id DESC);
CREATE INDEX imports_in_category ON imports (category_id);
CREATE INDEX imports_with_file ON imports (id) WHERE has_file;
-- Two of one member would bring the same things at the same moment.
CREATE UNIQUE INDEX one_import_at_a_time ON imports (user_id) WHERE status IN ('arriving', 'waiting', 'running');

-- One row for each thing that was found in a file: the post it became, and what could not be kept of it.
CREATE TABLE import_items (
  import_id bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
  -- A hash of what the thing is called where it comes from.
  key text COLLATE "C" NOT NULL CONSTRAINT key_shape CHECK (key ~ '^[A-Za-z0-9_-]{43}$'),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  title text NOT NULL,
  -- None where no post was made.
  post_id bigint REFERENCES posts ON DELETE CASCADE,
  is_existing boolean NOT NULL DEFAULT false,
  problems jsonb NOT NULL DEFAULT '[]' CONSTRAINT problems_list CHECK (jsonb_typeof(problems) = 'array'),
  PRIMARY KEY (import_id, key)
);
-- However often a thing is brought over, it is one post.
CREATE UNIQUE INDEX imported_once ON import_items (user_id, key) WHERE post_id IS NOT NULL;
CREATE INDEX import_items_of_user ON import_items (user_id);
CREATE UNIQUE INDEX import_item_of_post ON import_items (post_id) WHERE post_id IS NOT NULL;
