import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { atEnd } from '../../tests/support/at-end.ts'
import { ask, emptyDatabase } from '../../tests/support/empty-database.ts'
import { filledSite } from '../../tests/support/filled-site.ts'
import { goodPassword } from '../../tests/support/members.ts'
import { siteOn, type TestSite, testSite, until } from '../../tests/support/site.ts'
import { type DatabaseAddress, withOwner } from '../database/address.ts'
import { openStorage } from '../files/storage.ts'
import { prepareDatabase } from '../prepare.ts'
import { makeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'
import { readTable, selectTables } from './tables.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hokka-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function backupOf(site: TestSite): Promise<string> {
  const file = join(newFolder(), 'site.yedek')
  await makeBackup(site, file)
  return file
}

async function emptySite() {
  const { address, drop } = await emptyDatabase()
  atEnd(drop)
  const dataDir = newFolder()
  return { address, dataDir, storage: await openStorage({ dataDir, s3: undefined } as never) }
}

const isEmpty = async (address: DatabaseAddress): Promise<boolean> =>
  (await ask(address.owner, `SELECT to_regclass('public.migrations') IS NULL`))[0]![0] as boolean

/** Every row of every table that a crash would not empty, and how far everything has counted. */
async function contentOf({ owner }: DatabaseAddress): Promise<Record<string, unknown>> {
  const tables = await ask(
    owner,
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p'
       AND relname NOT IN ('migrations', 'applied_functions') ORDER BY 1`,
  )
  const content: Record<string, unknown> = {
    counts: await ask(
      owner,
      `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
    ),
  }
  for (const [table] of tables as [string][])
    content[table] = await ask(owner, `SELECT (each.*)::text FROM ${table} AS each ORDER BY 1`)
  return content
}

const picture = `${'a1'.repeat(16)}_400x300`
async function addPicture({ address, storage }: TestSite): Promise<void> {
  await ask(
    address.owner,
    `INSERT INTO uploads (id, width, height, bytes, mime) VALUES ('${'a1'.repeat(16)}', 400, 300, 30, 'image/jpeg')`,
  )
  await storage.write(`${picture}/320.webp`, Buffer.from('dar'), 'image/webp')
  await storage.write(`${picture}/400.webp`, Buffer.from('geniş'), 'image/webp')
  await storage.write(`${picture}/400.jpg`, Buffer.from([0, 255, 10, 13]), 'image/jpeg')
}

describe('a backup', () => {
  it('gives the whole site back: every row, every picture and what was still to be done', async () => {
    const { site, author } = await filledSite()
    await addPicture(site)
    const later = `INSERT INTO jobs.job (name, data, start_after)
      SELECT name, '{"kept": "Şöyle \u2028 böyle"}', now() + interval '1 day' FROM jobs.queue
      WHERE name NOT LIKE '\\_\\_%' ORDER BY name LIMIT 1 RETURNING name`
    const [[queue]] = (await ask(site.address.owner, later)) as [[string]]
    const file = await backupOf(site)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const before = await contentOf(site.address)

    const fresh = await emptySite()
    const { rows, files } = await restoreBackup(fresh, file)
    expect(files).toBe(3)
    expect(rows).toBeGreaterThan(100)
    // A kind of work that this program no longer knows.
    await ask(fresh.address.owner, `INSERT INTO restored_jobs (name, data) VALUES ('eski', '{}')`)
    // As at the next start, whatever became of the command meanwhile; and of two that start at once.
    await Promise.all([prepareDatabase(fresh.address), prepareDatabase(fresh.address)])
    expect(await contentOf(fresh.address)).toEqual(before)
    const queued = `SELECT data ->> 'kept' FROM jobs.job WHERE name = '${queue}' AND data ? 'kept'`
    expect(await ask(fresh.address.owner, queued)).toEqual([['Şöyle \u2028 böyle']])
    const jpg = await fresh.storage.read(`${picture}/400.jpg`)
    expect(await buffer(jpg!.stream)).toEqual(Buffer.from([0, 255, 10, 13]))

    const again = await siteOn(fresh.address, { config: { dataDir: fresh.dataDir } })
    const payload = { username: author.username, password: goodPassword }
    const { body } = await again.call({ method: 'POST', url: '/api/login', payload })
    const as = { ...author, token: body.token as string }
    const written = { title: 'Geri döndük', categories: ['deneme'], status: 1 }
    const made = await again.call({ method: 'POST', url: '/api/posts', payload: written, as })
    expect(made.status, made.text).toBe(201)
  })

  it('is of one moment, although the site goes on meanwhile', async () => {
    const site = await testSite()
    const holder = new Client(site.address.owner)
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE word_list IN ACCESS EXCLUSIVE MODE')
    const backing = backupOf(site)
    const waits = `SELECT 1 FROM pg_locks WHERE relation = 'word_list'::regclass AND NOT granted`
    await until(async () => (await ask(site.address.owner, waits))[0])
    await holder.query(`UPDATE word_list SET words = '{sonradan}'; COMMIT`)
    await holder.end()
    const fresh = await emptySite()
    await restoreBackup(fresh, await backing)
    const [[words]] = (await ask(fresh.address.owner, 'SELECT words FROM word_list')) as [
      [string[]],
    ]
    expect(words).not.toContain('sonradan')
    expect(words.length).toBeGreaterThan(10)
  })

  it('leaves out what another program keeps beside the site', async () => {
    const site = await testSite()
    const other = 'CREATE TABLE faturalar (no bigserial); INSERT INTO faturalar DEFAULT VALUES'
    await ask(site.address.owner, other)
    const fresh = await emptySite()
    await restoreBackup(fresh, await backupOf(site))
    const left = `SELECT to_regclass('faturalar'), to_regclass('word_list') IS NOT NULL`
    expect(await ask(fresh.address.owner, left)).toEqual([[null, true]])
  })

  it('writes lines of about a megabyte, however large the rows are', async () => {
    const { address } = await emptySite()
    await ask(
      address.owner,
      `CREATE TABLE buyuk AS SELECT no, repeat('ş', CASE WHEN no <= 30 THEN 400000 ELSE 1 END) AS text
       FROM generate_series(1, 60) AS no`,
    )
    const rows: string[][] = []
    await withOwner(address, async (owner) => {
      await owner.query('BEGIN')
      for await (const line of readTable(owner, 'buyuk'))
        if (line.kind === 'rows') rows.push(line.rows)
    })
    const sizes = rows.map((texts) => texts.join('').length)
    expect(Math.max(...sizes)).toBeLessThan(1_400_000)
    expect(rows).toHaveLength(11)
    const numbers = rows.flat().map((row) => parseInt(row.slice(1)))
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  })

  it('has no archives of members, who then ask for theirs anew', async () => {
    const site = await testSite()
    const member = await site.member()
    await ask(
      site.address.owner,
      `INSERT INTO account_exports (user_id, status, progress, bytes, expires_at)
       VALUES (${member.id}, 'ready', 100, 1000, now() + interval '7 days')`,
    )
    const url = '/api/account/export?begin=never'
    expect((await site.call({ url, as: member })).body.status).toBe('ready')
    const fresh = await emptySite()
    await restoreBackup(fresh, await backupOf(site))
    await prepareDatabase(fresh.address)
    const again = await siteOn(fresh.address, { config: { dataDir: fresh.dataDir } })
    const { body } = await again.call({ url, as: member })
    expect(body).toMatchObject({ status: 'none', url: null })
  })

  it('has what was still to be done also where a restored site was not started yet', async () => {
    const site = await testSite()
    await ask(
      site.address.owner,
      `INSERT INTO jobs.job (name, data, start_after)
       SELECT name, '{"kept": 7}', now() + interval '1 day' FROM jobs.queue WHERE name NOT LIKE '\\_\\_%' LIMIT 1`,
    )
    const [first, second] = [await emptySite(), await emptySite()]
    await restoreBackup(first, await backupOf(site))
    const again = join(newFolder(), 'site.yedek')
    await makeBackup(first, again)
    await restoreBackup(second, again)
    const left = 'SELECT data FROM restored_jobs'
    expect(await ask(second.address.owner, left)).toEqual([[{ kept: 7 }]])
  })

  it('forgets what even a crash may: who read what today, and the salt that hides it', async () => {
    const site = await testSite()
    await ask(
      site.address.owner,
      `INSERT INTO view_salts VALUES ('2026-11-01', 'tuz'); INSERT INTO recent_views VALUES (1, 'okur')`,
    )
    const text = gunzipSync(readFileSync(await backupOf(site))).toString()
    expect(text).not.toContain('view_salts')
    expect(text).not.toContain('recent_views')
    // Backups from before hold them.
    const older = join(newFolder(), 'eski.yedek')
    const salts = { kind: 'rows', table: 'view_salts', rows: ['(2026-11-01,tuz)'] }
    writeFileSync(older, gzipSync(text.replace('\n', `\n${JSON.stringify(salts)}\n`)))
    const fresh = await emptySite()
    await restoreBackup(fresh, older)
    expect(await ask(fresh.address.owner, 'SELECT salt FROM view_salts')).toEqual([])
  })

  it('knows every table that migrations made, whatever it is called by now', async () => {
    const { address } = await testSite()
    const all = `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relname NOT IN ('migrations', 'applied_functions') ORDER BY relname`
    const tables = await withOwner(address, selectTables)
    expect(tables.map(({ name }) => name)).toEqual((await ask(address.owner, all)).flat())
  })

  it('takes the place of no file, and leaves none that is half written', async () => {
    const site = await testSite()
    const file = join(newFolder(), 'site.yedek')
    writeFileSync(file, 'eski')
    await expect(makeBackup(site, file)).rejects.toThrow('zaten var')
    expect(readFileSync(file, 'utf8')).toBe('eski')
    const folder = newFolder()
    await ask(site.address.owner, 'DROP TABLE migrations')
    await expect(makeBackup(site, join(folder, 'site.yedek'))).rejects.toThrow('migrations')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('restoring', () => {
  it('is refused where a site is', async () => {
    const site = await testSite()
    const before = await contentOf(site.address)
    await expect(restoreBackup(site, await backupOf(site))).rejects.toThrow('boş bir veritabanına')
    expect(await contentOf(site.address)).toEqual(before)
  })

  it.each(['TABLE faturalar AS SELECT 7 AS no', 'VIEW faturalar AS SELECT 7 AS no'])(
    'is refused where another program has something: CREATE %s',
    async (what) => {
      const file = await backupOf(await testSite())
      const taken = await emptySite()
      await ask(taken.address.owner, `CREATE ${what}`)
      await expect(restoreBackup(taken, file)).rejects.toThrow('boş bir veritabanına')
      expect(await ask(taken.address.owner, 'SELECT no FROM faturalar')).toEqual([[7]])
      expect(await isEmpty(taken.address)).toBe(true)
    },
  )

  it('leaves what belongs to an extension alone', async () => {
    const file = await backupOf(await testSite())
    const fresh = await emptySite()
    await ask(
      fresh.address.owner,
      `CREATE EXTENSION hstore; CREATE TABLE olculer AS SELECT 7 AS no;
       CREATE INDEX olculer_no ON olculer (no); ALTER EXTENSION hstore ADD TABLE olculer`,
    )
    await restoreBackup(fresh, file)
    expect(await ask(fresh.address.owner, 'SELECT no FROM olculer')).toEqual([[7]])
  })

  it('brings all of a backup or nothing', async () => {
    const site = await testSite()
    await addPicture(site)
    const whole = readFileSync(await backupOf(site))
    const text = gunzipSync(whole).toString()
    const lines = text.trim().split('\n')
    const changed = (from: string, to: string) => {
      expect(text).toContain(from)
      return gzipSync(text.replace(from, to))
    }
    const broken: [Buffer, string][] = [
      [whole.subarray(0, whole.length - 100), 'eksik'],
      [gzipSync(lines.slice(0, -1).join('\n')), 'eksik'],
      [Buffer.from('Sevgili günlük'), 'eksik'],
      [gzipSync('Sevgili günlük'), 'eksik'],
      [gzipSync(lines.slice(1).join('\n')), 'başka bir sürüm'],
      [changed('"format":1', '"format":2'), 'başka bir sürüm'],
      [changed('"name":"0001_', '"name":"9001_'), 'daha yeni bir sürüm'],
      [changed('"hash":"', '"hash":"0'), 'farklı'],
      [changed(`"name":"${picture}/400.jpg"`, '"name":"../../kacak.jpg"'), 'başka bir sürüm'],
      [changed('"table":"word_list"', '"table":"pg_authid"'), 'başka bir sürüm'],
    ]
    const fresh = await emptySite()
    const file = join(newFolder(), 'bozuk.yedek')
    for (const [content, why] of broken) {
      writeFileSync(file, content)
      await expect(restoreBackup(fresh, file), why).rejects.toThrow(why)
      expect(await isEmpty(fresh.address)).toBe(true)
    }
    await expect(restoreBackup(fresh, join(newFolder(), 'yok'))).rejects.toThrow('ENOENT')
    writeFileSync(file, whole)
    await restoreBackup(fresh, file)
    expect(await isEmpty(fresh.address)).toBe(false)
  })
})
