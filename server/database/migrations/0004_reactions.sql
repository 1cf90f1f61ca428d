CREATE TABLE user_relationships (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  follower_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  following_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Where it happened, when it happened under a post.
  post_id bigint REFERENCES posts ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (follower_id, following_id),
  CONSTRAINT not_oneself CHECK (follower_id <> following_id)
);
CREATE INDEX relationships_of_follower ON user_relationships (follower_id, id DESC);
CREATE INDEX relationships_of_following ON user_relationships (following_id, id DESC);
CREATE INDEX relationships_from_post ON user_relationships (post_id) WHERE post_id IS NOT NULL;

CREATE TABLE applauses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  count smallint NOT NULL CONSTRAINT count_range CHECK (count BETWEEN 1 AND 50),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (post_id, user_id)
);
CREATE INDEX applauses_of_user ON applauses (user_id, id DESC);

CREATE TABLE bookmarks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, post_id)
);
CREATE INDEX bookmarks_of_user ON bookmarks (user_id, id DESC);
CREATE INDEX bookmarks_of_post ON bookmarks (post_id);

-- Status 1 is active. Replies are one level deep: the parent of a reply has no parent.
CREATE TABLE comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  parent_id bigint REFERENCES comments ON DELETE CASCADE,
  text text NOT NULL CONSTRAINT text_length CHECK (char_length(text) BETWEEN 1 AND 5000),
  status smallint NOT NULL DEFAULT 1 CONSTRAINT status_known CHECK (status BETWEEN 0 AND 4),
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  reply_count integer NOT NULL DEFAULT 0 CHECK (reply_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX threads_of_post ON comments (post_id, id DESC) WHERE status = 1 AND parent_id IS NULL;
CREATE INDEX replies_of_comment ON comments (parent_id, id) WHERE status = 1;
CREATE INDEX comments_of_user ON comments (user_id, id DESC) WHERE status = 1;

CREATE TABLE comment_likes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (comment_id, user_id)
);
CREATE INDEX comment_likes_of_user ON comment_likes (user_id);

-- Reads of a post on a day, for the author's statistics; the day is the site's (Europe/Istanbul).
CREATE TABLE daily_views (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (post_id, day)
);
