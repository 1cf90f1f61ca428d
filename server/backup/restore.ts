import type { Client } from 'pg'
import { pictureFile } from '../../core/pictures/pictures.ts'
import { StartError } from '../config.ts'
import { withOwner } from '../database/address.ts'
import { locks } from '../database/locks.ts'
import { createTables } from '../database/migrate.ts'
import { backupFormat, type BackupLine, readBackupFile } from './backup-file.ts'
import type { Counts, Site } from './backup.ts'
import { createRestoredJobs, keepJob } from './jobs.ts'
import { insertRows, openTables, plainFormats, selectTables, setSequence } from './tables.ts'

export interface Restored extends Counts {
  madeAt: string
}

/**
 * Brings a backup into a database in which there is nothing: all of it or nothing. The tables are those of the program
 * that made the backup; what came since is made by the next start, as for any older database.
 */
export function restoreBackup({ address, storage }: Site, file: string): Promise<Restored> {
  return withOwner(address, async (owner) => {
    await owner.query('BEGIN')
    try {
      // As migrations do: of what starts or restores at the same moment the others wait.
      await owner.query('SELECT pg_advisory_xact_lock($1)', [locks.migrations])
      await owner.query(plainFormats)
      await requireEmpty(owner)
      const restoring = new Restoring(owner, storage)
      await readBackupFile(file, (line) => restoring.take(line))
      await owner.query('COMMIT')
      return restoring.done
    } catch (error) {
      await owner.query('ROLLBACK')
      throw error
    }
  })
}

/** Extensions bring relations into databases in which nobody has kept anything yet. */
async function requireEmpty(owner: Client): Promise<void> {
  const { rows } = await owner.query(
    `SELECT FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('i', 'I') AND NOT EXISTS (
       SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
     LIMIT 1`,
  )
  if (rows.length > 0)
    throw new StartError(
      'bu veritabanı boş değil; yedek yalnızca boş bir veritabanına geri yüklenir (yeni bir DATA_DIR ya da DATABASE_URL verin).',
    )
}

class Restoring {
  readonly #owner: Client
  readonly #storage: Site['storage']
  readonly done: Restored = { madeAt: '', rows: 0, files: 0 }
  /** By name, whether their rows are kept. */
  #tables = new Map<string, boolean>()
  #finish: () => Promise<void> = () => Promise.reject(wrong())

  constructor(owner: Client, storage: Site['storage']) {
    this.#owner = owner
    this.#storage = storage
  }

  async take(line: BackupLine): Promise<void> {
    if (line.kind === 'beginning') return this.#begin(line)
    if (this.#tables.size === 0) throw wrong()
    if (line.kind === 'rows') {
      const isKept = this.#tables.get(line.table)
      if (isKept === undefined) throw wrong()
      if (!isKept) return
      await insertRows(this.#owner, line.table, line.rows)
      this.done.rows += line.rows.length
    } else if (line.kind === 'sequence') await setSequence(this.#owner, line.name, line.value)
    else if (line.kind === 'job') await keepJob(this.#owner, line)
    else if (line.kind === 'file') await this.#keepFile(line)
    else if (line.kind === 'end') await this.#end()
    else throw wrong()
  }

  async #begin(line: BackupLine & { kind: 'beginning' }): Promise<void> {
    if (line.format !== backupFormat || this.#tables.size > 0) throw wrong()
    await createTables(this.#owner, line.migrations)
    const tables = await selectTables(this.#owner)
    this.#finish = await openTables(this.#owner, tables)
    this.#tables = new Map(tables.map(({ name, isKept }) => [name, isKept]))
    await createRestoredJobs(this.#owner)
    this.done.madeAt = line.madeAt
  }

  /** Archives of members are in no backup, so whoever wants theirs asks for it anew. */
  async #end(): Promise<void> {
    if (this.#tables.has('account_exports'))
      await this.#owner.query(
        `UPDATE account_exports SET expires_at = now() WHERE status = 'ready'`,
      )
    await this.#finish()
  }

  /** Whatever a file says of itself, it stays within the folder of uploads. */
  async #keepFile({ name, mime, content }: BackupLine & { kind: 'file' }): Promise<void> {
    if (pictureFile(`/uploads/${name}`) === null) throw wrong()
    await this.#storage.write(name, Buffer.from(content, 'base64'), mime)
    this.done.files++
  }
}

const wrong = () => new StartError('dosya bir Hokka yedeği değil ya da başka bir sürümün yedeği.')
