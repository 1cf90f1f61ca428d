ALTER TABLE posts ADD COLUMN comments_closed boolean NOT NULL DEFAULT false;
-- Comments that are no replies: what a page of comments counts.
ALTER TABLE posts ADD COLUMN thread_count integer NOT NULL DEFAULT 0 CHECK (thread_count >= 0);
CREATE INDEX threads_of_post_by_likes ON comments (post_id, like_count DESC, id DESC)
  WHERE status = 1 AND parent_id IS NULL;
-- All comments of a post, answers included: whoever wrote them is counted when the post comes or goes.
CREATE INDEX comments_of_post ON comments (post_id) INCLUDE (user_id) WHERE status = 1;

-- How many members have applauded; likes is the sum of their claps.
ALTER TABLE posts ADD COLUMN applauder_count integer NOT NULL DEFAULT 0 CHECK (applauder_count >= 0);
CREATE INDEX applauses_of_post ON applauses (post_id, id DESC);

-- Nothing is between the two any more.
CREATE TABLE blocks (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  other_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Every item of the API has a number; lists are ordered by it.
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  PRIMARY KEY (user_id, other_id),
  CONSTRAINT not_oneself CHECK (user_id <> other_id)
);
CREATE INDEX blocks_of_user ON blocks (user_id, id DESC);
CREATE INDEX blocks_of_other ON blocks (other_id);

-- Only the one who asked gets no notifications of the other.
CREATE TABLE mutes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  other_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  PRIMARY KEY (user_id, other_id),
  CONSTRAINT not_oneself CHECK (user_id <> other_id)
);
CREATE INDEX mutes_of_user ON mutes (user_id, id DESC);
CREATE INDEX mutes_of_other ON mutes (other_id);

-- Lists of saved posts. What is in a list is saved, so an item belongs to a bookmark.
CREATE TABLE custom_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  slug text COLLATE "C" NOT NULL CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL CONSTRAINT name_length CHECK (char_length(name) BETWEEN 1 AND 80),
  is_public boolean NOT NULL DEFAULT false,
  post_count integer NOT NULL DEFAULT 0 CHECK (post_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, slug)
);

CREATE TABLE custom_list_items (
  list_id bigint NOT NULL REFERENCES custom_lists ON DELETE CASCADE,
  bookmark_id bigint NOT NULL REFERENCES bookmarks ON DELETE CASCADE,
  position integer NOT NULL,
  note text NOT NULL DEFAULT '' CONSTRAINT note_length CHECK (char_length(note) <= 500),
  PRIMARY KEY (list_id, bookmark_id)
);
CREATE INDEX custom_list_items_in_order ON custom_list_items (list_id, position, bookmark_id);
CREATE INDEX custom_list_items_of_bookmark ON custom_list_items (bookmark_id);

-- One of a person about a thing. What is reported may be gone by the time somebody looks.
CREATE TABLE reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reporter_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type text COLLATE "C" NOT NULL CONSTRAINT type_known CHECK (type IN ('post', 'comment', 'user', 'message')),
  target_id bigint NOT NULL,
  reason text COLLATE "C" NOT NULL CONSTRAINT reason_known CHECK (reason IN
    ('spam', 'abuse', 'hate', 'violence', 'sexual', 'copyright', 'privacy', 'other')),
  text text NOT NULL DEFAULT '' CONSTRAINT text_length CHECK (char_length(text) <= 2000),
  status text COLLATE "C" NOT NULL DEFAULT 'open'
    CONSTRAINT status_known CHECK (status IN ('open', 'upheld', 'rejected')),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (reporter_id, type, target_id)
);
CREATE INDEX open_reports ON reports (id) WHERE status = 'open';
CREATE INDEX reports_about ON reports (type, target_id);
