-- What a post is found by. Repeats of the post what a search sorts out by, so that it reads these rows alone; they
-- are kept short by storing the words apart.
CREATE TABLE post_words (
  post_id bigint PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  user_id bigint NOT NULL,
  is_public boolean NOT NULL,
  created_at timestamptz NOT NULL,
  category_id integer,
  second_category_id integer,
  read_time integer NOT NULL,
  -- The words of the title, to find it as a whole.
  title text COLLATE "C" NOT NULL,
  -- Title, tags and author.
  heading tsvector NOT NULL,
  -- Everything.
  words tsvector NOT NULL
) WITH (toast_tuple_target = 128);
ALTER TABLE post_words ALTER words SET STORAGE EXTERNAL;
CREATE INDEX public_posts_by_heading ON post_words USING gin (heading) WHERE is_public;
CREATE INDEX public_posts_by_words ON post_words USING gin (words) WHERE is_public;
CREATE INDEX public_posts_by_title ON post_words (title) WHERE is_public;
CREATE INDEX found_posts_by_time ON post_words (created_at DESC, post_id DESC) WHERE is_public;
CREATE INDEX found_posts_of_user ON post_words (user_id, created_at DESC, post_id DESC);

-- The words of all public posts, to find what somebody meant, and about how many posts have them.
CREATE TABLE known_words (
  word text COLLATE "C" PRIMARY KEY,
  post_count integer NOT NULL
);

-- Posts whose words are not among them yet.
CREATE TABLE unlearned_posts (
  post_id bigint PRIMARY KEY REFERENCES posts ON DELETE CASCADE
);

-- How far the posts of before are indexed, from the newest to the oldest; 0 when all are.
CREATE TABLE search_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  recipe integer NOT NULL,
  next_id bigint NOT NULL,
  first_id bigint NOT NULL
);
INSERT INTO search_progress (recipe, next_id, first_id) VALUES (0, 0, 0);

-- Tags by each of their words.
CREATE INDEX tags_by_words ON tags USING gin (array_to_tsvector(string_to_array(slug, '-')));
