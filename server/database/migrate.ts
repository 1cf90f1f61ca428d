import { readdirSync, readFileSync } from 'node:fs'
import { type Client, escapeIdentifier } from 'pg'

const folder = new URL('./migrations/', import.meta.url)

/** Any number of processes may start at once: one migrates, the others wait for it. */
const migrationLock = 7_407_203

interface Migration {
  name: string
  sql: string
}

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_\w+\.sql$/.test(file))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => ({ name: file, sql: readFileSync(new URL(file, folder), 'utf8') }))
}

/**
 * Brings the database up to date as its owner. Everything happens in one transaction, so a
 * failed migration leaves nothing behind.
 */
export async function migrate(
  owner: Client,
  appRole: string,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  await owner.query('BEGIN')
  try {
    await owner.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    const applied = await applyMissing(owner, migrations)
    await grantTables(owner, 'public', appRole)
    await narrowDatabase(owner, appRole)
    await owner.query('COMMIT')
    return applied
  } catch (error) {
    await owner.query('ROLLBACK')
    throw error
  }
}

async function applyMissing(owner: Client, migrations: Migration[]): Promise<string[]> {
  await owner.query(
    `CREATE TABLE IF NOT EXISTS migrations (
       name text COLLATE "C" PRIMARY KEY,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  )
  const { rows } = await owner.query<{ name: string }>('SELECT name FROM migrations')
  const known = new Set(rows.map((row) => row.name))
  const missing = migrations.filter((migration) => !known.has(migration.name))
  for (const { name, sql } of missing) {
    await owner.query(sql)
    await owner.query('INSERT INTO migrations (name) VALUES ($1)', [name])
  }
  return missing.map((migration) => migration.name)
}

/** The application may read and write rows, and nothing else: it owns and creates nothing. */
export async function grantTables(owner: Client, schema: string, appRole: string): Promise<void> {
  const role = escapeIdentifier(appRole)
  const name = escapeIdentifier(schema)
  await owner.query(`
    REVOKE CREATE ON SCHEMA ${name} FROM PUBLIC;
    GRANT USAGE ON SCHEMA ${name} TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${name} TO ${role};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${name} TO ${role};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${name} TO ${role};
  `)
  if (schema === 'public') await owner.query(`REVOKE ALL ON TABLE migrations FROM ${role}`)
}

/** Temporary tables count as created too; only the database's owner can forbid them, else it stays so. */
async function narrowDatabase(owner: Client, appRole: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; isOwn: boolean }>(
    `SELECT datname AS name, pg_has_role(datdba, 'USAGE') AS "isOwn"
     FROM pg_database WHERE datname = current_database()`,
  )
  const { name, isOwn } = rows[0]!
  if (!isOwn) return
  await owner.query(`
    REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(name)} FROM PUBLIC;
    GRANT CONNECT ON DATABASE ${escapeIdentifier(name)} TO ${escapeIdentifier(appRole)};
  `)
}
