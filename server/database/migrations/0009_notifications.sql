-- What a member is told. As long as a notification is unseen, more of the same about the same thing
-- joins it and brings it to the front; a new post is told once and never again.
CREATE SEQUENCE notification_ids;
CREATE TABLE notifications (
  group_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Its place in the list: a new one whenever somebody joins.
  id bigint NOT NULL UNIQUE DEFAULT nextval('notification_ids'),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type text COLLATE "C" NOT NULL CONSTRAINT type_known CHECK (type IN
    ('newPost', 'newFollower', 'newLike', 'newComment', 'newReply', 'commentLike', 'mention', 'moderation')),
  -- The latest of those who did it.
  actor_id bigint REFERENCES users ON DELETE CASCADE,
  actor_count integer NOT NULL DEFAULT 1 CHECK (actor_count >= 1),
  post_id bigint REFERENCES posts ON DELETE CASCADE,
  comment_id bigint REFERENCES comments ON DELETE CASCADE,
  -- What a moderator wrote.
  note text CONSTRAINT note_length CHECK (char_length(note) <= 2000),
  is_seen boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT not_from_oneself CHECK (actor_id <> user_id)
);
CREATE INDEX notifications_of_user ON notifications (user_id, id DESC);
CREATE INDEX unseen_notifications_of_user ON notifications (user_id) WHERE NOT is_seen;
CREATE UNIQUE INDEX unseen_notifications_about ON notifications
  (user_id, type, coalesce(post_id, 0), coalesce(comment_id, 0)) WHERE NOT is_seen AND type <> 'moderation';
CREATE INDEX notifications_about ON notifications (user_id, type, coalesce(post_id, 0), coalesce(comment_id, 0));
CREATE UNIQUE INDEX new_posts_notified_once ON notifications (user_id, post_id) WHERE type = 'newPost';
CREATE INDEX notifications_from_actor ON notifications (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX notifications_about_post ON notifications (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notifications_about_comment ON notifications (comment_id) WHERE comment_id IS NOT NULL;

-- Who stands behind a notification, each once for each comment that is a cause. A comment that is deleted takes its
-- row with it.
CREATE TABLE notification_actors (
  group_id bigint NOT NULL REFERENCES notifications ON DELETE CASCADE,
  actor_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  comment_id bigint REFERENCES comments ON DELETE CASCADE
);
CREATE UNIQUE INDEX notification_actors_once ON notification_actors (group_id, actor_id, coalesce(comment_id, 0));
CREATE INDEX notification_actors_by_actor ON notification_actors (actor_id);
CREATE INDEX notification_actors_of_comment ON notification_actors (comment_id) WHERE comment_id IS NOT NULL;
