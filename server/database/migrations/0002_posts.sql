CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text COLLATE "C" NOT NULL UNIQUE CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL UNIQUE CONSTRAINT name_length CHECK (char_length(name) BETWEEN 2 AND 50),
  description text NOT NULL DEFAULT '',
  writable_by text COLLATE "C" NOT NULL DEFAULT 'everyone'
    CONSTRAINT writable_by_known CHECK (writable_by IN ('everyone', 'editors')),
  needs_approval boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0
);

CREATE TABLE tags (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text COLLATE "C" NOT NULL UNIQUE CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL CONSTRAINT name_length CHECK (char_length(name) BETWEEN 3 AND 50),
  post_count integer NOT NULL DEFAULT 0 CHECK (post_count >= 0)
);
-- Ascending in both parts, so that one comparison of (-post_count, id) finds where a page begins.
CREATE INDEX tags_by_use ON tags ((-post_count), id);

-- Status: 0 passive, 1 active, 2 draft, 3 waiting for approval, 4 pending, 5 planned.
-- A post is public when its status is 1 and it is not deleted. One or two categories stand as
-- columns, so that a category's lists read an index in order.
CREATE TABLE posts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  slug text COLLATE "C" UNIQUE CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL CONSTRAINT title_length CHECK (char_length(title) BETWEEN 3 AND 200),
  excerpt text NOT NULL DEFAULT '' CONSTRAINT excerpt_length CHECK (char_length(excerpt) <= 500),
  -- Made from the text, for posts whose author wrote no excerpt.
  summary text NOT NULL DEFAULT '' CONSTRAINT summary_length CHECK (char_length(summary) <= 500),
  category_id integer REFERENCES categories,
  second_category_id integer REFERENCES categories,
  status smallint NOT NULL CONSTRAINT status_known CHECK (status BETWEEN 0 AND 5),
  entries jsonb NOT NULL DEFAULT '[]' CONSTRAINT entries_list CHECK (jsonb_typeof(entries) = 'array'),
  entries_sort text[] COLLATE "C" NOT NULL DEFAULT '{}',
  cover text,
  canonical text,
  read_time integer NOT NULL DEFAULT 0 CHECK (read_time >= 0),
  views bigint NOT NULL DEFAULT 0 CHECK (views >= 0),
  likes bigint NOT NULL DEFAULT 0 CHECK (likes >= 0),
  comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  publish_time timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT published_is_whole CHECK (
    status NOT IN (1, 5) OR (publish_time IS NOT NULL AND slug IS NOT NULL AND category_id IS NOT NULL)
  ),
  CONSTRAINT categories_differ CHECK (
    second_category_id IS NULL OR (category_id IS NOT NULL AND second_category_id <> category_id)
  )
);

CREATE INDEX public_posts_by_time ON posts (created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX public_posts_by_views ON posts (views DESC, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX public_posts_by_likes ON posts (likes DESC, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX short_reads_by_views ON posts (views DESC, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL AND read_time <= 120;
CREATE INDEX category_short_reads_by_views ON posts (category_id, views DESC, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL AND read_time <= 120;
CREATE INDEX second_category_short_reads_by_views ON posts (second_category_id, views DESC, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL AND read_time <= 120 AND second_category_id IS NOT NULL;
CREATE INDEX category_posts_by_time ON posts (category_id, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX category_posts_by_views ON posts (category_id, views DESC, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX second_category_posts_by_time ON posts (second_category_id, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL AND second_category_id IS NOT NULL;
CREATE INDEX second_category_posts_by_views ON posts (second_category_id, views DESC, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL AND second_category_id IS NOT NULL;
CREATE INDEX public_posts_of_user ON posts (user_id, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX posts_of_user ON posts (user_id, status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX kept_posts_of_user ON posts (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;

-- The time of the post is repeated here, where it never changes, to list a tag's posts in order.
CREATE TABLE post_tags (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  tag_id bigint NOT NULL REFERENCES tags ON DELETE CASCADE,
  position smallint NOT NULL CONSTRAINT at_most_five CHECK (position BETWEEN 0 AND 4),
  post_created_at timestamptz NOT NULL,
  PRIMARY KEY (post_id, tag_id),
  UNIQUE (post_id, position)
);
CREATE INDEX posts_with_tag ON post_tags (tag_id, post_created_at DESC, post_id DESC);
