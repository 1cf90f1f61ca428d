import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  connect,
  eventually,
  killNow,
  postmasterPid,
  query,
  spawnSite,
  start,
  startSite,
  temporaryFolder,
} from './site.fixture.ts'

const WRITE = `CREATE TABLE kept AS SELECT 'mürekkep' AS word`
const READ = 'SELECT word FROM kept'
const KEPT = [{ word: 'mürekkep' }]

describe('the embedded database, killed without warning', () => {
  it('comes back when its postmaster dies, although a backend is still busy', async () => {
    const dataDir = temporaryFolder()
    const lines: string[] = []
    const database = await start({ dataDir, onProgress: (line) => lines.push(line) })
    await query(database, WRITE)
    const busy = await connect(database)
    const lost = busy.query('SELECT count(*) FROM generate_series(1, 1e12)').catch(() => 'lost')

    process.kill(postmasterPid(dataDir), 'SIGKILL')
    expect(await eventually(() => query(database, READ))).toEqual(KEPT)
    expect(await lost).toBe('lost')
    expect(lines.slice(1)).toEqual([
      'PostgreSQL beklenmedik biçimde kapandı (SIGKILL); yeniden başlatılıyor…',
      'PostgreSQL yeniden çalışıyor.',
    ])
  })

  it('comes back when one of its backends dies', async () => {
    const database = await start({ dataDir: temporaryFolder() })
    await query(database, WRITE)
    const victim = await connect(database)
    const [row] = (await victim.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows
    process.kill(row!.pid, 'SIGKILL')
    await new Promise((resolve) => victim.once('end', resolve))
    expect(await eventually(() => query(database, READ))).toEqual(KEPT)
  })

  it('is taken over when the site dies and leaves it behind', async () => {
    const dataDir = temporaryFolder()
    const site = await startSite(dataDir)
    await query(site, WRITE)
    const orphan = postmasterPid(dataDir)
    await killNow(site.process)
    process.kill(orphan, 0) // It is still there, or this throws.

    const database = await start({ dataDir })
    expect(postmasterPid(dataDir)).not.toBe(orphan)
    expect(await query(database, READ)).toEqual(KEPT)
  })

  it('starts again when the site and PostgreSQL died together', async () => {
    const dataDir = temporaryFolder()
    const site = await startSite(dataDir)
    await query(site, WRITE)
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await killNow(site.process)
    expect(await query(await start({ dataDir }), READ)).toEqual(KEPT)
  })

  it('is created whole after a first start that was cut off', async () => {
    const dataDir = temporaryFolder()
    const site = spawnSite(dataDir)
    const home = join(dataDir, 'postgres')
    await eventually(() => readdirSync(home).some((name) => name.startsWith('cluster.')))
    await killNow(site)
    expect(readdirSync(home)).not.toContain('cluster')

    const database = await start({ dataDir })
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('does not hear the Ctrl+C that is meant for the site', async () => {
    const site = await startSite(temporaryFolder())
    const client = await connect(site)
    process.kill(-site.process.pid!, 'SIGINT')
    const { rows } = await client.query(`SELECT pg_sleep(0.2), 'unhurt' AS state`)
    expect(rows).toMatchObject([{ state: 'unhurt' }])
    await client.end()
  })

  it('goes in order with a site that is told to stop', async () => {
    const dataDir = temporaryFolder()
    const site = await startSite(dataDir)
    const postmaster = postmasterPid(dataDir)
    site.process.kill('SIGTERM')
    const [code] = await once(site.process, 'exit')
    expect(code).toBe(0)
    expect(() => process.kill(postmaster, 0)).toThrow('ESRCH')
  })
})
