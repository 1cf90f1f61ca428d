-- What is shown of a category wherever it appears.
CREATE OR REPLACE VIEW category_cards AS
SELECT id, slug, name, description,
  (SELECT coalesce(sum(amount), 0)::int FROM post_tallies WHERE kind = categories.id::text) AS "postCount"
FROM categories;
