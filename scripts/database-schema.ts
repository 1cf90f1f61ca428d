/** Describes a migrated database, to be read: server/database/schema.sql. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'

export const schemaFile = join(import.meta.dirname, '../server/database/schema.sql')

const opening = `-- How the database looks today, written by \`npm run database-types\`. It is only read: migrations/ makes the tables,
-- functions/ holds the text of the views and functions.`

const isOurs = `relnamespace = 'public'::regnamespace`

const columns = `
  SELECT relkind, relpersistence, relname, concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
    CASE WHEN attcollation <> typcollation THEN 'COLLATE ' || quote_ident(collname) END,
    CASE WHEN relkind = 'r' AND attstorage = 'e' AND typstorage <> 'e' THEN 'STORAGE EXTERNAL' END,
    CASE WHEN attnotnull THEN 'NOT NULL' END,
    CASE WHEN attidentity = 'a' THEN 'GENERATED ALWAYS AS IDENTITY'
      WHEN attgenerated = 's' THEN 'GENERATED ALWAYS AS (' || pg_get_expr(adbin, adrelid) || ') STORED'
      ELSE 'DEFAULT ' || pg_get_expr(adbin, adrelid) END) AS line
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
    JOIN pg_type ON pg_type.oid = atttypid
    LEFT JOIN pg_collation ON pg_collation.oid = attcollation
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE ${isOurs} AND relkind IN ('r', 'v') ORDER BY relname COLLATE "C", attnum`
const constraints = `
  SELECT relname, 'CONSTRAINT ' || quote_ident(conname) || ' ' || pg_get_constraintdef(pg_constraint.oid, true) AS line
  FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
  WHERE ${isOurs} AND contype <> 'n' ORDER BY strpos('pufc', contype::text), conname COLLATE "C"`
const indexes = `
  SELECT relname, pg_get_indexdef(indexrelid, 0, true) || ';' AS line
  FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
  WHERE ${isOurs} AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND conrelid = indrelid)
  ORDER BY indexrelid::regclass::text COLLATE "C"`
const triggers = `
  SELECT relname, pg_get_triggerdef(pg_trigger.oid, true) || ';' AS line
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE ${isOurs} AND NOT tgisinternal ORDER BY tgname COLLATE "C"`
const sequences = `
  SELECT 'CREATE SEQUENCE ' || relname || ';' AS line FROM pg_class
  WHERE ${isOurs} AND relkind = 'S'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype IN ('a', 'i'))
  ORDER BY relname COLLATE "C"`
const functions = `
  SELECT format('-- %s(%s) RETURNS %s', proname, pg_get_function_arguments(oid), pg_get_function_result(oid)) AS line
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY proname COLLATE "C"`

interface Line {
  line: string
  relname: string
  relkind?: 'r' | 'v'
  relpersistence?: 'p' | 'u'
}

export async function writeSchema(owner: ClientConfig, file: string): Promise<void> {
  const client = new Client(owner)
  await client.connect()
  try {
    writeFileSync(file, await describe(client))
  } finally {
    await client.end()
  }
}

async function describe(client: Client): Promise<string> {
  const ask = async (sql: string) => (await client.query<Line>(sql)).rows
  const tables = Map.groupBy(await ask(columns), ({ relname }) => relname)
  const about = {
    constraints: Map.groupBy(await ask(constraints), ({ relname }) => relname),
    indexes: Map.groupBy(await ask(indexes), ({ relname }) => relname),
    triggers: Map.groupBy(await ask(triggers), ({ relname }) => relname),
  }
  const relations = [...tables].map(([name, ofTable]) => {
    if (ofTable[0]!.relkind === 'v') return `-- VIEW ${name}\n${linesOf(ofTable, '--   ')}`
    const inside = [...ofTable, ...(about.constraints.get(name) ?? [])]
    const kind = ofTable[0]!.relpersistence === 'u' ? 'UNLOGGED TABLE' : 'TABLE'
    const after = [...(about.indexes.get(name) ?? []), ...(about.triggers.get(name) ?? [])]
    return `CREATE ${kind} ${name} (\n${linesOf(inside, '  ', ',')}\n);\n${linesOf(after)}`.trimEnd()
  })
  const rest = [linesOf(await ask(sequences)), linesOf(await ask(functions))]
  return `${[opening, ...relations, ...rest].join('\n\n')}\n`
}

const linesOf = (rows: Line[], before = '', between = ''): string =>
  rows.map(({ line }) => before + line).join(`${between}\n`)
