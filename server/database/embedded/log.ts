import { appendFileSync, renameSync, statSync } from 'node:fs'

const LARGEST = 5_000_000

/** Appends to a file that is set aside, once, when it has grown too large. */
export function openLog(file: string): (chunk: Buffer) => void {
  return (chunk) => {
    try {
      appendFileSync(file, chunk, { mode: 0o600 })
      if (statSync(file).size > LARGEST) renameSync(file, `${file}.1`)
    } catch {
      // A full disk must not stop the site on account of its log.
    }
  }
}
