import { sql } from 'kysely'
import type { TrustedAuthor } from '../../../core/contracts/approval-queue.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { KeyPage } from '../../http/cursors.ts'
import { asUser } from '../users/users.public.ts'

export async function isTrusted(database: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM trusted_authors WHERE user_id = ${userId}`.execute(
    database,
  )
  return rows.length > 0
}

/** Whether it is news. */
export async function insertTrust(
  transaction: Transaction,
  userId: number,
  editorId: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO trusted_authors (user_id, by_id) VALUES (${userId}, ${editorId}) ON CONFLICT DO NOTHING`.execute(
    transaction,
  )
  return numAffectedRows === 1n
}

/** Whether there was any. */
export async function deleteTrust(transaction: Transaction, userId: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`DELETE FROM trusted_authors WHERE user_id = ${userId}`.execute(transaction)
  return numAffectedRows === 1n
}

const trustedQuery = (database: Database) =>
  database
    .selectFrom('trusted_authors')
    .innerJoin('user_cards', 'user_cards.id', 'trusted_authors.user_id')
    .where(sql<boolean>`NOT EXISTS (SELECT FROM users WHERE users.id = user_id AND is_deleted)`)
    .selectAll('user_cards')
    .select('trusted_authors.created_at as trustedAt')
    .select(sql<string>`trusted_authors.created_at::text`.as('time'))

type TrustedRow = Awaited<ReturnType<ReturnType<typeof trustedQuery>['executeTakeFirstOrThrow']>>

/** `time` has the microseconds that a cursor needs. */
function asTrusted({ trustedAt, time, ...card }: TrustedRow): TrustedAuthor & { time: string } {
  const user = asUser(card)
  return {
    '@id': apiAddress(`/moderation/trusted_authors/${user.username}`),
    '@type': 'TrustedAuthor',
    id: user.id,
    user,
    createdAt: trustedAt.toISOString(),
    time,
  }
}

export async function selectTrusted(
  database: Database,
  { after, offset, limit }: KeyPage,
): Promise<(TrustedAuthor & { time: string })[]> {
  const rows = await trustedQuery(database)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(trusted_authors.created_at, user_id) < (${after?.[0]}::timestamptz, ${after?.[1]}::bigint)`,
      ),
    )
    .orderBy('trusted_authors.created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(asTrusted)
}

export async function countTrusted(database: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM trusted_authors JOIN users ON users.id = user_id
    WHERE NOT is_deleted`.execute(database)
  return rows[0]!.total
}

export async function findTrusted(
  database: Database,
  userId: number,
): Promise<TrustedAuthor | undefined> {
  const row = await trustedQuery(database).where('user_id', '=', userId).executeTakeFirst()
  return row && asTrusted(row)
}
