/** Writes the database's types from a freshly migrated database: `npm run database-types`. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedAddress } from '../server/database/address.ts'
import { startEmbedded } from '../server/database/embedded.ts'
import { prepareDatabase } from '../server/prepare.ts'

const outFile = process.argv[2] ?? 'server/database/types.gen.ts'
const dataDir = mkdtempSync(join(tmpdir(), 'hokka-types-'))
const embedded = await startEmbedded({ dataDir })
try {
  await prepareDatabase(embeddedAddress(embedded))
  const url = `postgres://${embedded.owner}@localhost:${embedded.port}/${embedded.database}?host=${encodeURIComponent(embedded.socketDir)}`
  execFileSync(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      ...['--dialect', 'postgres', '--url', url, '--out-file', outFile],
      ...['--default-schema', 'public', '--exclude-pattern', '(jobs.*|migrations)'],
      ...['--type-mapping', '{"int8":"number"}'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
} finally {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
