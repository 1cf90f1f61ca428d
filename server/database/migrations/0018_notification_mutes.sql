-- What a member does not want to be notified of: all that is about one post, or all of one kind. What moderators
-- decide cannot be muted.
CREATE TABLE notification_mutes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  post_id bigint REFERENCES posts ON DELETE CASCADE,
  type text COLLATE "C" CONSTRAINT type_can_be_muted CHECK (type IN
    ('newPost', 'newFollower', 'newLike', 'newComment', 'newReply', 'commentLike', 'mention')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT about_one_thing CHECK (num_nonnulls(post_id, type) = 1)
);
CREATE UNIQUE INDEX notification_mutes_once ON notification_mutes (user_id, coalesce(post_id, 0), coalesce(type, ''));
CREATE INDEX notification_mutes_of_user ON notification_mutes (user_id, id DESC);
CREATE INDEX notification_mutes_of_post ON notification_mutes (post_id) WHERE post_id IS NOT NULL;
