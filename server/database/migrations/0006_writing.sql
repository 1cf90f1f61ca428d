-- When a post first became public. From then on its slug and its place in time stay.
ALTER TABLE posts ADD COLUMN published_at timestamptz;
ALTER TABLE posts ADD CONSTRAINT public_was_published CHECK (status <> 1 OR published_at IS NOT NULL);

-- A number names a post by its id.
ALTER TABLE posts ADD CONSTRAINT slug_is_no_number CHECK (slug !~ '^[0-9]+$');

-- Followers hear of a post once, when it is public for the first time; until then it waits here. A table
-- of its own, because a mark on the post would write it into all its indexes a second time.
CREATE TABLE unannounced_posts (post_id bigint PRIMARY KEY REFERENCES posts ON DELETE CASCADE);

-- Made by the writer's device: a text sent twice is one post.
ALTER TABLE posts ADD COLUMN creation_key text COLLATE "C"
  CONSTRAINT creation_key_length CHECK (char_length(creation_key) BETWEEN 8 AND 64);
CREATE UNIQUE INDEX posts_by_creation_key ON posts (user_id, creation_key) WHERE creation_key IS NOT NULL;

CREATE INDEX planned_posts ON posts (publish_time) WHERE status = 5 AND deleted_at IS NULL;
CREATE INDEX deleted_posts_of_user ON posts (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX deleted_posts_by_time ON posts (deleted_at) WHERE deleted_at IS NOT NULL;

-- What a text was: one row for each stretch of work on it, numbered within the post.
CREATE TABLE post_revisions (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  title text NOT NULL,
  excerpt text NOT NULL,
  entries jsonb NOT NULL,
  entries_sort text[] COLLATE "C" NOT NULL,
  word_count integer NOT NULL CHECK (word_count >= 0),
  -- Closed by a publication or a restoration: nothing is written over it any more.
  is_closed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (post_id, number)
);

-- Changes to a post that readers see or soon will, until its author publishes them.
CREATE TABLE post_edits (
  post_id bigint PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  title text NOT NULL CONSTRAINT title_length CHECK (char_length(title) <= 200),
  excerpt text NOT NULL CONSTRAINT excerpt_length CHECK (char_length(excerpt) <= 500),
  entries jsonb NOT NULL CONSTRAINT entries_list CHECK (jsonb_typeof(entries) = 'array'),
  entries_sort text[] COLLATE "C" NOT NULL,
  categories text[] NOT NULL,
  tags text[] NOT NULL,
  cover text,
  canonical text,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- To compress a text took a fifth of publishing it, and won it two fifths of its room.
ALTER TABLE posts ALTER COLUMN entries SET STORAGE EXTERNAL;
ALTER TABLE post_edits ALTER COLUMN entries SET STORAGE EXTERNAL;
ALTER TABLE post_revisions ALTER COLUMN entries SET STORAGE EXTERNAL;
