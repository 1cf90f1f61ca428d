-- What is shown of a member wherever they appear. What fold_tallies has not folded in yet counts as well. The
-- reading of a name is public, because sentences about a member need its ending.
CREATE OR REPLACE VIEW user_cards AS
SELECT id, username, first_name AS "firstName", last_name AS "lastName", picture, biography,
  follower_count AS "followerCount", following_count AS "followingCount",
  post_count + coalesce(fresh.amount, 0) AS "postCount",
  comment_count AS "commentCount", created_at AS "createdAt",
  (SELECT coalesce(json_agg(account), '[]') FROM (
    SELECT platform, handle, url, is_linked_back AS "isVerified" FROM social_accounts WHERE user_id = users.id ORDER BY social_accounts.id
  ) AS account) AS "socialAccounts",
  name_reading AS "nameReading"
FROM users LEFT JOIN (
  SELECT kind, sum(amount)::int AS amount FROM post_tallies WHERE kind LIKE 'author %' GROUP BY kind
) AS fresh ON kind = 'author ' || users.id;
