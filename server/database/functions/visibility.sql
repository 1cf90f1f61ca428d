-- What everybody may see, said once: everything public reads the views, every counter counts by the functions
-- they are made of. What is hidden with its author (who is leaving or suspended) says so in its own row, author_hidden. A further reason is added to these functions and nowhere else.

-- The planner inlines it, so that queries can use partial indexes. It looks at the row alone, because
-- triggers ask it about a row as it was and as it becomes.
CREATE OR REPLACE FUNCTION is_public(post posts) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT post.status = 1 AND post.deleted_at IS NULL AND NOT post.author_hidden
$$;

CREATE OR REPLACE FUNCTION is_active(comment comments) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT comment.status = 1 AND NOT comment.author_hidden
$$;

CREATE OR REPLACE VIEW public_posts AS SELECT * FROM posts WHERE is_public(posts);

CREATE OR REPLACE VIEW public_comments AS
SELECT comments.* FROM comments JOIN public_posts ON public_posts.id = post_id WHERE is_active(comments);

-- Notifications of what can be seen. Moderators decide about what is hidden, too. With EXISTS the
-- planner would rather gather all posts there are than look up a few by their keys.
CREATE OR REPLACE VIEW visible_notifications AS
SELECT * FROM notifications WHERE type = 'moderation' OR (
  (post_id IS NULL OR (SELECT true FROM public_posts WHERE public_posts.id = notifications.post_id))
  AND (comment_id IS NULL OR (SELECT true FROM public_comments WHERE public_comments.id = comment_id)));
