import { STATISTICS_DAYS } from './activity.ts'

/** One statement a batch, whatever its size: the rows travel as one JSON value. */

/** The starter set where there is none, and behind it what the demo adds. */
export const starterSql = 'SELECT add_starter_categories()'
export const categoriesSql = `
  INSERT INTO categories (slug, name, description, position)
  SELECT slug, name, description, (SELECT max(position) FROM categories) + row_number() OVER ()
  FROM jsonb_to_recordset($1::jsonb) AS row(slug text, name text, description text)`
export const approvalSql =
  'UPDATE categories SET needs_approval = true WHERE slug = ANY ($1::text[])'

export const tagsSql = `
  INSERT INTO tags (slug, name)
  SELECT slug, name FROM jsonb_to_recordset($1::jsonb) AS row(slug text, name text)`

export const membersSql = `
  INSERT INTO users (id, username, first_name, last_name, email, email_confirmed_at, password_hash, role,
    biography, picture, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT id, username, "firstName", "lastName", email, "confirmedAt", "passwordHash", role, biography, picture,
    "createdAt"
  FROM jsonb_to_recordset($1::jsonb)
    AS row(id bigint, username text, "firstName" text, "lastName" text, email text, "confirmedAt" timestamptz,
      "passwordHash" text, role text, biography text, picture text, "createdAt" timestamptz)`

export const socialAccountsSql = `
  INSERT INTO social_accounts (user_id, platform, handle, url)
  SELECT row.id, platform, handle, url
  FROM jsonb_to_recordset($1::jsonb) AS row(id bigint, "socialAccounts" jsonb)
  CROSS JOIN LATERAL jsonb_to_recordset("socialAccounts") AS account(platform text, handle text, url text)`

/** A face belongs to its member; the other pictures were brought along by the editor. */
export const uploadsSql = `
  INSERT INTO uploads (id, user_id, width, height, bytes, mime, placeholder)
  SELECT row.id, users.id, width, height, bytes, 'image/jpeg', placeholder
  FROM jsonb_to_recordset($1::jsonb)
    AS row(id text, name text, width int, height int, bytes int, placeholder text)
  LEFT JOIN users ON username = CASE WHEN name LIKE '@%' THEN substr(name, 2) ELSE 'editor' END`

export const postUploadsSql = `
  INSERT INTO post_uploads (post_id, upload_id)
  SELECT "postId", "uploadId" FROM jsonb_to_recordset($1::jsonb) AS row("postId" bigint, "uploadId" text)`

export const embedsSql = `
  INSERT INTO embeds (id, url, provider, title, stale_at)
  OVERRIDING SYSTEM VALUE
  SELECT id, url, provider, title, now() + interval '7 days'
  FROM jsonb_to_recordset($1::jsonb) AS row(id bigint, url text, provider text, title text)`

export const informationsSql =
  'INSERT INTO user_informations (user_id) SELECT id FROM users ORDER BY id'

export const postsSql = `
  INSERT INTO posts (id, user_id, slug, title, excerpt, category_id, second_category_id, status, cover, entries,
    entries_sort, read_time, views, publish_time, created_at, updated_at, published_at)
  OVERRIDING SYSTEM VALUE
  SELECT row.id, "authorId", row.slug, title, excerpt, first.id, second.id, status, cover, entries,
    ARRAY(SELECT jsonb_array_elements_text("entriesSort")), "readTime", views, "publishTime", "createdAt", "updatedAt",
    CASE WHEN status IN (0, 1, 4) THEN "createdAt" END
  FROM jsonb_to_recordset($1::jsonb)
    AS row(id bigint, "authorId" bigint, slug text, title text, excerpt text, categories jsonb, status smallint,
      cover text, entries jsonb, "entriesSort" jsonb, "readTime" int, views bigint, "publishTime" timestamptz,
      "createdAt" timestamptz, "updatedAt" timestamptz)
  LEFT JOIN categories AS first ON first.slug = categories->>0
  LEFT JOIN categories AS second ON second.slug = categories->>1`

export const postTagsSql = `
  INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
  SELECT "postId", tags.id, row.position, "createdAt"
  FROM jsonb_to_recordset($1::jsonb)
    AS row("postId" bigint, name text, position smallint, "createdAt" timestamptz)
  JOIN tags ON tags.name = row.name`

export const followsSql = `
  INSERT INTO user_relationships (follower_id, following_id, created_at)
  SELECT "followerId", "followingId", "createdAt"
  FROM jsonb_to_recordset($1::jsonb)
    AS row("followerId" bigint, "followingId" bigint, "createdAt" timestamptz)`

export const applauseSql = `
  INSERT INTO applause (post_id, user_id, count, created_at)
  SELECT "postId", "memberId", count, "createdAt"
  FROM jsonb_to_recordset($1::jsonb)
    AS row("postId" bigint, "memberId" bigint, count smallint, "createdAt" timestamptz)`

export const bookmarksSql = `
  INSERT INTO bookmarks (post_id, user_id, created_at)
  SELECT "postId", "memberId", "createdAt"
  FROM jsonb_to_recordset($1::jsonb) AS row("postId" bigint, "memberId" bigint, "createdAt" timestamptz)`

export const commentsSql = `
  INSERT INTO comments (id, post_id, user_id, parent_id, text, created_at, updated_at)
  OVERRIDING SYSTEM VALUE
  SELECT id, "postId", "authorId", "parentId", text, "createdAt", "createdAt"
  FROM jsonb_to_recordset($1::jsonb)
    AS row(id bigint, "postId" bigint, "authorId" bigint, "parentId" bigint, text text, "createdAt" timestamptz)`

export const commentLikesSql = `
  INSERT INTO comment_likes (comment_id, user_id)
  SELECT row.id, member::bigint
  FROM jsonb_to_recordset($1::jsonb) AS row(id bigint, "likedBy" jsonb)
  CROSS JOIN LATERAL jsonb_array_elements_text("likedBy") AS member`

export const dailyViewsSql = `
  INSERT INTO post_days (post_id, day, views)
  SELECT "postId", date, views
  FROM jsonb_to_recordset($1::jsonb) AS row("postId" bigint, date date, views int)`

export const messengersSql = `
  INSERT INTO messengers (id, member_ids, creator_id, name)
  OVERRIDING SYSTEM VALUE
  SELECT id, ARRAY(SELECT jsonb_array_elements_text("memberIds")::bigint), ("memberIds"->>0)::bigint, name
  FROM jsonb_to_recordset($1::jsonb) AS row(id bigint, "memberIds" jsonb, name text)`

/** In the order in which they were said, by which lists are sorted. */
export const messagesSql = `
  INSERT INTO messages (messenger_id, user_id, text, created_at)
  SELECT "messengerId", "authorId", text, "createdAt"
  FROM jsonb_to_recordset($1::jsonb)
    AS row("messengerId" bigint, "authorId" bigint, text text, "createdAt" timestamptz)
  ORDER BY "createdAt"`

/** Everybody has read all but the last few, which only their writer has. */
export const readsSql = `
  UPDATE messenger_members AS own SET is_accepted = own.user_id = creator_id OR NOT "isRequest",
    unread_count = CASE WHEN own.user_id = last.user_id THEN 0 ELSE unread END,
    read_to = CASE WHEN own.user_id = last.user_id OR unread = 0 THEN last.id ELSE coalesce(earlier.id, 0) END
  FROM jsonb_to_recordset($1::jsonb) AS row(id bigint, unread int, "isRequest" boolean)
  JOIN messengers USING (id)
  CROSS JOIN LATERAL (SELECT id, user_id FROM messages WHERE messenger_id = row.id ORDER BY id DESC LIMIT 1) AS last
  LEFT JOIN LATERAL (SELECT id FROM messages WHERE messenger_id = row.id ORDER BY id DESC OFFSET unread LIMIT 1)
    AS earlier ON true
  WHERE own.messenger_id = row.id`

/** Counting row by row is for members at work; a whole community is counted once at its end. */
export const pauseCountingSql = `
  ALTER TABLE posts DISABLE TRIGGER USER;
  ALTER TABLE post_tags DISABLE TRIGGER USER;
  ALTER TABLE comments DISABLE TRIGGER USER;
  ALTER TABLE comment_likes DISABLE TRIGGER USER;
  ALTER TABLE applause DISABLE TRIGGER USER;
  ALTER TABLE user_relationships DISABLE TRIGGER USER;`

/** A number from 0 to 1 that is the same at every loading. */
const chanceOf = (text: string): string =>
  `((hashtextextended(${text}, 1) & 65535) / 65536.0)::double precision`

/**
 * How far the reads of the last days came, where from and at what hour. Nobody draws these one by one: they are shares
 * of what is known by day, rounded by chance. Where reads came from adds up to the reads of that day.
 */
const readingSql = `
  UPDATE post_days SET depth_known = known, depth_25 = round(known * quarter),
    depth_50 = round(known * quarter * half), depth_75 = round(known * quarter * half * half),
    depth_100 = round(known * quarter * half * half * 0.85)
  FROM (
    SELECT post_id AS id, day AS date, round(views * 0.9)::int AS known,
      0.7 + 0.25 * ${chanceOf("'quarter' || post_id")} AS quarter, 0.6 + 0.35 * ${chanceOf("'half' || post_id")} AS half
    FROM post_days
  ) AS shares
  WHERE post_id = id AND day = date AND day > site_day(now()) - ${STATISTICS_DAYS};
  INSERT INTO post_sources (post_id, day, source, views)
  SELECT post_id, day, source, amount FROM post_days
  CROSS JOIN (VALUES ('site', 0, 0.4), ('search', 0.4, 0.66), ('direct', 0.66, 0.8), ('x.com', 0.8, 0.86),
    ('instagram.com', 0.86, 0.91), ('eksisozluk.com', 0.91, 0.95), ('edebiyathaber.net', 0.95, 0.97),
    ('mail.google.com', 0.97, 0.98), ('other', 0.98, 1)) AS share(source, beginning, ending)
  CROSS JOIN LATERAL (SELECT ${chanceOf("post_id || '-' || day")} AS chance) AS drawn
  CROSS JOIN LATERAL (SELECT (floor(views * ending + chance) - floor(views * beginning + chance))::int AS amount) AS part
  WHERE day > site_day(now()) - ${STATISTICS_DAYS} AND amount > 0;
  INSERT INTO author_hours (user_id, month, weekday, hour, views)
  SELECT user_id, month, weekday, hour, amount FROM (
    SELECT user_id, date_trunc('month', day)::date AS month, extract(isodow FROM day) AS weekday, sum(views) AS views
    FROM author_days WHERE day > site_day(now()) - ${STATISTICS_DAYS} GROUP BY 1, 2, 3
  ) AS days
  CROSS JOIN unnest(ARRAY[2,1,1,1,1,1,2,4,6,6,5,5,6,6,5,5,5,6,7,9,11,12,10,5]) WITH ORDINALITY AS share(part, number)
  CROSS JOIN LATERAL (SELECT number - 1 AS hour,
    floor(views * part / 122.0 + ${chanceOf("user_id || '-' || weekday || number")})::int AS amount) AS drawn
  WHERE amount > 0;`

/** What a trigger does for members at work. */
const waitsSql = `
  INSERT INTO post_waits (post_id, since, reasons) SELECT id, updated_at, '{category}' FROM posts WHERE status = 3;`

export const countersSql = `
  SELECT recount_posts();
  ${waitsSql}
  UPDATE comments SET reply_count = counted.replies
  FROM (SELECT parent_id, count(*) AS replies FROM comments WHERE parent_id IS NOT NULL GROUP BY parent_id) AS counted
  WHERE comments.id = counted.parent_id;
  UPDATE comments SET like_count = counted.likes
  FROM (SELECT comment_id, count(*) AS likes FROM comment_likes GROUP BY comment_id) AS counted
  WHERE comments.id = counted.comment_id;
  UPDATE posts SET likes = applause.likes, applauder_count = applause.members
  FROM (SELECT post_id, sum(count) AS likes, count(*) AS members FROM applause GROUP BY post_id) AS applause
  WHERE posts.id = applause.post_id;
  UPDATE posts SET comment_count = counted.comments, thread_count = counted.threads
  FROM (SELECT post_id, count(*) AS comments, count(*) FILTER (WHERE parent_id IS NULL) AS threads
        FROM comments GROUP BY post_id) AS counted
  WHERE posts.id = counted.post_id;
  UPDATE users SET comment_count = counted.comments
  FROM (SELECT user_id, count(*) AS comments FROM public_comments GROUP BY user_id) AS counted
  WHERE users.id = counted.user_id;
  UPDATE users SET follower_count = counted.followers
  FROM (SELECT following_id, count(*) AS followers FROM user_relationships GROUP BY following_id) AS counted
  WHERE users.id = counted.following_id;
  UPDATE users SET following_count = counted.followed
  FROM (SELECT follower_id, count(*) AS followed FROM user_relationships GROUP BY follower_id) AS counted
  WHERE users.id = counted.follower_id;
  SELECT recount_statistics();
  INSERT INTO site_days (day, views) SELECT day, sum(views) FROM author_days GROUP BY day HAVING sum(views) > 0
  ON CONFLICT (day) DO UPDATE SET views = excluded.views;
  ${readingSql}
  ALTER TABLE posts ENABLE TRIGGER USER;
  ALTER TABLE post_tags ENABLE TRIGGER USER;
  ALTER TABLE comments ENABLE TRIGGER USER;
  ALTER TABLE comment_likes ENABLE TRIGGER USER;
  ALTER TABLE applause ENABLE TRIGGER USER;
  ALTER TABLE user_relationships ENABLE TRIGGER USER;
  SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT max(id) FROM users));
  SELECT setval(pg_get_serial_sequence('embeds', 'id'), (SELECT max(id) FROM embeds));
  SELECT setval(pg_get_serial_sequence('posts', 'id'), (SELECT max(id) FROM posts));
  SELECT setval(pg_get_serial_sequence('comments', 'id'), (SELECT max(id) FROM comments));
  SELECT setval(pg_get_serial_sequence('messengers', 'id'), (SELECT max(id) FROM messengers));`

/** Named, because the owner may not look at the server's own tables. */
export const analyzeSql = `ANALYZE users, user_informations, uploads, post_uploads, categories, tags, posts, post_tags, post_tallies,
  user_relationships, applause, bookmarks, comments, comment_likes, post_days, post_months, post_sources, author_days,
  author_hours, author_totals, messengers, messenger_members, messages`
