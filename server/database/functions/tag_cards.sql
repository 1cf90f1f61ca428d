-- What is shown of a tag wherever it appears; hidden ones appear nowhere. What fold_tallies has not folded in yet
-- counts as well.
CREATE OR REPLACE VIEW tag_cards AS
SELECT id, slug, name, post_count + coalesce(fresh.amount, 0) AS "postCount"
FROM tags LEFT JOIN (
  SELECT kind, sum(amount)::int AS amount FROM post_tallies WHERE kind LIKE 'tag %' GROUP BY kind
) AS fresh ON kind = 'tag ' || tags.id
WHERE NOT is_hidden;
