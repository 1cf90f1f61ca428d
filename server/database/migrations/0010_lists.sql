-- Lists that had no index of their own: an author's posts of every status, and the short reads of a
-- category, of which there may be none among thousands of posts.
CREATE INDEX kept_posts_of_user ON posts (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX category_short_reads_by_views ON posts (category_id, views DESC, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL AND read_time <= 120;
CREATE INDEX second_category_short_reads_by_views ON posts (second_category_id, views DESC, created_at DESC, id DESC)
  WHERE status = 1 AND deleted_at IS NULL AND read_time <= 120 AND second_category_id IS NOT NULL;
