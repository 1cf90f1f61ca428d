import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { embeddedAddress, withOwner } from '../address.ts'
import { type EmbeddedDatabase, startEmbedded } from '../embedded.ts'
import { connect, isRoot, query, start, startSite, temporaryFolder } from './site.fixture.ts'

const script = `
  import { createRequire } from 'node:module'
  const [socketDir, user] = process.argv.slice(1)
  const { Client } = createRequire(${JSON.stringify(import.meta.url)})('pg')
  const client = new Client({ host: socketDir, port: 5432, user, database: 'postgres' })
  try {
    await client.connect()
    console.log('connected')
    await client.end()
  } catch (error) {
    console.log('refused: ' + error.message)
  }`

/** What another process of the machine hears when it knocks. */
function knockAs(uid: number, user: string, { socketDir }: EmbeddedDatabase): string {
  const args = ['--input-type=module', '-e', script, socketDir, user]
  const { stdout, stderr } = spawnSync(process.execPath, args, { uid, encoding: 'utf8' })
  return stdout + stderr
}

const roles = ['postgres', 'hokka_owner', 'hokka_owner_app']
const uidOfDatabase = (dataDir: string) => statSync(join(dataDir, 'postgres')).uid

/** As an earlier version created it: whoever came to the socket was believed. */
const trustEverybody = (dataDir: string) =>
  writeFileSync(join(dataDir, 'postgres/cluster/pg_hba.conf'), 'local all all trust\n')

describe('the embedded database', () => {
  it('knows no superuser, not even for us', async () => {
    const database = await start({ dataDir: temporaryFolder() })
    await expect(connect({ ...database, owner: 'postgres' })).rejects.toThrow(/pg_hba|rejects/)
  })

  it('asks any other role for a password', async () => {
    const database = await start({ dataDir: temporaryFolder() })
    await query(database, `CREATE ROLE parolasiz LOGIN`)
    await query(database, `CREATE ROLE parolali LOGIN PASSWORD 'mürekkep'`)
    await expect(connect({ ...database, owner: 'parolasiz' })).rejects.toThrow(/password/i)
    const client = await connect({ ...database, owner: 'parolali' }, 'mürekkep')
    await client.end()
  })
})

describe.runIf(isRoot)('another process on the machine', () => {
  it.each(['a new database', 'one that trusted everybody before'])(
    'gets into %s as nobody, though it runs as the database’s own user',
    async (kind) => {
      const dataDir = temporaryFolder()
      if (kind !== 'a new database') {
        await (await startEmbedded({ dataDir })).stop()
        trustEverybody(dataDir)
      }
      const database = await start({ dataDir })
      await withOwner(embeddedAddress(database), async () => undefined)
      for (const role of roles)
        expect(knockAs(uidOfDatabase(dataDir), role, database), role).toMatch(
          /^refused: .*(peer|reject)/i,
        )
      expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    },
  )

  it('cannot change who is let in: the rules are ours', async () => {
    const dataDir = temporaryFolder()
    await start({ dataDir })
    for (const name of ['postgres.hba.conf', 'postgres.ident.conf']) {
      const { uid, mode } = statSync(join(dataDir, name))
      expect([uid, mode & 0o022]).toEqual([0, 0])
    }
  })

  it('gets into the database of an ordinary user neither', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, 65534, 65534)
    const site = await startSite(dataDir, { uid: 65534, gid: 65534 })
    for (const role of roles) expect(knockAs(1, role, site as never), role).toMatch(/^refused: /)
    // Root may become anybody anyway: its commands reach the site's database.
    expect(await query(site, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})
