import { DatabaseSync } from 'node:sqlite'

/**
 * One start per database folder. Node has no flock; a SQLite transaction is the same kernel lock:
 * it dies with its process, knows nothing of process ids that are used again, and holds between
 * containers that share a folder. The holder's process id is kept in the header, for the message.
 */
export function takeLock(home: string): () => void {
  const file = `${home}.lock`
  try {
    return hold(new DatabaseSync(file, { timeout: 100 }))
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) {
      const message = `Bu veri klasörü başka bir Hokka tarafından kullanılıyor (süreç ${holder(file)}): ${home}`
      throw new Error(message, { cause: error })
    }
    throw new Error(`Veri klasörüne yazılamıyor: ${file}`, { cause: error })
  }
}

const SQLITE_BUSY = 5

function hold(lock: DatabaseSync): () => void {
  try {
    lock.exec('BEGIN IMMEDIATE')
    lock.exec(`PRAGMA user_version = ${process.pid}`)
    lock.exec('COMMIT') // Only so can others read it.
    lock.exec('BEGIN IMMEDIATE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    throw error
  }
}

function holder(file: string): string {
  using lock = new DatabaseSync(file, { readOnly: true, timeout: 100 })
  return String(lock.prepare('PRAGMA user_version').get()?.user_version)
}
