-- What a write changes is named where it is written (server/cache/topics.ts), not by triggers.
DROP TRIGGER tell_post_change ON posts;
DROP TRIGGER tell_comment_change ON comments;
DROP TRIGGER tell_user_change ON users;
DROP TRIGGER tell_session_change ON sessions;
DROP TRIGGER tell_information_change ON user_informations;
DROP TRIGGER tell_social_account_change ON social_accounts;
DROP TRIGGER tell_category_change ON categories;
DROP TRIGGER tell_list_change ON custom_lists;
DROP TRIGGER tell_list_item_change ON custom_list_items;
DROP TRIGGER tell_seen_change ON notifications;
DROP FUNCTION tell_post_change, tell_post_part_change, tell_user_change, tell_user_part_change,
  tell_category_change, tell_list_change, tell_list_item_change, tell_seen_change;

CREATE OR REPLACE FUNCTION note_new_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  done text;
BEGIN
  IF NEW.status = 1 THEN INSERT INTO untold_posts (post_id) VALUES (NEW.id); END IF;
  IF is_public(NEW) THEN
    done := count_kinds(kinds_of_post(NEW.user_id, NEW.category_id, NEW.second_category_id, NEW.read_time), 1);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_tallies (kind, amount)
  SELECT 'tag ' || tag_id, CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  FROM changed JOIN posts ON posts.id = post_id WHERE is_public(posts);
  RETURN NULL;
END $$;
