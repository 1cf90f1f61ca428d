import type { ModerationRule } from '../../../core/moderation/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import { type MemberFlag, wellFollowed } from '../../../core/contracts/members.ts'
import type { Role } from '../../../core/contracts/users.ts'
import { wordsOf } from '../../../core/search/words.ts'
import { fold, lowerAscii } from '../../../core/turkish/fold.ts'
import type { Database } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

export interface MemberRow {
  id: number
  username: string
  firstName: string
  lastName: string
  picture: string | null
  role: Role
  email: string
  isEmailConfirmed: boolean
  createdAt: Date
  postCount: number
  commentCount: number
  followerCount: number
  following: number
  suspendedAt: Date | null
  until: Date | null
  rule: ModerationRule | null
  reason: string | null
  hidePosts: boolean | null
  eraseAt: Date | null
  lookAlikeOf: string[]
  isInBurst: boolean
}

export interface MemberFilter {
  q?: string | undefined
  role?: Role | undefined
  isSuspended?: boolean | undefined
  flag?: MemberFlag | undefined
  /** Admins also search by e-mail address. */
  byEmail: boolean
}

/** Whoever asked to be deleted is nobody to editors as well; whom an admin deleted can be brought back from here. */
const members = sql`users LEFT JOIN suspensions ON suspensions.user_id = users.id
  LEFT JOIN account_deletions AS deletions ON deletions.user_id = users.id AND by_admin
  WHERE (NOT is_deleted OR deletions.user_id IS NOT NULL)`

/** Members are taken for editors, admins and those with many followers, not the other way round. */
const isTakenFor = sql`alike.id <> known.id AND alike.role = 'member' AND NOT known.is_deleted`
const sameUsername = sql`known.username_skeleton = alike.username_skeleton AND known.username_skeleton <> ''
  AND (known.role <> 'member' OR known.follower_count >= ${sql.lit(wellFollowed)}
    AND known.follower_count > alike.follower_count)`
const sameName = sql`known.name_skeleton = alike.name_skeleton AND known.role <> 'member'`

const lookAlikeOf = sql`ARRAY(SELECT username FROM (
  SELECT known.username FROM users AS known JOIN users AS alike ON alike.id = users.id AND ${isTakenFor} AND ${sameUsername}
  UNION
  SELECT known.username FROM users AS known JOIN users AS alike ON alike.id = users.id AND ${isTakenFor} AND ${sameName}
) AS names ORDER BY username LIMIT 5)`

/** So many of the most followed are compared: a number that does not grow with the site. */
const mostKnown = 1000

const lookAlikes = sql`
  SELECT alike.id FROM (
    SELECT * FROM users WHERE role <> 'member'
    UNION
    (SELECT * FROM users WHERE follower_count >= ${sql.lit(wellFollowed)}
      ORDER BY follower_count DESC, id LIMIT ${sql.lit(mostKnown)})
  ) AS known JOIN users AS alike ON ${isTakenFor} AND ${sameUsername}
  UNION
  SELECT alike.id FROM users AS known JOIN users AS alike ON ${isTakenFor} AND ${sameName}`

const columns = sql`
  SELECT users.id, username, first_name AS "firstName", last_name AS "lastName", picture, role, email,
    email_confirmed_at IS NOT NULL AS "isEmailConfirmed", users.created_at AS "createdAt", post_count AS "postCount",
    comment_count AS "commentCount", follower_count AS "followerCount", following_count AS following,
    suspensions.created_at AS "suspendedAt", until, rule, reason, hide_posts AS "hidePosts",
    erase_at AS "eraseAt", ${lookAlikeOf} AS "lookAlikeOf", burst_at IS NOT NULL AS "isInBurst"
  FROM ${members}`

/** So many of those whose name fits are looked at, the newest first. */
const mostFound = 1000

const isAsked = ({ q, role, isSuspended, flag, byEmail }: MemberFilter): RawBuilder<boolean> => {
  const conditions = [
    q !== undefined && sql`users.id IN (${named(q, byEmail)})`,
    role !== undefined && sql`role = ${role}`,
    isSuspended !== undefined &&
      sql`suspensions.user_id IS ${isSuspended ? sql`NOT NULL` : sql`NULL`}`,
    flag === 'lookAlike' && sql`users.id IN (${lookAlikes})`,
    flag === 'burst' && sql`burst_at IS NOT NULL`,
  ].filter((condition) => condition !== false)
  return sql`${sql.join([sql`true`, ...conditions], sql` AND `)}`
}

/** Every word begins one of the words of the name, or the username. */
function named(q: string, byEmail: boolean): RawBuilder<unknown> {
  const words = wordsIn(q).map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
  const email = lowerAscii(q.trim())
  const found = [
    words.length > 0 && sql`SELECT id FROM users WHERE name_words @@ ${words.join(' & ')}::tsquery`,
    byEmail &&
      /^[\w.+@-]+$/.test(email) &&
      sql`SELECT id FROM users WHERE email >= ${email} AND email < ${`${email}\u{10ffff}`}`,
  ].filter((each) => each !== false)
  if (found.length === 0) return sql`SELECT id FROM users WHERE false`
  return sql`SELECT id FROM (${sql.join(found, sql` UNION `)}) AS found ORDER BY id DESC LIMIT ${sql.lit(mostFound)}`
}

/** A username may hold dots and underscores, which part the words of a name. */
function wordsIn(q: string): string[] {
  const name = q.trim().replace(/^@/, '')
  return /^[\w.]+$/.test(name) ? [fold(name)] : wordsOf(name)
}

export async function selectMembers(
  database: Database,
  filter: MemberFilter,
  { before, offset, limit }: IdPage,
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    ${columns} AND ${isAsked(filter)} ${before === null ? sql`` : sql`AND users.id < ${before}`}
    ORDER BY users.id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows
}

export async function countMembers(database: Database, filter: MemberFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${members} AND ${isAsked(filter)}`.execute(database)
  return rows[0]!.total
}

export async function selectMember(
  database: Database,
  username: string,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    ${columns} AND username = ${fold(username)}`.execute(database)
  return rows[0]
}

export interface Numbers {
  drafts: number
  waitingPosts: number
  plannedPosts: number
  unpublishedPosts: number
  applause: number
  sessions: number
  reportsMade: number
  casesAbout: number
  lastSeenAt: Date | null
}

/** Nobody learns of the cases about themselves here. */
export async function selectNumbers(
  database: Database,
  userId: number,
  viewerId: number,
): Promise<Numbers> {
  const { rows } = await sql<Numbers>`
    SELECT count(*) FILTER (WHERE status = 2)::int AS drafts, count(*) FILTER (WHERE status = 3)::int AS "waitingPosts",
      count(*) FILTER (WHERE status = 5)::int AS "plannedPosts",
      count(*) FILTER (WHERE status IN (0, 4))::int AS "unpublishedPosts",
      (SELECT count(*)::int FROM applause WHERE user_id = ${userId}) AS applause,
      (SELECT count(*)::int FROM sessions WHERE user_id = ${userId} AND expires_at > now()) AS sessions,
      (SELECT count(*)::int FROM reports WHERE reporter_id = ${userId}) AS "reportsMade",
      (SELECT count(*)::int FROM cases WHERE owner_id = ${userId} AND owner_id <> ${viewerId}) AS "casesAbout",
      (SELECT max(last_seen_at) FROM sessions WHERE user_id = ${userId}) AS "lastSeenAt"
    FROM posts WHERE user_id = ${userId} AND deleted_at IS NULL`.execute(database)
  return rows[0]!
}

export interface DecisionRow {
  id: number
  action: string
  details: Record<string, unknown>
  reason: string | null
  createdAt: Date
  username: string | null
  firstName: string
  lastName: string
}

const mostDecisions = 50

/** The log holds no texts. What it tells of was written in the same transaction, and so at the same moment. */
const reasonOfAct = sql`(
  SELECT decisions.reason FROM decisions JOIN cases ON cases.id = case_id
  WHERE action = 'memberSuspended' AND owner_id = audit_log.target_id AND kind = 'suspend' AND decisions.created_at = at
  UNION ALL
  SELECT reason FROM removals WHERE action = 'memberDeleted' AND user_id = audit_log.target_id AND removals.created_at = at
  LIMIT 1)`

export async function selectDecisions(database: Database, userId: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    SELECT audit_log.id, action, details, ${reasonOfAct} AS reason, at AS "createdAt", username, "firstName", "lastName"
    FROM audit_log LEFT JOIN user_cards ON user_cards.id = actor_id
    WHERE target_type = 'user' AND target_id = ${userId}
    ORDER BY audit_log.id DESC LIMIT ${sql.lit(mostDecisions)}`.execute(database)
  return rows
}
