import { type Client, escapeIdentifier } from 'pg'
import { tablesOfMigrations } from '../database/migrate.ts'
import type { BackupLine } from './backup-file.ts'

/** Rows look the same whatever a server's or a role's settings are. */
export const plainFormats = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`

interface SiteTable {
  name: string
  /** What a crash may empty is in no backup: caches, and what is to be forgotten within a day. */
  isKept: boolean
}

/** Beside them may be some of extensions and of other programs. */
export async function selectTables(owner: Client): Promise<SiteTable[]> {
  const { rows } = await owner.query<SiteTable>(
    `SELECT relname AS name, relpersistence = 'p' AS "isKept" FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY($1) ORDER BY relname`,
    [tablesOfMigrations()],
  )
  return rows
}

/** Few, as each may be megabytes long. */
const rowsAtOnce = 20

/** Characters of one line; there are limits to what a text may hold. */
const enoughForALine = 1_000_000

export async function* readTable(owner: Client, table: string): AsyncGenerator<BackupLine> {
  await owner.query(
    `DECLARE kept NO SCROLL CURSOR FOR SELECT (kept.*)::text AS row FROM public.${escapeIdentifier(table)} AS kept`,
  )
  let gathered: string[] = []
  let length = 0
  for (let found = rowsAtOnce; found === rowsAtOnce;) {
    const { rows } = await owner.query<{ row: string }>(`FETCH ${rowsAtOnce} FROM kept`)
    found = rows.length
    for (const { row } of rows) {
      gathered.push(row)
      length += row.length
      if (length < enoughForALine) continue
      yield { kind: 'rows', table, rows: gathered }
      gathered = []
      length = 0
    }
  }
  if (gathered.length > 0) yield { kind: 'rows', table, rows: gathered }
  await owner.query('CLOSE kept')
}

export async function* readSequences(owner: Client): AsyncGenerator<BackupLine> {
  const { rows } = await owner.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  )
  for (const row of rows) yield { kind: 'sequence', ...row }
}

/** One of another program, whose tables are in no backup, is not there. */
export async function setSequence(owner: Client, name: string, value: string): Promise<void> {
  await owner.query('SELECT setval(to_regclass($1), $2::bigint)', [
    `public.${escapeIdentifier(name)}`,
    value,
  ])
}

/** What is computed from the others is computed again. */
export async function insertRows(owner: Client, table: string, rows: string[]): Promise<void> {
  const name = `public.${escapeIdentifier(table)}`
  const { rows: columns } = await owner.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [name],
  )
  const names = columns.map((column) => escapeIdentifier(column.name))
  await owner.query(
    `INSERT INTO ${name} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${names.map((column) => `(kept).${column}`).join(', ')}
     FROM (SELECT given::${name} AS kept FROM unnest($1::text[]) AS given OFFSET 0) AS rows`,
    [rows],
  )
}

/**
 * Empties the tables, and lets rows come in any order until `finish` puts their references back, which checks them all.
 */
export async function openTables(owner: Client, tables: SiteTable[]): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ tableName: string; name: string; definition: string }>(
    `SELECT relname AS "tableName", conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0 ORDER BY relname, conname`,
  )
  const alter = (statement: (row: (typeof rows)[number]) => string) =>
    owner.query(
      rows
        .map((row) => `ALTER TABLE public.${escapeIdentifier(row.tableName)} ${statement(row)};`)
        .join('\n'),
    )
  await alter(({ name }) => `DROP CONSTRAINT ${escapeIdentifier(name)}`)
  const names = tables.map(({ name }) => `public.${escapeIdentifier(name)}`)
  await owner.query(`TRUNCATE ${names.join(', ')} RESTART IDENTITY`)
  return async () => {
    await alter(({ name, definition }) => `ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`)
  }
}
