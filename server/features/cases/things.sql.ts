import { type RawBuilder, sql } from 'kysely'
import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { ThingState } from '../../../core/contracts/cases.ts'
import type { ReportType } from '../../../core/contracts/reports.ts'
import type { Entry } from '../../../core/document/types.ts'
import type { Database } from '../../database/connection.ts'
import { isId } from '../../database/ids.ts'

/** What cases are about: posts, comments, members and messages, as they are now. */

export interface Target {
  id: number
  ownerId: number
}

/** What a member may see and so may report. */
const reportable: Record<
  ReportType,
  (reference: string, reporterId: number) => RawBuilder<Target> | null
> = {
  post: (reference) => sql<Target>`
    SELECT id, user_id AS "ownerId" FROM public_posts
    WHERE ${isId(reference) ? sql`id = ${Number(reference)}` : sql`slug = ${reference}`}`,
  comment: (reference) =>
    isId(reference)
      ? sql<Target>`SELECT id, user_id AS "ownerId" FROM public_comments WHERE id = ${Number(reference)}`
      : null,
  user: (reference) => sql<Target>`
    SELECT id, id AS "ownerId" FROM users
    WHERE NOT is_deleted AND (username = ${reference} ${isId(reference) ? sql`OR id = ${Number(reference)}` : sql``})
    ORDER BY username = ${reference} DESC LIMIT 1`,
  message: (reference, reporterId) =>
    isId(reference)
      ? sql<Target>`
          SELECT messages.id, messages.user_id AS "ownerId" FROM messages
          JOIN messenger_members AS own USING (messenger_id)
          WHERE messages.id = ${Number(reference)} AND own.user_id = ${reporterId} AND messages.id > cleared_to AND NOT is_taken_down`
      : null,
}

export async function findReportable(
  database: Database,
  type: ReportType,
  reference: string,
  reporterId: number,
): Promise<Target | undefined> {
  const query = reportable[type](reference, reporterId)
  return query === null ? undefined : (await query.execute(database)).rows[0]
}

export interface ThingRow {
  title: string | null
  text: string
  /** Of a post. */
  entries: Entry[] | null
  /** A cover or a picture. */
  image: string | null
  state: ThingState
  /** Its page, where it has one. */
  slug: string | null
  username: string | null
}

/** By the number `id`, for the row of a case or a parameter. */
const things: Record<CaseType, ((id: RawBuilder<unknown>) => RawBuilder<ThingRow>) | null> = {
  post: (id) => sql<ThingRow>`
    SELECT title, excerpt AS text, entries, cover AS image, slug, NULL AS username,
      CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN taken_down_at IS NOT NULL THEN 'takenDown'
        WHEN status = 4 THEN 'held' WHEN is_public(posts) THEN 'public' ELSE 'hidden' END AS state
    FROM posts WHERE id = ${id}`,
  comment: (id) => sql<ThingRow>`
    SELECT NULL AS title, comments.text, NULL AS entries, NULL AS image, posts.slug, NULL AS username,
      CASE comments.status WHEN 4 THEN 'held' WHEN 0 THEN 'takenDown'
        ELSE CASE WHEN is_active(comments) AND is_public(posts) THEN 'public' ELSE 'hidden' END END AS state
    FROM comments JOIN posts ON posts.id = comments.post_id WHERE comments.id = ${id}`,
  // All that others read of a member: their lists are on pages of their own, and what is private is in none of it.
  user: (id) => sql<ThingRow>`
    SELECT first_name || ' ' || last_name AS title, concat_ws(E'\\n', '@' || username, nullif(biography, ''), (
        SELECT string_agg(url, E'\\n' ORDER BY id) FROM social_accounts WHERE user_id = users.id
      ), (
        SELECT string_agg(line, E'\\n' ORDER BY list_id DESC, position, line) FROM (
          SELECT id AS list_id, -1 AS position, name AS line FROM custom_lists WHERE user_id = users.id AND is_public
          UNION ALL SELECT list_id, position, note FROM custom_lists JOIN custom_list_items ON list_id = custom_lists.id
          WHERE user_id = users.id AND is_public AND note <> '' ORDER BY list_id DESC, position, line LIMIT 200
        ) AS lines)) AS text, NULL AS entries, picture AS image,
      NULL AS slug, username, 'public' AS state
    FROM users WHERE NOT is_deleted AND id = ${id}`,
  message: (id) => sql<ThingRow>`
    SELECT NULL AS title, messages.text, NULL AS entries, NULL AS image, NULL AS slug, NULL AS username,
      CASE WHEN is_taken_down THEN 'takenDown' ELSE 'public' END AS state
    FROM messages JOIN users ON users.id = user_id AND NOT is_deleted WHERE messages.id = ${id}`,
  contact: null,
}

/** Undefined where it is gone. */
export async function selectThing(
  database: Database,
  type: CaseType,
  id: number | null,
): Promise<ThingRow | undefined> {
  const query = things[type]
  return query === null ? undefined : (await query(sql`${id}`).execute(database)).rows[0]
}

export interface MessageAround {
  id: number
  userId: number
  text: string
  createdAt: Date
}

const aroundEachSide = 3

/** The few before and after a message. They never change, so they are read where they stand. */
export async function selectAround(database: Database, id: number): Promise<MessageAround[]> {
  const near = (isBefore: boolean) => sql`
    SELECT messages.id, messages.user_id AS "userId", messages.text, messages.created_at AS "createdAt"
    FROM messages JOIN messages AS reported ON reported.messenger_id = messages.messenger_id
    WHERE reported.id = ${id} AND messages.id ${isBefore ? sql`<=` : sql`>`} ${id}
    ORDER BY messages.id ${isBefore ? sql`DESC` : sql``} LIMIT ${sql.lit(aroundEachSide + (isBefore ? 1 : 0))}`
  const { rows } = await sql<MessageAround>`
    SELECT * FROM ((${near(true)}) UNION ALL (${near(false)})) AS around ORDER BY id`.execute(
    database,
  )
  return rows
}
