-- Addresses that something had before lead to it for good, so nobody else may take them. After the row: whoever
-- gave the address up at this very moment was waited for by the unique index.
CREATE OR REPLACE FUNCTION keep_former_category_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM former_category_slugs WHERE slug = NEW.slug AND category_id <> NEW.id) THEN
    RAISE EXCEPTION 'slug % was another category''s', NEW.slug USING ERRCODE = 'unique_violation';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    -- Whoever goes back to an address has it again.
    DELETE FROM former_category_slugs WHERE slug = NEW.slug;
    INSERT INTO former_category_slugs (slug, category_id) VALUES (OLD.slug, OLD.id);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER refuse_former_category_slug AFTER INSERT ON categories FOR EACH ROW
  EXECUTE FUNCTION keep_former_category_slug();
CREATE OR REPLACE TRIGGER keep_former_category_slug AFTER UPDATE OF slug ON categories FOR EACH ROW
  WHEN (NEW.slug <> OLD.slug) EXECUTE FUNCTION keep_former_category_slug();

CREATE OR REPLACE FUNCTION keep_former_tag_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM former_tag_slugs WHERE slug = NEW.slug AND tag_id <> NEW.id) THEN
    RAISE EXCEPTION 'slug % was another tag''s', NEW.slug USING ERRCODE = 'unique_violation';
  END IF;
  DELETE FROM former_tag_slugs WHERE slug = NEW.slug;
  INSERT INTO former_tag_slugs (slug, tag_id) VALUES (OLD.slug, OLD.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER keep_former_tag_slug AFTER UPDATE OF slug ON tags FOR EACH ROW
  WHEN (NEW.slug <> OLD.slug) EXECUTE FUNCTION keep_former_tag_slug();
