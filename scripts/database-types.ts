/** Writes the database's types and schema.sql from a freshly migrated database: `npm run database-types`. */
import { execFileSync, type StdioOptions } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedAddress } from '../server/database/address.ts'
import { type EmbeddedDatabase, startEmbedded } from '../server/database/embedded.ts'
import { prepareDatabase } from '../server/prepare.ts'
import { schemaFile, writeSchema } from './database-schema.ts'

const root = join(import.meta.dirname, '..')

export const typesFile = join(root, 'server/database/types.gen.ts')

/** What only the owner may read has no types, so that no query of the application names it. */
export function writeTypes(databaseUrl: string, file: string): void {
  run('node_modules/kysely-codegen/dist/cli/bin.js', [
    ...['--dialect', 'postgres', '--url', databaseUrl, '--out-file', file],
    ...[
      '--default-schema',
      'public',
      '--exclude-pattern',
      '{jobs.*,*.migrations,*.applied_functions}',
    ],
    ...['--type-mapping', '{"int8":"number"}'],
  ])
  run('node_modules/oxfmt/bin/oxfmt', ['--config', join(root, '.oxfmtrc.json'), file])
}

function run(program: string, args: string[]): void {
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit']
  execFileSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio })
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hokka-types-'))
  // Under root the embedded database runs as another user, who must get in.
  chmodSync(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir })
  try {
    const address = embeddedAddress(embedded)
    await prepareDatabase(address)
    writeTypes(urlOf(embedded), typesFile)
    await writeSchema(address.owner, schemaFile)
  } finally {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function urlOf({ owner, port, database, socketDir }: EmbeddedDatabase): string {
  return `postgres://${owner}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`
}

if (import.meta.main) await main()
