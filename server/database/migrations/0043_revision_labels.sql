-- What a text was labelled with, so that an editor sees what changed of it: slugs, as those that are merged or renamed
-- lead on. Not known of what was kept before, but the newest one is how its post stands.
ALTER TABLE post_revisions
  ADD COLUMN cover text,
  ADD COLUMN canonical text,
  ADD COLUMN categories text[] COLLATE "C",
  ADD COLUMN tags text[] COLLATE "C",
  ADD CONSTRAINT labels_together CHECK ((categories IS NULL) = (tags IS NULL));
UPDATE post_revisions SET cover = posts.cover, canonical = posts.canonical,
  categories = ARRAY(SELECT slug FROM categories WHERE categories.id IN (category_id, second_category_id)
    ORDER BY categories.id = second_category_id),
  tags = ARRAY(SELECT slug FROM post_tags JOIN tags ON tags.id = tag_id WHERE post_tags.post_id = posts.id ORDER BY position)
FROM posts WHERE posts.id = post_revisions.post_id
  AND number = (SELECT max(number) FROM post_revisions AS newest WHERE newest.post_id = posts.id);
