-- Pages of other sites that members linked to, as they were found. A cache: after a crash it is
-- simply filled again, so it is not written ahead. A page that did not answer has no title.
CREATE UNLOGGED TABLE url_metas (
  url text COLLATE "C" PRIMARY KEY CONSTRAINT url_length CHECK (char_length(url) <= 2048),
  title text,
  description text,
  image text COLLATE "C",
  site_name text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX url_metas_by_expiry ON url_metas (expires_at);

-- Players by the address that their site gives them; posts name them by their id.
CREATE TABLE embeds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text COLLATE "C" NOT NULL UNIQUE CONSTRAINT url_length CHECK (char_length(url) <= 2048),
  provider text COLLATE "C" NOT NULL,
  title text,
  thumbnail text COLLATE "C",
  -- When its site is asked again.
  stale_at timestamptz NOT NULL
);

-- The same as fold() in core/turkish/fold.ts: a test compares the two letter by letter. The root
-- collation lower-cases in no particular language, so that I and İ both end as i.
-- It stands here because generated columns need it.
CREATE FUNCTION fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  replace(replace(replace(replace(
    translate(
      regexp_replace(lower(normalize(value, NFKD) COLLATE "und-x-icu"), '[\u0300-\u036f]', '', 'g'),
      'ıøđðłħŧŋə', 'ioddlhtne'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

-- For finding members by the beginning of any of their names while somebody types.
ALTER TABLE users
  ADD COLUMN folded_name text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (fold(first_name || ' ' || last_name)) STORED,
  ADD COLUMN name_words tsvector NOT NULL GENERATED ALWAYS AS (
    array_to_tsvector(array_remove(string_to_array(fold(first_name || ' ' || last_name), ' '), '') || username)
  ) STORED;
CREATE INDEX users_by_name_words ON users USING gin (name_words);
CREATE INDEX users_by_followers ON users (follower_count DESC, id);
