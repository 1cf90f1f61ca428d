import { chmodSync, rmSync } from 'node:fs'
import { Client, type ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { embeddedAddress, externalAddress } from '../../server/database/address.ts'
import { startEmbedded } from '../../server/database/embedded.ts'
import { prepareDatabase } from '../../server/prepare.ts'
import { inDatabase, type TestServer } from './address.ts'
import { quickFolder } from './quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: TestServer
  }
}

const templateName = 'hokka_template'

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer()
  const { owner } = inDatabase(server, 'postgres')
  const client = new Client(owner)
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${templateName}`)
  await client.query(
    `CREATE DATABASE ${templateName} TEMPLATE template0 ENCODING 'UTF8'
       LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR' LOCALE 'C.UTF-8'`,
  )
  await client.end()
  await prepareDatabase(inDatabase(server, templateName))
  project.provide('database', server)
  return async () => {
    const left = await databasesOfTests(owner)
    await stop()
    if (left.length > 0) throw new Error(`Not stopped at their end: ${left.join(', ')}`)
  }
}

async function databasesOfTests(owner: ClientConfig): Promise<string[]> {
  const client = new Client(owner)
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    String.raw`SELECT datname FROM pg_database WHERE datname LIKE 'hokka\_test\_%'`,
  )
  await client.end()
  return rows.map(({ datname }) => datname)
}

async function startServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url !== undefined)
    return { server: { ...externalAddress(url), templateName }, stop: async () => undefined }
  const dataDir = quickFolder('hokka-test-')
  // Under root the embedded database runs as another user, who must get in.
  chmodSync(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir })
  return {
    server: { ...embeddedAddress(embedded), templateName },
    stop: async () => {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
