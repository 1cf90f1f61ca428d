-- What is shown of a post wherever it appears.
CREATE OR REPLACE VIEW post_cards AS
SELECT id AS "postId", user_id AS "userId", category_id AS "categoryId",
  second_category_id AS "secondCategoryId", slug, title, coalesce(nullif(excerpt, ''), summary) AS excerpt,
  cover, status, publish_time AS "publishTime", created_at AS "postCreatedAt", updated_at AS "updatedAt",
  views, likes, comment_count AS "postCommentCount", read_time AS "readTime"
FROM posts;
