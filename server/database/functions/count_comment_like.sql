CREATE OR REPLACE FUNCTION count_comment_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE comments SET like_count = like_count + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  WHERE id = coalesce(NEW.comment_id, OLD.comment_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_comment_like AFTER INSERT OR DELETE ON comment_likes
  FOR EACH ROW EXECUTE FUNCTION count_comment_like();
