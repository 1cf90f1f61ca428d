-- Common words are looked for among the newest posts of a category, however few of all posts it has.
CREATE INDEX found_posts_of_category ON post_words (category_id, created_at DESC, post_id DESC) WHERE is_public;
CREATE INDEX found_posts_of_second_category ON post_words (second_category_id, created_at DESC, post_id DESC)
  WHERE is_public AND second_category_id IS NOT NULL;
