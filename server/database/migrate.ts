import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Client, escapeIdentifier } from 'pg'
import { StartError } from '../config.ts'
import { locks } from './locks.ts'

interface SqlFile {
  name: string
  sql: string
}

/** Tables and data, each file once. */
export const readMigrations = (): SqlFile[] => readSql('migrations', /^\d{4}_\w+\.sql$/)

/** What migrations call their tables, also by names that are no longer theirs. */
export function tablesOfMigrations(): string[] {
  const all = readMigrations().map(({ sql }) => sql)
  const naming = /^(?:CREATE (?:UNLOGGED )?TABLE|ALTER TABLE \w+ RENAME TO) (\w+)/gm
  return [...all.join('\n').matchAll(naming)].map(([, name]) => name!)
}

/**
 * Functions, triggers and views as they are today, in the order of their names. Bodies are not
 * checked when they are made, so only a view needs what it reads before it: that is in its file.
 */
export const readFunctions = (): SqlFile[] => readSql('functions', /^\w+\.sql$/)

function readSql(folder: string, names: RegExp): SqlFile[] {
  const url = new URL(`./${folder}/`, import.meta.url)
  return readdirSync(url)
    .filter((file) => names.test(file))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => ({ name: file, sql: readFileSync(new URL(file, url), 'utf8') }))
}

/**
 * Brings the database up to date as its owner. Everything happens in one transaction, so a
 * failed migration leaves nothing behind.
 */
export async function migrate(
  owner: Client,
  appRole: string,
  { migrations = readMigrations(), functions = readFunctions() } = {},
): Promise<string[]> {
  await owner.query('BEGIN')
  try {
    // Any number of processes may start at once: one migrates, the others wait for it.
    await owner.query('SELECT pg_advisory_xact_lock($1)', [locks.migrations])
    const applied = await applyChanges(owner, migrations, functions)
    await grantTables(owner, 'public', appRole)
    await narrowDatabase(owner, appRole)
    await owner.query('COMMIT')
    return applied
  } catch (error) {
    await owner.query('ROLLBACK')
    throw error
  }
}

/**
 * Makes the tables as another program had them, in the transaction of whoever brings its rows. Without functions and
 * triggers: rows come as they were, and nothing is counted or notified again. The next start makes those.
 */
export async function createTables(
  owner: Client,
  wanted: readonly { name: string; hash: string }[],
): Promise<void> {
  const own = new Map(readMigrations().map((file) => [file.name, file]))
  const files = wanted.map(({ name, hash }) => {
    const file = own.get(name)
    if (file === undefined)
      throw new StartError(
        `Yedek daha yeni bir sürümle alınmış (${name}); o sürümle geri yükleyin.`,
      )
    if (hashOf([file]) !== hash)
      throw new StartError(`Yedek uyumsuz bir sürümle alınmış (${name} farklı).`)
    return file
  })
  await applyChanges(owner, files, [])
}

// Databases from before hashes were kept get empty ones, which fit no file.
const bookkeeping = `
  CREATE TABLE IF NOT EXISTS migrations (
    name text COLLATE "C" PRIMARY KEY,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  ALTER TABLE migrations ADD COLUMN IF NOT EXISTS hash text NOT NULL DEFAULT '';
  CREATE TABLE IF NOT EXISTS applied_functions (hash text NOT NULL, undo text NOT NULL)`

/**
 * What the functions' files make is dropped before and after each migration and made anew after the last, so that
 * migrations and files find the same in an old database as in a fresh one, where the first rows needed some of it.
 */
async function applyChanges(
  owner: Client,
  migrations: SqlFile[],
  functions: SqlFile[],
): Promise<string[]> {
  await owner.query(bookkeeping)
  const missing = await findMissing(owner, migrations)
  const hash = hashOf(functions)
  const { rows } = await owner.query<{ hash: string; undo: string }>(
    'SELECT hash, undo FROM applied_functions',
  )
  if (missing.length === 0 && rows[0]?.hash === hash) return []
  await owner.query(rows[0]?.undo ?? '')
  const undo = undoOf(functions)
  await owner.query(undo)
  for (const file of missing) {
    await owner.query(file.sql)
    await owner.query(undo)
    const row = [file.name, hashOf([file])]
    await owner.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', row)
  }
  await owner.query('SET LOCAL check_function_bodies = off')
  for (const { sql } of functions) await owner.query(sql)
  await owner.query('DELETE FROM applied_functions')
  const row = [hash, undo]
  await owner.query('INSERT INTO applied_functions (hash, undo) VALUES ($1, $2)', row)
  return missing.map(({ name }) => name)
}

async function findMissing(owner: Client, migrations: SqlFile[]): Promise<SqlFile[]> {
  const { rows } = await owner.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM migrations',
  )
  const known = new Map(rows.map(({ name, hash }) => [name, hash]))
  const changed = migrations.find(
    (file) => known.has(file.name) && known.get(file.name) !== hashOf([file]),
  )
  if (changed !== undefined)
    throw new StartError(
      `Veritabanı uyumsuz bir sürümle kurulmuş (${changed.name} farklı); boş bir veritabanıyla yeniden başlayın.`,
    )
  const own = new Set(migrations.map(({ name }) => name))
  const newer = rows.find(({ name }) => !own.has(name))
  // Its functions would replace those that the newer version needs.
  if (newer !== undefined)
    throw new StartError(
      `Veritabanı daha yeni bir sürümle kurulmuş (${newer.name}); siteyi o sürümle başlatın.`,
    )
  return migrations.filter(({ name }) => !known.has(name))
}

const hashOf = (files: SqlFile[]): string =>
  createHash('sha256')
    .update(files.map(({ sql }) => sql).join('\n'))
    .digest('hex')

/** Drops what the files make, the last first; triggers go with their functions. */
function undoOf(functions: SqlFile[]): string {
  const all = functions.map(({ sql }) => sql).join('\n')
  const made = [...all.matchAll(/^CREATE OR REPLACE (FUNCTION|VIEW) (\w+)/gm)]
  return made
    .map(([, kind, name]) => `DROP ${kind} IF EXISTS ${name}${kind === 'VIEW' ? '' : ' CASCADE'};`)
    .reverse()
    .join('\n')
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
  if (schema === 'public')
    await owner.query(`REVOKE ALL ON TABLE migrations, applied_functions FROM ${role}`)
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
