import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect, eventually, query, start, temporaryFolder } from './embedded/site.fixture.ts'
import { startEmbedded } from './embedded.ts'

describe('the embedded database', () => {
  it('is created by the first start and used again by the second', async () => {
    const dataDir = temporaryFolder()
    const lines: string[] = []
    const first = await startEmbedded({ dataDir, onProgress: (line) => lines.push(line) })
    await query(first, `CREATE TABLE kept AS SELECT 'mürekkep' AS word`)
    await first.stop()
    expect(lines).toEqual(['Veritabanı oluşturuluyor…'])

    const second = await start({ dataDir, onProgress: (line) => lines.push(line) })
    expect(await query(second, 'SELECT word FROM kept')).toEqual([{ word: 'mürekkep' }])
    expect(lines).toHaveLength(1)
  })

  it('sorts and folds as Turkish does', async () => {
    const database = await start({ dataDir: temporaryFolder() })
    const sorted = `SELECT string_agg(w, ' ' ORDER BY w) AS words
      FROM unnest(ARRAY['şiir','zar','ıhlamur','çay','ışık','iğne','sis','cam']) AS w`
    expect(await query(database, sorted)).toEqual([
      { words: 'cam çay ıhlamur ışık iğne sis şiir zar' },
    ])
    expect(await query(database, `SELECT lower('IŞIK') AS low, upper('iğne') AS up`)).toEqual([
      { low: 'ışık', up: 'İĞNE' },
    ])
  })

  it('keeps what was committed safe, and its owner is no superuser', async () => {
    const database = await start({ dataDir: temporaryFolder() })
    const facts = `SELECT rolsuper, rolcreatedb, rolcreaterole,
      current_setting('fsync') AS fsync, current_setting('data_checksums') AS checksums,
      current_setting('listen_addresses') AS network, current_setting('timezone') AS zone
      FROM pg_roles WHERE rolname = current_user`
    expect(await query(database, facts)).toEqual([
      {
        rolsuper: false,
        rolcreatedb: true,
        rolcreaterole: true,
        fsync: 'on',
        checksums: 'on',
        network: '',
        zone: 'UTC',
      },
    ])
  })

  it('lets only its own user near the socket', async () => {
    const { socketDir } = await start({ dataDir: temporaryFolder() })
    expect(statSync(socketDir).mode & 0o077).toBe(0)
  })

  it('refuses a second start on the same folder in one line, and allows it after the first ended', async () => {
    const dataDir = temporaryFolder()
    const first = await startEmbedded({ dataDir })
    const refusal = await startEmbedded({ dataDir }).catch((error: Error) => error.message)
    expect(refusal).toBe(
      `Bu veri klasörü başka bir Hokka tarafından kullanılıyor (süreç ${process.pid}): ${dataDir}/postgres`,
    )
    expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await first.stop()
    await start({ dataDir })
  })

  it('stops in order although a client stays connected, and can be told so twice', async () => {
    const database = await start({ dataDir: temporaryFolder() })
    const client = await connect(database)
    await Promise.all([database.stop(), database.stop()])
    await expect(client.query('SELECT 1')).rejects.toThrow(/terminat|queryable/)
    expect(existsSync(database.socketDir)).toBe(false)
  })

  it.each([
    ['spaces and Turkish letters', `Yazı, "Çizi" ve 'Güz'`],
    ['more letters than a socket can be named with', 'uzun-yol-'.repeat(20)],
  ])('lives in a path of %s', async (_, name) => {
    const dataDir = join(temporaryFolder(), name)
    const database = await start({ dataDir })
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('is not held up by a stale mark with the id of a living process', async () => {
    const dataDir = temporaryFolder()
    const first = await startEmbedded({ dataDir })
    const mark = join(dataDir, 'postgres/cluster/postmaster.pid')
    const lines = readFileSync(mark, 'utf8').split('\n')
    await first.stop()
    writeFileSync(mark, [process.pid, ...lines.slice(1)].join('\n'))
    const second = await start({ dataDir })
    expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('says in one line why it cannot start', async () => {
    const dataDir = temporaryFolder()
    const first = await startEmbedded({ dataDir })
    await first.stop()
    writeFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), '12\n')
    const refusal = await startEmbedded({ dataDir }).catch((error: Error) => error.message)
    expect(refusal).toMatch(/^PostgreSQL başlatılamadı: .+$/)
  })

  it('keeps its log small', async () => {
    const dataDir = temporaryFolder()
    mkdirSync(dataDir, { recursive: true })
    const log = join(dataDir, 'postgres.log')
    writeFileSync(log, 'x'.repeat(5_000_001))
    await start({ dataDir })
    await eventually(() => statSync(`${log}.1`).size > 5_000_000)
    expect(statSync(log, { throwIfNoEntry: false })?.size ?? 0).toBeLessThan(10_000)
  })
})
