-- What is shown of a member wherever they appear. What fold_tallies has not folded in yet counts as well. The
-- reading of a name is public, because sentences about a member need its ending. Of a deleted member nothing is shown;
-- core/text/deleted-member.ts knows such a name again. Of one who is suspended together with their posts, nothing that they
-- say of themselves.
CREATE OR REPLACE VIEW user_cards AS
SELECT id, CASE WHEN is_deleted THEN 'silinmis.' || id ELSE username END AS username,
  CASE WHEN is_deleted THEN 'Silinmiş' ELSE first_name END AS "firstName",
  CASE WHEN is_deleted THEN 'üye' ELSE last_name END AS "lastName",
  CASE WHEN NOT is_deleted AND hiding.user_id IS NULL THEN picture END AS picture,
  CASE WHEN is_deleted OR hiding.user_id IS NOT NULL THEN '' ELSE biography END AS biography,
  follower_count AS "followerCount", following_count AS "followingCount",
  post_count + coalesce(fresh.amount, 0) AS "postCount",
  comment_count AS "commentCount", users.created_at AS "createdAt",
  (SELECT coalesce(json_agg(account), '[]') FROM (
    SELECT platform, handle, url, is_linked_back AS "isVerified" FROM social_accounts
    WHERE user_id = users.id AND NOT is_deleted AND hiding.user_id IS NULL ORDER BY social_accounts.id
  ) AS account) AS "socialAccounts",
  CASE WHEN NOT is_deleted THEN name_reading END AS "nameReading"
FROM users LEFT JOIN (
  SELECT kind, sum(amount)::int AS amount FROM post_tallies WHERE kind LIKE 'author %' GROUP BY kind
) AS fresh ON kind = 'author ' || users.id
LEFT JOIN suspensions AS hiding ON hiding.user_id = users.id AND hide_posts;
