import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Invitation } from '../../../core/contracts/invitations.ts'
import { apiAddress, siteAddress } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

/** Without letters and digits that are taken for each other when a code is read out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const newCode = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')

interface NewInvitation {
  byId: number
  mostUses: number
  days: number | null
  note: string
}

export async function insertInvitation(
  transaction: Transaction,
  { byId, mostUses, days, note }: NewInvitation,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO invitations (code, note, most_uses, by_id, expires_at)
    VALUES (${newCode()}, ${note}, ${mostUses}, ${byId}, now() + make_interval(days => ${days}::int))
    RETURNING id`.execute(transaction)
  return rows[0]!.id
}

const isOpen = sql<boolean>`(uses < most_uses AND (expires_at IS NULL OR expires_at > now()))`

interface InvitationRow {
  id: number
  code: string
  note: string
  mostUses: number
  uses: number
  expiresAt: Date | null
  isOpen: boolean
  by: string | null
  createdAt: Date
}

const asInvitation = (row: InvitationRow): Invitation => ({
  '@id': apiAddress(`/invitations/${row.id}`),
  '@type': 'Invitation',
  ...row,
  url: siteAddress(`/kayit?davet=${row.code}`),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

const selected = sql`SELECT invitations.id, code, note, most_uses AS "mostUses", uses, expires_at AS "expiresAt",
    ${isOpen} AS "isOpen", username AS by, invitations.created_at AS "createdAt"
  FROM invitations LEFT JOIN users ON users.id = by_id`

export async function selectInvitations(
  database: Database,
  { before, offset, limit }: IdPage,
): Promise<Invitation[]> {
  const { rows } = await sql<InvitationRow>`
    ${selected} ${before === null ? sql`` : sql`WHERE invitations.id < ${before}`}
    ORDER BY invitations.id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows.map(asInvitation)
}

export async function findInvitation(
  database: Database,
  id: number,
): Promise<Invitation | undefined> {
  const { rows } = await sql<InvitationRow>`${selected} WHERE invitations.id = ${id}`.execute(
    database,
  )
  return rows[0] && asInvitation(rows[0])
}

export async function countInvitations(
  database: Database,
): Promise<{ total: number; open: number }> {
  const { rows } = await sql<{ total: number; open: number }>`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE ${isOpen}))::int AS open
    FROM invitations`.execute(database)
  return rows[0]!
}

export async function deleteInvitationRow(transaction: Transaction, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('invitations')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether somebody could sign up with this code at this moment. */
export async function isInvitationOpen(database: Database, code: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM invitations WHERE code = ${code} AND ${isOpen}`.execute(
    database,
  )
  return rows.length > 0
}

/** One use of it, with whoever signs up: of two who want the last one, the second finds none. */
export async function spendInvitation(transaction: Transaction, code: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE invitations SET uses = uses + 1 WHERE code = ${code} AND ${isOpen} RETURNING id`.execute(
    transaction,
  )
  return rows.length > 0
}
