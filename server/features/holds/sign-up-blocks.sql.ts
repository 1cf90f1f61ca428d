import { sql } from 'kysely'
import type { SignUpBlock } from '../../../core/contracts/holds.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { limitTo } from '../../database/limit.ts'
import type { IdPage } from '../../http/cursors.ts'

interface BlockRow {
  id: number
  kind: SignUpBlock['kind']
  value: string
  note: string
  createdAt: Date
}

const columns = sql`id, CASE WHEN domain IS NULL THEN 'range' ELSE 'domain' END AS kind,
  coalesce(domain, CASE WHEN masklen(range) = CASE family(range) WHEN 4 THEN 32 ELSE 128 END
    THEN host(range) ELSE range::text END) AS value, note, created_at AS "createdAt"`

const asBlock = (row: BlockRow): SignUpBlock => ({
  '@id': apiAddress(`/moderation/sign_up_blocks/${row.id}`),
  '@type': 'SignUpBlock',
  ...row,
  createdAt: row.createdAt.toISOString(),
})

export async function selectBlocks(
  database: Database,
  { before, offset, limit }: IdPage,
): Promise<SignUpBlock[]> {
  const { rows } = await sql<BlockRow>`
    SELECT ${columns} FROM sign_up_blocks ${before === null ? sql`` : sql`WHERE id < ${before}`}
    ORDER BY id DESC ${limitTo({ limit, offset })}`.execute(database)
  return rows.map(asBlock)
}

export async function countBlocks(database: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM sign_up_blocks`.execute(database)
  return rows[0]!.total
}

export async function findBlock(database: Database, id: number): Promise<SignUpBlock | undefined> {
  const { rows } = await sql<BlockRow>`
    SELECT ${columns} FROM sign_up_blocks WHERE id = ${id}`.execute(database)
  return rows[0] && asBlock(rows[0])
}

export type NewBlock = { domain: string; range: null } | { domain: null; range: string }

/** Nothing when there is such a block. */
export async function insertBlock(
  transaction: Transaction,
  { domain, range }: NewBlock,
  note: string,
): Promise<SignUpBlock | undefined> {
  const { rows } = await sql<BlockRow>`
    INSERT INTO sign_up_blocks (domain, range, note) VALUES (${domain}, ${range}::cidr, ${note})
    ON CONFLICT DO NOTHING RETURNING ${columns}`.execute(transaction)
  return rows[0] && asBlock(rows[0])
}

export async function deleteBlock(
  transaction: Transaction,
  id: number,
): Promise<BlockRow | undefined> {
  const { rows } = await sql<BlockRow>`
    DELETE FROM sign_up_blocks WHERE id = ${id} RETURNING ${columns}`.execute(transaction)
  return rows[0]
}

/** `domains` are that of the mail and those it belongs to. */
export async function findReasonsAgainst(
  database: Database,
  { address, domains }: { address: string | null; domains: string[] },
): Promise<SignUpBlock['kind'][]> {
  const { rows } = await sql<{ kind: SignUpBlock['kind'] }>`
    SELECT 'domain' AS kind FROM sign_up_blocks WHERE domain = ANY(${domains})
    UNION ALL SELECT 'range' FROM sign_up_blocks WHERE range >>= ${address}::inet`.execute(database)
  return rows.map(({ kind }) => kind)
}
