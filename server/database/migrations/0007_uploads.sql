-- Pictures that members uploaded. Their files stand in the storage, in a folder named after the id
-- and the size; `mime` is the one of the fallback beside the WebP ones.
CREATE TABLE uploads (
  id text COLLATE "C" PRIMARY KEY CONSTRAINT id_shape CHECK (id ~ '^[0-9a-f]{32}$'),
  -- Null when its member has left: the picture stays for as long as something shows it.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  width integer NOT NULL CONSTRAINT width_range CHECK (width BETWEEN 1 AND 2560),
  height integer NOT NULL CONSTRAINT height_range CHECK (height BETWEEN 1 AND 16383),
  bytes integer NOT NULL CHECK (bytes > 0),
  mime text COLLATE "C" NOT NULL CONSTRAINT mime_known CHECK (mime IN ('image/jpeg', 'image/png')),
  placeholder text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX uploads_by_time ON uploads (created_at);
CREATE INDEX uploads_of_user ON uploads (user_id);

-- Which post shows which picture. A row stays while the post lives, because an older version of
-- the text may show what the present one does not.
CREATE TABLE post_uploads (
  post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  upload_id text COLLATE "C" NOT NULL REFERENCES uploads,
  PRIMARY KEY (post_id, upload_id)
);
CREATE INDEX posts_with_upload ON post_uploads (upload_id);

-- A member's own picture is a path; this is the upload it belongs to. It stands here because an index needs it.
CREATE FUNCTION upload_id_of(path text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(path FROM '^/uploads/([0-9a-f]{32})_') COLLATE "C"
$$;
CREATE INDEX users_by_picture ON users ((upload_id_of(picture) COLLATE "C")) WHERE picture IS NOT NULL;
