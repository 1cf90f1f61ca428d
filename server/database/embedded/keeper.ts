import { setTimeout as pause } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

const LONGEST_PAUSE = 30_000
/** After running this long a server counts as healthy, and its next restart is not delayed. */
const HEALTHY = 60_000

/** Starts PostgreSQL again whenever it goes unasked; the site's pool connects anew by itself. */
export async function keepRunning(
  start: () => Promise<Postmaster>,
  onProgress: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  let current = await start()

  const watching = watch()
  async function watch(): Promise<void> {
    let wait = 0
    while (true) {
      const since = Date.now()
      const how = await current.exited
      if (stopping.signal.aborted) return
      if (Date.now() - since > HEALTHY) wait = 0
      onProgress(`PostgreSQL beklenmedik biçimde kapandı (${how}); yeniden başlatılıyor…`)
      wait = await startAgain(wait)
      if (stopping.signal.aborted) return current.stop()
    }
  }

  async function startAgain(wait: number): Promise<number> {
    await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
    const nextWait = Math.min(Math.max(wait * 2, 1000), LONGEST_PAUSE)
    if (stopping.signal.aborted) return nextWait
    try {
      current = await start()
      onProgress('PostgreSQL yeniden çalışıyor.')
      return nextWait
    } catch (error) {
      onProgress((error as Error).message)
      return startAgain(nextWait)
    }
  }

  return {
    async stop() {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}
