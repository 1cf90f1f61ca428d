import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const enough = 4 * 1024 ** 3

/** In memory where there is room: nothing of a test run has to survive it, and a sixth of its time is waiting for disks. */
export function quickFolder(prefix: string): string {
  const isRoomy = existsSync(inMemory) && roomIn(inMemory) > enough
  return mkdtempSync(join(isRoomy ? inMemory : tmpdir(), prefix))
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
