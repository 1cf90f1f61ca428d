-- How a member's whole name is said, in Turkish letters, where its spelling misleads: case endings
-- follow the sound. Empty for most.
ALTER TABLE users ADD COLUMN name_reading text COLLATE "C"
  CONSTRAINT name_reading_length CHECK (char_length(name_reading) BETWEEN 1 AND 101)
  CONSTRAINT name_reading_shape CHECK (name_reading ~
    '^[A-Za-zÇçĞğİıÖöŞşÜüÂâÎîÛû]+( [A-Za-zÇçĞğİıÖöŞşÜüÂâÎîÛû]+)*$');

-- Sentences about a member stand on everybody's pages, so their ending is everybody's too.
CREATE OR REPLACE VIEW user_cards AS
SELECT id, username, first_name AS "firstName", last_name AS "lastName", picture, biography,
  follower_count AS "followerCount", following_count AS "followingCount",
  post_count + coalesce(fresh.amount, 0) AS "postCount",
  comment_count AS "commentCount", created_at AS "createdAt",
  (SELECT coalesce(json_agg(account), '[]') FROM (
    SELECT platform, handle, url FROM social_accounts WHERE user_id = users.id ORDER BY social_accounts.id
  ) AS account) AS "socialAccounts",
  name_reading AS "nameReading"
FROM users LEFT JOIN (
  SELECT kind, sum(amount)::int AS amount FROM post_tallies WHERE kind LIKE 'author %' GROUP BY kind
) AS fresh ON kind = 'author ' || users.id;
