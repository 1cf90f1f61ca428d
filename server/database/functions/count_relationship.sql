-- Both members are locked in the order of their ids, so that two who follow each other never deadlock.
CREATE OR REPLACE FUNCTION count_relationship() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  relation user_relationships := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
  change integer := CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM FROM users WHERE id IN (relation.follower_id, relation.following_id) ORDER BY id FOR NO KEY UPDATE;
  UPDATE users SET
    follower_count = follower_count + CASE WHEN id = relation.following_id THEN change ELSE 0 END,
    following_count = following_count + CASE WHEN id = relation.follower_id THEN change ELSE 0 END
  WHERE id IN (relation.follower_id, relation.following_id);
  INSERT INTO statistics_changes (user_id, day, followers)
  VALUES (relation.following_id, site_day(relation.created_at), change);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_relationship AFTER INSERT OR DELETE ON user_relationships
  FOR EACH ROW EXECUTE FUNCTION count_relationship();
