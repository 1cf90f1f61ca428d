import { type RawBuilder, sql } from 'kysely'
import type { Entry } from '../../../core/document/types.ts'
import type { Database } from '../../database/connection.ts'
import { reachesOwner } from '../cases/cases.public.ts'
import { type ArchivedUpload, mostOfOthers } from './archive-pictures.ts'

/** What is private of others is never selected: of what they wrote only what everybody, or this member, can read. */

/** The title of a post is private while it is not published, unless it is one's own. */
const titleFor = (userId: number) =>
  sql`CASE WHEN is_public(posts) OR posts.user_id = ${userId} THEN posts.title END`
const slugFor = (userId: number) =>
  sql`CASE WHEN is_public(posts) OR posts.user_id = ${userId} THEN posts.slug END`

export interface ArchivedAccount {
  username: string
  firstName: string
  lastName: string
  nameReading: string | null
  email: string
  biography: string
  picture: string | null
  createdAt: string
  messagesFrom: string
  emailPreferences: Record<string, boolean>
  socialAccounts: { platform: string; handle: string; url: string }[]
  formerUsernames: { username: string; until: string }[]
  notificationMutes: { type: string | null; post: string | null; createdAt: string }[]
}

export async function selectAccount(database: Database, userId: number): Promise<ArchivedAccount> {
  const { rows } = await sql<{ account: ArchivedAccount }>`
    SELECT json_build_object(
      'username', username, 'firstName', first_name, 'lastName', last_name, 'nameReading', name_reading,
      'email', email, 'isEmailConfirmed', email_confirmed_at IS NOT NULL, 'role', role, 'biography', biography,
      'picture', picture, 'createdAt', users.created_at, 'messagesFrom', messages_from,
      'followerCount', follower_count, 'followingCount', following_count,
      'emailPreferences', json_build_object('newPost', email_new_post, 'newFollower', email_new_follower,
        'newLike', email_new_like, 'newComment', email_new_comment, 'newMessage', email_new_message,
        'digest', email_digest),
      'socialAccounts', (SELECT coalesce(json_agg(json_build_object('platform', platform, 'handle', handle, 'url', url)
        ORDER BY id), '[]') FROM social_accounts WHERE user_id = users.id),
      'formerUsernames', (SELECT coalesce(json_agg(json_build_object('username', former.username,
        'until', former.created_at) ORDER BY former.created_at), '[]')
        FROM former_usernames AS former WHERE user_id = users.id),
      'notificationMutes', (SELECT coalesce(json_agg(json_build_object('type', mutes.type, 'post', ${slugFor(userId)},
        'createdAt', mutes.created_at) ORDER BY mutes.id), '[]')
        FROM notification_mutes AS mutes LEFT JOIN posts ON posts.id = post_id WHERE mutes.user_id = users.id)
    ) AS account
    FROM users JOIN user_informations ON user_id = users.id WHERE users.id = ${userId}`.execute(
    database,
  )
  return rows[0]!.account
}

/**
 * Their own, and the newest of those that somebody else uploaded and their texts show: copied texts bring pictures along,
 * but nobody may fill the disk with what everybody else uploaded.
 */
export async function selectUploads(database: Database, userId: number): Promise<ArchivedUpload[]> {
  const { rows } = await sql<ArchivedUpload>`
    WITH others AS (
      SELECT * FROM uploads WHERE user_id IS DISTINCT FROM ${userId} AND id IN (
        SELECT upload_id FROM post_uploads JOIN posts ON posts.id = post_id WHERE posts.user_id = ${userId})
      ORDER BY created_at DESC, id LIMIT ${sql.lit(mostOfOthers)}
    )
    SELECT id, width, height, mime FROM (
      SELECT * FROM uploads WHERE user_id = ${userId} UNION ALL SELECT * FROM others) AS shown
    ORDER BY created_at, id`.execute(database)
  return rows
}

export async function selectPostIds(database: Database, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM posts WHERE user_id = ${userId} AND deleted_at IS NULL
    UNION ALL SELECT id FROM posts WHERE user_id = ${userId} AND deleted_at IS NOT NULL
    ORDER BY id`.execute(database)
  return rows.map(({ id }) => id)
}

export interface ArchivedText {
  title: string
  excerpt: string
  entries: Entry[]
  cover?: string | null
}

export interface ArchivedPost extends ArchivedText {
  slug: string | null
  status: number
  cover: string | null
  canonical: string | null
  categories: { slug: string; name: string }[]
  tags: string[]
  publishTime: string | null
  publishedAt: string | null
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  commentsClosed: boolean
  views: number
  likes: number
  commentCount: number
  note: unknown
  /** Changes to a published post that are not published yet. */
  edit: (ArchivedText & { categories: string[]; tags: string[]; canonical: string | null }) | null
}

export async function selectPosts(database: Database, ids: number[]): Promise<ArchivedPost[]> {
  const { rows } = await sql<{ post: ArchivedPost }>`
    SELECT json_build_object('slug', slug, 'title', title, 'excerpt', excerpt, 'status', status, 'cover', cover,
      'canonical', canonical, 'entries', entries,
      'categories', (SELECT coalesce(json_agg(json_build_object('slug', categories.slug, 'name', name)
        ORDER BY categories.id = second_category_id), '[]')
        FROM categories WHERE categories.id IN (category_id, second_category_id)),
      'tags', (SELECT coalesce(json_agg(tags.name ORDER BY position), '[]')
        FROM post_tags JOIN tags ON tags.id = tag_id WHERE post_id = posts.id),
      'publishTime', publish_time, 'publishedAt', published_at, 'createdAt', created_at, 'updatedAt', updated_at,
      'deletedAt', deleted_at, 'commentsClosed', comments_closed,
      'views', views, 'likes', likes, 'commentCount', comment_count,
      'note', (SELECT json_build_object('rule', rule, 'reason', reason, 'createdAt', post_notes.created_at)
        FROM post_notes WHERE post_id = posts.id),
      'edit', (SELECT json_build_object('title', edit.title, 'excerpt', edit.excerpt, 'entries', edit.entries,
        'categories', (SELECT coalesce(json_agg(coalesce(categories.slug, reference) ORDER BY ordinal), '[]')
          FROM unnest(edit.categories) WITH ORDINALITY AS chosen(reference, ordinal)
          LEFT JOIN categories ON categories.id::text = reference),
        'tags', edit.tags, 'cover', edit.cover, 'canonical', edit.canonical,
        'updatedAt', edit.updated_at) FROM post_edits AS edit WHERE post_id = posts.id)) AS post
    FROM posts WHERE id = ANY(${ids}::bigint[]) ORDER BY id`.execute(database)
  return rows.map(({ post }) => post)
}

export interface ArchivedRevision extends ArchivedText {
  /** By address, as those of changes are; null, like the tags, where they are not known. */
  categories: string[] | null
  tags: string[] | null
  canonical: string | null
  number: number
  createdAt: string
  updatedAt: string
  isClosed: boolean
}

export async function selectRevisions(
  database: Database,
  postId: number,
): Promise<ArchivedRevision[]> {
  const { rows } = await sql<{ revision: ArchivedRevision }>`
    SELECT json_build_object('number', number, 'title', title, 'excerpt', excerpt, 'entries', entries,
      'cover', cover, 'canonical', canonical, 'categories', categories,
      'tags', CASE WHEN tags IS NOT NULL THEN ARRAY(SELECT coalesce(name, kept)
        FROM unnest(tags) WITH ORDINALITY AS each(kept, position) LEFT JOIN tags AS today ON today.slug = current_tag_slug(kept)
        ORDER BY position) END,
      'isClosed', is_closed, 'createdAt', created_at, 'updatedAt', updated_at) AS revision
    FROM post_revisions WHERE post_id = ${postId} ORDER BY number`.execute(database)
  return rows.map(({ revision }) => revision)
}

export type Item = Record<string, unknown>

/** Rows in order, from after a number on; the item is what stands in the archive. */
type Rows = (userId: number, after: number) => RawBuilder<{ id: number; item: Item }>

const rowsAtOnce = sql.lit(500)

const follows =
  (own: 'follower_id' | 'following_id', other: 'follower_id' | 'following_id'): Rows =>
  (userId, after) =>
    sql`
    SELECT follows.id, json_build_object('username', username, 'name', "firstName" || ' ' || "lastName",
      'createdAt', follows.created_at) AS item
    FROM user_relationships AS follows JOIN user_cards ON user_cards.id = ${sql.ref(`follows.${other}`)}
    WHERE ${sql.ref(`follows.${own}`)} = ${userId} AND follows.id > ${after}
    ORDER BY follows.id LIMIT ${rowsAtOnce}`

const people =
  (table: 'blocks' | 'mutes'): Rows =>
  (userId, after) =>
    sql`
    SELECT each.id, json_build_object('username', username, 'name', "firstName" || ' ' || "lastName",
      'createdAt', each.created_at) AS item
    FROM ${sql.table(table)} AS each JOIN user_cards ON user_cards.id = other_id
    WHERE user_id = ${userId} AND each.id > ${after} ORDER BY each.id LIMIT ${rowsAtOnce}`

/** Each becomes one file of the archive, in this order. */
export const itemRows = {
  comments: (userId, after) => sql`
    SELECT comments.id, json_build_object('post', ${slugFor(userId)}, 'postTitle', ${titleFor(userId)},
      'isOwnPost', posts.user_id = ${userId}, 'text', comments.text, 'status', comments.status,
      'createdAt', comments.created_at, 'updatedAt', comments.updated_at,
      'answerTo', (SELECT json_build_object('username', "username", 'createdAt', thread.created_at)
        FROM comments AS thread JOIN user_cards ON user_cards.id = thread.user_id WHERE thread.id = comments.parent_id),
      'likeCount', comments.like_count) AS item
    FROM comments JOIN posts ON posts.id = post_id
    WHERE comments.user_id = ${userId} AND comments.id > ${after} ORDER BY comments.id LIMIT ${rowsAtOnce}`,
  applause: (userId, after) => sql`
    SELECT applause.id, json_build_object('post', ${slugFor(userId)}, 'postTitle', ${titleFor(userId)},
      'count', count, 'createdAt', applause.created_at) AS item
    FROM applause JOIN posts ON posts.id = post_id
    WHERE applause.user_id = ${userId} AND applause.id > ${after} ORDER BY applause.id LIMIT ${rowsAtOnce}`,
  commentLikes: (userId, after) => sql`
    SELECT likes.id, json_build_object('post', ${slugFor(userId)}, 'writer', username,
      'text', CASE WHEN is_public(posts) AND is_active(comments) THEN comments.text END, 'createdAt', likes.created_at) AS item
    FROM comment_likes AS likes JOIN comments ON comments.id = comment_id JOIN posts ON posts.id = comments.post_id
    JOIN user_cards ON user_cards.id = comments.user_id
    WHERE likes.user_id = ${userId} AND likes.id > ${after} ORDER BY likes.id LIMIT ${rowsAtOnce}`,
  bookmarks: (userId, after) => sql`
    SELECT bookmarks.id, json_build_object('post', ${slugFor(userId)}, 'postTitle', ${titleFor(userId)},
      'createdAt', bookmarks.created_at,
      'lists', (SELECT coalesce(json_agg(json_build_object('list', lists.slug, 'position', items.position,
        'note', note) ORDER BY lists.id), '[]')
        FROM custom_list_items AS items JOIN custom_lists AS lists ON lists.id = list_id
        WHERE bookmark_id = bookmarks.id)) AS item
    FROM bookmarks JOIN posts ON posts.id = post_id
    WHERE bookmarks.user_id = ${userId} AND bookmarks.id > ${after} ORDER BY bookmarks.id LIMIT ${rowsAtOnce}`,
  lists: (userId, after) => sql`
    SELECT id, json_build_object('slug', slug, 'name', name, 'isPublic', is_public, 'createdAt', created_at) AS item
    FROM custom_lists WHERE user_id = ${userId} AND id > ${after} ORDER BY id LIMIT ${rowsAtOnce}`,
  following: follows('follower_id', 'following_id'),
  followers: follows('following_id', 'follower_id'),
  blocks: people('blocks'),
  mutes: people('mutes'),
  notifications: (userId, after) => sql`
    SELECT notifications.id, json_build_object('type', type, 'isSeen', is_seen, 'actorCount', actor_count,
      'actor', username, 'post', ${slugFor(userId)}, 'postTitle', ${titleFor(userId)}, 'decision', decision,
      'note', note, 'createdAt', notifications.created_at) AS item
    FROM visible_notifications AS notifications LEFT JOIN user_cards ON user_cards.id = actor_id
    LEFT JOIN comments ON comments.id = notifications.comment_id
    LEFT JOIN posts ON posts.id = coalesce(notifications.post_id, comments.post_id)
    WHERE notifications.user_id = ${userId} AND notifications.id > ${after}
    ORDER BY notifications.id LIMIT ${rowsAtOnce}`,
  reports: (userId, after) => sql`
    SELECT reports.id, json_build_object('type', cases.type, 'reason', reason, 'text', reports.text,
      'post', ${slugFor(userId)}, 'postTitle', ${titleFor(userId)}, 'username', reported.username,
      'name', reported.first_name || ' ' || reported.last_name, 'createdAt', reports.created_at) AS item
    FROM reports JOIN cases ON cases.id = case_id
    LEFT JOIN comments ON cases.type = 'comment' AND comments.id = cases.target_id
    LEFT JOIN posts ON posts.id = CASE cases.type WHEN 'post' THEN cases.target_id ELSE comments.post_id END
    LEFT JOIN users AS reported ON cases.type = 'user' AND reported.id = cases.target_id AND NOT reported.is_deleted
    WHERE reporter_id = ${userId} AND reports.id > ${after} ORDER BY reports.id LIMIT ${rowsAtOnce}`,
  // Of what was decided about only the words, which are the member's own; twenty at once, since posts are long.
  decisions: (userId, after) => sql`
    SELECT decisions.id, json_build_object('type', cases.type, 'label', label, 'decision', kind, 'rule', rule,
      'reason', decisions.reason, 'until', until, 'shown', shown, 'isOverturned', is_overturned,
      'createdAt', decisions.created_at, 'title', thing.content -> 'title', 'text', thing.content -> 'text',
      'appeal', CASE WHEN appeals.id IS NOT NULL THEN json_build_object('text', appeals.text, 'status', appeals.status,
        'reason', appeals.reason, 'createdAt', appeals.created_at, 'decidedAt', appeals.decided_at) END) AS item
    FROM cases JOIN decisions ON case_id = cases.id LEFT JOIN appeals ON decision_id = decisions.id
    CROSS JOIN LATERAL (SELECT coalesce(decisions.content, snapshot) AS content) AS thing
    WHERE owner_id = ${userId} AND ${reachesOwner} AND decisions.id > ${after} ORDER BY decisions.id LIMIT 20`,
  sessions: (userId, after) => sql`
    SELECT id, json_build_object('device', device, 'createdAt', created_at, 'lastSeenAt', last_seen_at,
      'expiresAt', expires_at) AS item
    FROM sessions WHERE user_id = ${userId} AND id > ${after} ORDER BY id LIMIT ${rowsAtOnce}`,
  statistics: (userId, after) => sql`
    SELECT day - DATE '2000-01-01' AS id, json_build_object('day', day, 'views', views, 'likes', likes,
      'comments', comments, 'followers', followers) AS item
    FROM author_days WHERE user_id = ${userId} AND day > DATE '2000-01-01' + ${after}::int
    ORDER BY day LIMIT ${rowsAtOnce}`,
  conversations: (userId, after) => sql`
    SELECT messengers.id, json_build_object('number', messengers.id, 'name', messengers.name,
      'members', (SELECT json_agg(json_build_object('username', username, 'name', "firstName" || ' ' || "lastName")
        ORDER BY user_cards.id) FROM messenger_members AS members JOIN user_cards ON user_cards.id = members.user_id
        WHERE members.messenger_id = messengers.id),
      'isAccepted', is_accepted, 'isMuted', is_muted, 'createdAt', messengers.created_at) AS item
    FROM messenger_members AS own JOIN messengers ON messengers.id = messenger_id
    WHERE own.user_id = ${userId} AND messengers.id > ${after} ORDER BY messengers.id LIMIT ${rowsAtOnce}`,
} as const satisfies Record<string, Rows>
export type ItemKind = keyof typeof itemRows
export const itemKinds = Object.keys(itemRows) as ItemKind[]

export async function* itemsOf(
  database: Database,
  userId: number,
  kind: ItemKind,
): AsyncGenerator<Item> {
  for (let after = 0; ;) {
    const { rows } = await itemRows[kind](userId, after).execute(database)
    for (const { item } of rows) yield item
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** What the member can still read in a conversation, oldest first. */
export async function* messagesOf(
  database: Database,
  userId: number,
  messengerId: number,
): AsyncGenerator<Item> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; item: Item }>`
      SELECT messages.id, json_build_object('conversation', messages.messenger_id, 'from', user_cards.username,
        'text', CASE WHEN is_deleted THEN NULL ELSE text END, 'createdAt', messages.created_at) AS item
      FROM messages JOIN messenger_members AS own
        ON own.messenger_id = messages.messenger_id AND own.user_id = ${userId} AND messages.id > cleared_to
      JOIN users ON users.id = messages.user_id JOIN user_cards ON user_cards.id = messages.user_id
      WHERE messages.messenger_id = (SELECT ${messengerId}::bigint) AND messages.id > ${after}
      ORDER BY messages.id LIMIT ${rowsAtOnce}`.execute(database)
    for (const { item } of rows) yield item
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
