import { isId } from '../../database/ids.ts'
import { messages } from '../../messages.ts'
import { type Selectable, sql } from 'kysely'
import { notFound } from '../../errors.ts'
import { apiAddress } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'
import type { CurrentUser, Profile, Role, User } from '../../../core/contracts/users.ts'
import type { Database } from '../../database/connection.ts'
import type { UserCards } from '../../database/types.gen.ts'
import type { IdPage } from '../../http/cursors.ts'

interface UserRow extends Omit<User, '@id' | '@type' | 'createdAt'> {
  createdAt: Date
}

/** A member as everybody sees them. A view cannot say that its columns are never empty. */
export function asUser(card: Selectable<UserCards>): User {
  const row = card as unknown as UserRow
  return {
    ...row,
    '@id': apiAddress(`/users/${row.username}`),
    '@type': 'User',
    createdAt: row.createdAt.toISOString(),
  }
}

export async function selectUser(database: Database, id: number): Promise<User> {
  const row = await database
    .selectFrom('user_cards')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return asUser(row)
}

export async function selectProfile(database: Database, id: number): Promise<Profile> {
  const { rows } = await sql<{ isSuspended: boolean }>`
    SELECT is_suspended(${id}) AS "isSuspended"`.execute(database)
  return { ...(await selectUser(database, id)), ...rows[0]! }
}

/** An address may spell a name as people do: `@Irmak` is `@irmak`. A name from before leads to whoever had it. */
export async function findUserId(
  database: Database,
  username: string,
): Promise<number | undefined> {
  const name = fold(username)
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM users WHERE NOT is_deleted AND id = coalesce(
      (SELECT id FROM users WHERE username = ${name}),
      (SELECT user_id FROM former_usernames WHERE username = ${name}))`.execute(database)
  return rows[0]?.id
}

export async function requireUserId(database: Database, username: string): Promise<number> {
  const id = await findUserId(database, username)
  if (id === undefined) throw notFound(messages.authorNotFound)
  return id
}

/** As bodies refer to a member: by username, which may look like a number, or else by number. */
export async function findReferredUser(
  database: Database,
  reference: string,
): Promise<number | undefined> {
  const byName = await findUserId(database, reference)
  if (byName !== undefined || !isId(reference)) return byName
  const row = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', Number(reference))
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return row?.id
}

/** Those who have published: their pages are in the sitemap, and nobody else is listed for everybody. */
const isAuthor = sql<boolean>`EXISTS (SELECT FROM public_posts WHERE user_id = users.id)`

export async function selectAuthorIds(
  database: Database,
  { before, offset, limit }: IdPage,
): Promise<{ id: number }[]> {
  return database
    .selectFrom('users')
    .select('id')
    .where(isAuthor)
    .$if(before !== null, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(sql.lit(limit))
    .offset(offset)
    .execute()
}

export async function countAuthors(database: Database): Promise<number> {
  const { total } = await database
    .selectFrom('users')
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .where(isAuthor)
    .executeTakeFirstOrThrow()
  return total
}

/** Many at once, in the order asked for. */
export async function selectUsers(database: Database, ids: number[]): Promise<User[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('user_cards')
    .selectAll()
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, asUser(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Requests, and what or who is muted, call nobody. */
const unreadMessageCount = sql<number>`(
  SELECT coalesce(sum(unread_count), 0)::int FROM messenger_members AS own
  WHERE own.user_id = users.id AND unread_count > 0 AND is_shown AND is_accepted AND NOT is_muted AND NOT EXISTS (
    SELECT FROM messengers JOIN mutes ON mutes.user_id = own.user_id AND other_id = ANY(member_ids)
    WHERE messengers.id = messenger_id AND cardinality(member_ids) = 2))`

export async function selectCurrentUser(database: Database, id: number): Promise<CurrentUser> {
  const row = await database
    .selectFrom('users')
    .innerJoin('user_cards', 'user_cards.id', 'users.id')
    .innerJoin('user_informations as information', 'information.user_id', 'users.id')
    .selectAll('user_cards')
    .select([
      'users.email',
      'users.role',
      'users.messages_from as messagesFrom',
      sql<boolean>`users.email_confirmed_at IS NOT NULL`.as('isEmailConfirmed'),
      sql<boolean>`is_suspended(users.id)`.as('isSuspended'),
      'information.id as informationId',
      'information.email_new_post as emailNewPost',
      'information.email_new_follower as emailNewFollower',
      'information.email_new_like as emailNewLike',
      'information.email_new_comment as emailNewComment',
      'information.email_new_message as emailNewMessage',
      'information.email_digest as emailDigest',
      'information.email_refused_at as emailRefusedAt',
      sql<number>`(SELECT count(*)::int FROM visible_notifications WHERE user_id = users.id AND NOT is_seen)`.as(
        'unreadNotificationCount',
      ),
      unreadMessageCount.as('unreadMessageCount'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...asUser(row),
    email: row.email,
    isEmailConfirmed: row.isEmailConfirmed,
    isSuspended: row.isSuspended,
    isWaiting: row.isEmailConfirmed ? 0 : 1,
    roles: rolesOf(row.role as Role),
    userInformation: {
      '@id': apiAddress(`/user_informations/${row.informationId}`),
      '@type': 'UserInformation',
      id: row.informationId,
      emailNewPost: row.emailNewPost,
      emailNewFollower: row.emailNewFollower,
      emailNewLike: row.emailNewLike,
      emailNewComment: row.emailNewComment,
      emailNewMessage: row.emailNewMessage,
      emailDigest: row.emailDigest,
      emailRefusedAt: row.emailRefusedAt?.toISOString() ?? null,
    },
    unreadNotificationCount: row.unreadNotificationCount,
    unreadMessageCount: row.unreadMessageCount,
    messagesFrom: row.messagesFrom as CurrentUser['messagesFrom'],
  }
}

/** An editor is a member too, and an admin is both. */
function rolesOf(role: Role): Role[] {
  if (role === 'admin') return ['member', 'editor', 'admin']
  return role === 'editor' ? ['member', 'editor'] : ['member']
}
