import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { typesFile, writeTypes } from '../../scripts/database-types.ts'
import { urlOf } from '../../tests/support/address.ts'
import { ask, emptyDatabase } from '../../tests/support/empty-database.ts'
import { cloneTemplate } from '../../tests/support/site.ts'
import { prepareDatabase } from '../prepare.ts'
import { type DatabaseAddress, withOwner } from './address.ts'
import { migrate, readMigrations } from './migrate.ts'

/** A database of its own for the test. */
async function newDatabase(): Promise<DatabaseAddress> {
  const { address, drop } = await emptyDatabase()
  onTestFinished(drop)
  return address
}

const objects = `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1`

describe('the migrations', () => {
  it('are numbered from one without a gap', () => {
    const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 4)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('run once each, however many processes start at once', async () => {
    const address = await newDatabase()
    const runs = await Promise.all(Array.from({ length: 8 }, () => withOwner(address, migrate)))
    const names = readMigrations().map(({ name }) => name)
    expect(runs.filter((applied) => applied.length > 0)).toEqual([names])
    expect(await ask(address.owner, 'SELECT name FROM migrations ORDER BY name')).toEqual(
      names.map((name) => [name]),
    )
  })

  it('leave nothing behind when one fails, not even those before it', async () => {
    const address = await newDatabase()
    const pending = [
      { name: '0001_good.sql', sql: 'CREATE TABLE good (id int)' },
      { name: '0002_bad.sql', sql: 'CREATE TABLE half (id int); SELECT 1 / 0' },
      { name: '0003_never.sql', sql: 'CREATE TABLE never (id int)' },
    ]
    const run = (count: number, end: number) =>
      withOwner(address, (owner, role) => migrate(owner, role, pending.slice(count, end)))
    await expect(run(0, 3)).rejects.toThrow('division by zero')
    expect(await ask(address.owner, objects)).toEqual([])

    expect(await run(0, 1)).toEqual(['0001_good.sql'])
    const before = await ask(address.owner, objects)
    await expect(run(0, 3)).rejects.toThrow('division by zero')
    expect(await ask(address.owner, objects)).toEqual(before)
    expect(await ask(address.owner, 'SELECT name FROM migrations')).toEqual([['0001_good.sql']])
  })

  it('can be prepared by eight processes at once, the jobs included', async () => {
    const address = await newDatabase()
    await Promise.all(Array.from({ length: 8 }, () => prepareDatabase(address)))
    expect(await ask(address.app, 'SELECT count(*)::int FROM jobs.queue')).not.toEqual([[0]])
  })
})

describe('the role of the application', () => {
  const insufficientPrivilege = '42501'
  let address: DatabaseAddress
  beforeAll(async () => {
    const empty = await emptyDatabase()
    address = empty.address
    await prepareDatabase(address)
    return empty.drop
  })

  it('reads and writes rows', async () => {
    const rows = `INSERT INTO tags (slug, name) VALUES ('deneme', 'deneme') RETURNING id;`
    expect(await ask(address.app, rows)).toHaveLength(1)
    await ask(address.app, `UPDATE tags SET name = 'başka'; DELETE FROM tags`)
    expect(await ask(address.app, 'SELECT * FROM tags')).toEqual([])
  })

  it.each([
    'CREATE TABLE own (id int)',
    'CREATE TABLE jobs.own (id int)',
    'CREATE TEMPORARY TABLE own (id int)',
    'CREATE SCHEMA own',
    'CREATE DATABASE own',
    'CREATE ROLE own',
    `CREATE FUNCTION own() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
    'CREATE EXTENSION pg_trgm',
    'ALTER TABLE users ADD COLUMN own int',
    'ALTER TABLE jobs.job ADD COLUMN own int',
    'CREATE INDEX ON users (first_name)',
    'DROP TABLE users',
    'DROP SCHEMA jobs CASCADE',
    'TRUNCATE sessions',
    'TRUNCATE jobs.job',
    'SELECT * FROM migrations',
    'DELETE FROM migrations',
    `COPY tags TO PROGRAM 'cat'`,
    'SET ROLE NONE; SET SESSION AUTHORIZATION postgres',
  ])('may not %s', async (sql) => {
    await expect(ask(address.app, sql)).rejects.toMatchObject({ code: insufficientPrivilege })
  })

  it('owns nothing and is nobody else', async () => {
    const owned = `SELECT 'a table', relname::text FROM pg_class WHERE relowner = current_user::regrole
      UNION ALL SELECT 'a function', proname::text FROM pg_proc WHERE proowner = current_user::regrole
      UNION ALL SELECT 'a schema', nspname::text FROM pg_namespace WHERE nspowner = current_user::regrole
      UNION ALL SELECT 'a database', datname::text FROM pg_database WHERE datdba = current_user::regrole
      UNION ALL SELECT 'a membership', roleid::regrole::text FROM pg_auth_members WHERE member = current_user::regrole`
    expect(await ask(address.app, owned)).toEqual([])
    const rights = `SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
      FROM pg_roles WHERE rolname = current_user`
    expect(await ask(address.app, rights)).toEqual([[false]])
  })
})

describe('the tables', () => {
  it('are what the types say', async () => {
    const { address, drop } = await cloneTemplate()
    onTestFinished(drop)
    const folder = mkdtempSync(join(tmpdir(), 'hokka-types-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'types.gen.ts')
    writeTypes(urlOf(address.owner), file)
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(typesFile, 'utf8'))
  })
})
