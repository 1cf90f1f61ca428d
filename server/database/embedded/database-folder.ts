import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canEnter, databaseUser, type DatabaseUser } from './user.ts'

/** Where things go that root cannot keep in the project, because the database's user cannot enter it. */
const SYSTEM_FOLDER = '/var/lib/hokka'

/** A socket's address has room for 103 bytes on the narrowest system, `/.s.PGSQL.5432` included. */
const LONGEST_SOCKET_FOLDER = 88

export interface DatabaseFolder {
  user: DatabaseUser
  /** A real path, private to the database's user. */
  home: string
  copies: string
  moved: boolean
}

/** Finds or makes the folder of the database: `<dataDir>/postgres`, or what it links to. */
export function findDatabaseFolder(dataDir: string): DatabaseFolder {
  mkdirSync(dataDir, { recursive: true })
  const door = join(realpathSync(dataDir), 'postgres')
  if (isLink(door) && !existsSync(door)) {
    throw new Error(
      `Veritabanının klasörü yok: ${readlinkSync(door)}. Yedekten geri koyun ya da yeni bir veritabanı için ${door} bağlantısını silin.`,
    )
  }
  const user = databaseUser(door)
  const copies = user ? SYSTEM_FOLDER : realpathSync(dataDir)
  if (isLink(door)) return { user, home: realpathSync(door), copies, moved: false }

  makePrivate(door, user)
  if (canEnter(user, door)) return { user, home: door, copies, moved: false }
  if (!user) throw new Error(`Veritabanının klasörü başka bir kullanıcıya ait: ${door}`)
  return { user, home: moveOut(door, user), copies, moved: true }
}

function moveOut(door: string, user: DatabaseUser): string {
  const home = join(SYSTEM_FOLDER, shortHash(door))
  mkdirSync(SYSTEM_FOLDER, { recursive: true })
  chmodSync(SYSTEM_FOLDER, 0o755)
  makePrivate(home, user)
  if (!canEnter(user, home)) throw new Error(`Veritabanı kullanıcısı ${home} klasörüne giremiyor.`)
  rmdirSync(door) // Fails, and rightly so, when there is a database in it already.
  symlinkSync(home, door)
  return home
}

/** The server and its clients meet in a private folder; with a long path, in a short one elsewhere. */
export function socketFolder({ home, user }: DatabaseFolder): string {
  const inside = join(home, 'socket')
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER) return makePrivate(inside, user)
  const name = `hokka-${shortHash(home)}`
  const inTemporary = join(tmpdir(), name)
  const fits = Buffer.byteLength(inTemporary) <= LONGEST_SOCKET_FOLDER
  return makePrivate(fits ? inTemporary : join('/tmp', name), user)
}

/** Makes a folder that only the database's user can enter, or makes sure that it is one. */
export function makePrivate(folder: string, user: DatabaseUser): string {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  const own = process.getuid?.() ?? 0
  const wanted = user?.uid ?? own
  const found = lstatSync(folder)
  if (!found.isDirectory() || (found.uid !== wanted && found.uid !== own)) {
    throw new Error(`Veritabanının klasörü başka bir kullanıcıya ait: ${folder}`)
  }
  if (user && found.uid !== wanted) chownSync(folder, user.uid, user.gid)
  if (found.mode & 0o077) chmodSync(folder, 0o700)
  return folder
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
