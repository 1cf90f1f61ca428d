import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { schemaFile, writeSchema } from '../../scripts/database-schema.ts'
import { typesFile, writeTypes } from '../../scripts/database-types.ts'
import { urlOf } from '../../tests/support/address.ts'
import { ask, emptyDatabase } from '../../tests/support/empty-database.ts'
import { cloneTemplate } from '../../tests/support/site.ts'
import { StartError } from '../config.ts'
import { prepareDatabase } from '../prepare.ts'
import { type DatabaseAddress, withOwner } from './address.ts'
import { migrate, readFunctions, readMigrations } from './migrate.ts'

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
      withOwner(address, (owner, role) =>
        migrate(owner, role, { migrations: pending.slice(count, end), functions: [] }),
      )
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

describe('a migration that was applied', () => {
  const refused = new StartError(
    'Veritabanı uyumsuz bir sürümle kurulmuş (0001_a.sql farklı); boş bir veritabanıyla yeniden başlayın.',
  )
  const run = (address: DatabaseAddress, sql: string) =>
    withOwner(address, (owner, role) =>
      migrate(owner, role, { migrations: [{ name: '0001_a.sql', sql }], functions: [] }),
    )

  it('must stay as it was', async () => {
    const address = await newDatabase()
    await run(address, 'CREATE TABLE a (id int)')
    expect(await run(address, 'CREATE TABLE a (id int)')).toEqual([])
    await expect(run(address, 'CREATE TABLE a (id bigint)')).rejects.toStrictEqual(refused)
  })

  it('must be known: an older version of the site does not start on a newer database', async () => {
    const address = await newDatabase()
    const [first, second] = ['0001_a.sql', '0002_b.sql'].map((name) => ({ name, sql: '' }))
    const start = (...migrations: { name: string; sql: string }[]) =>
      withOwner(address, (owner, role) => migrate(owner, role, { migrations, functions: [] }))
    await start(first!, second!)
    await expect(start(first!)).rejects.toStrictEqual(
      new StartError(
        'Veritabanı daha yeni bir sürümle kurulmuş (0002_b.sql); siteyi o sürümle başlatın.',
      ),
    )
  })

  it('is not known by its name alone, as it was before hashes were kept', async () => {
    const address = await newDatabase()
    await ask(
      address.owner,
      `CREATE TABLE migrations (name text COLLATE "C" PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
       INSERT INTO migrations (name) VALUES ('0001_a.sql')`,
    )
    await expect(run(address, 'CREATE TABLE a (id int)')).rejects.toStrictEqual(refused)
  })
})

describe('the functions', () => {
  const table = { name: '0001_a.sql', sql: 'CREATE TABLE a (id int, n int)' }
  const column = { name: '0002_b.sql', sql: 'ALTER TABLE a ALTER n TYPE bigint, ADD m int' }
  const view = { name: 'all_a.sql', sql: 'CREATE OR REPLACE VIEW all_a AS SELECT * FROM a;' }
  const trigger = (number: number) => ({
    name: 'fill_a.sql',
    sql: `CREATE OR REPLACE FUNCTION fill_a() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.n := ${number}; RETURN NEW; END $$;
      CREATE OR REPLACE TRIGGER fill_a BEFORE INSERT ON a FOR EACH ROW EXECUTE FUNCTION fill_a();`,
  })
  const half = (types: string, result: string) => ({
    name: 'half.sql',
    sql: `CREATE OR REPLACE FUNCTION half(${types}) RETURNS ${result} LANGUAGE sql AS 'SELECT ($1 / 2)::${result}';`,
  })
  type Files = { name: string; sql: string }[]
  const run = (address: DatabaseAddress, functions: Files, migrations: Files = [table]) =>
    withOwner(address, (owner, role) => migrate(owner, role, { migrations, functions }))
  const names = `SELECT oid::regprocedure::text FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace ORDER BY 1`

  it('change with their files, whatever changes', async () => {
    const address = await newDatabase()
    await run(address, [trigger(1), half('int', 'int')])
    await run(address, [trigger(2), half('numeric, int', 'numeric')])
    expect(await ask(address.app, 'INSERT INTO a VALUES (1) RETURNING n')).toEqual([[2]])
    expect(await ask(address.app, 'SELECT half(3, 0)')).toEqual([['1.5000000000000000']])
    expect(await ask(address.owner, names)).toEqual([['fill_a()'], ['half(numeric,integer)']])
  })

  it('go with their files, and nothing else goes', async () => {
    const address = await newDatabase()
    await run(address, [trigger(1), view, half('int', 'int')])
    await ask(address.owner, `CREATE FUNCTION own() RETURNS int LANGUAGE sql AS 'SELECT 1'`)
    await run(address, [half('int', 'int')])
    expect(await ask(address.owner, names)).toEqual([['half(integer)'], ['own()']])
    expect(await ask(address.app, 'INSERT INTO a VALUES (1) RETURNING n')).toEqual([[null]])
    await expect(ask(address.owner, 'TABLE all_a')).rejects.toThrow('does not exist')
  })

  it('are left alone while nothing changes', async () => {
    const address = await newDatabase()
    const identity = `SELECT 'half'::regproc::oid`
    await run(address, [half('int', 'int')])
    const before = await ask(address.owner, identity)
    await run(address, [half('int', 'int')])
    expect(await ask(address.owner, identity)).toEqual(before)
  })

  it('stand in the way of no migration, and see what it made', async () => {
    const address = await newDatabase()
    await run(address, [view, trigger(1)])
    expect(await run(address, [view, trigger(1)], [table, column])).toEqual(['0002_b.sql'])
    await ask(address.app, 'INSERT INTO a (m) VALUES (7)')
    expect(await ask(address.app, 'SELECT n, m FROM all_a')).toEqual([[1, 7]])
  })

  it('are found by no migration, in a fresh database as in an old one', async () => {
    const first = {
      name: '0001_a.sql',
      sql: `CREATE FUNCTION half(int) RETURNS int LANGUAGE sql AS 'SELECT 0';
        CREATE TABLE a AS SELECT half(4) AS n`,
    }
    const second = { name: '0002_b.sql', sql: 'UPDATE a SET n = half(4)' }
    const functions = [half('int', 'numeric')]
    const [fresh, old] = [await newDatabase(), await newDatabase()]
    await run(old, functions, [first])
    for (const address of [fresh, old])
      await expect(run(address, functions, [first, second])).rejects.toThrow('does not exist')
    // Whatever the first rows needed, the files are what stands in the end.
    await run(fresh, functions, [first])
    expect(await ask(fresh.owner, 'SELECT n, half(3) FROM a')).toEqual([[0, '1']])
  })

  it('stay as they were when one of the files fails', async () => {
    const address = await newDatabase()
    await run(address, [half('int', 'int')])
    await expect(run(address, [{ name: 'bad.sql', sql: 'SELECT 1 / 0' }])).rejects.toThrow('zero')
    expect(await ask(address.app, 'SELECT half(4)')).toEqual([[2]])
  })

  it('have one home each, which can be applied again and again', () => {
    const texts = readFunctions().map(({ sql }) => sql)
    const made = texts.flatMap((sql) => [...sql.matchAll(/^CREATE OR REPLACE (\w+ \w+)/gm)])
    const names = made.map(([, kindAndName]) => kindAndName)
    expect(names).toEqual([...new Set(names)])
    expect(texts.filter((sql) => /^CREATE (?!OR REPLACE)/m.test(sql))).toEqual([])
  })

  it('are in migrations only where a table or its first rows need them', () => {
    const made = readMigrations().flatMap(({ sql }) => [
      ...sql.matchAll(/CREATE (?:OR REPLACE )?(?:FUNCTION|VIEW|TRIGGER) (\w+)/g),
    ])
    const names = new Set(made.map(([, name]) => name))
    const today = readFunctions()
      .map(({ sql }) => sql)
      .join('\n')
    const [moved, own] = [true, false].map((isMoved) =>
      [...names].filter((name) => today.includes(`REPLACE FUNCTION ${name}(`) === isMoved),
    )
    // Columns and indexes are made of these, so they cannot be dropped and made anew.
    expect(own).toEqual(['upload_id_of', 'fold', 'skeleton'])
    // These were needed there for the first rows; as they are today they stand with the others.
    expect(moved).toEqual(['add_starter_categories', 'site_day', 'recount_statistics'])
  })

  it('are used by the migration that makes them', () => {
    const idle = readMigrations().filter(({ sql }) => {
      const text = sql.replaceAll(/--.*/g, '')
      const made = [...text.matchAll(/FUNCTION (\w+\()/g)].map(([, name]) => name!)
      return made.some((name) => text.split(name).length < 3)
    })
    // Its text came along with the column it fills; what was applied stays as it is.
    expect(idle.map(({ name }) => name)).toEqual(['0036_site.sql'])
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
    'CREATE EXTENSION citext',
    'ALTER TABLE users ADD COLUMN own int',
    'ALTER TABLE jobs.job ADD COLUMN own int',
    'CREATE INDEX ON users (first_name)',
    'DROP TABLE users',
    'DROP SCHEMA jobs CASCADE',
    'TRUNCATE sessions',
    'TRUNCATE jobs.job',
    'SELECT * FROM migrations',
    'DELETE FROM migrations',
    'SELECT * FROM applied_functions',
    `UPDATE applied_functions SET undo = 'DROP TABLE users'`,
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
  let address: DatabaseAddress
  let folder: string
  beforeAll(async () => {
    const clone = await cloneTemplate()
    address = clone.address
    folder = mkdtempSync(join(tmpdir(), 'hokka-types-'))
    return async () => {
      rmSync(folder, { recursive: true })
      await clone.drop()
    }
  })

  it('are what the types say', () => {
    const file = join(folder, 'types.gen.ts')
    writeTypes(urlOf(address.owner), file)
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(typesFile, 'utf8'))
  })

  it('are what schema.sql says', async () => {
    const file = join(folder, 'schema.sql')
    await writeSchema(address.owner, file)
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(schemaFile, 'utf8'))
  })
})
