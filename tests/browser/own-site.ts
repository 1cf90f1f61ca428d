import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'

const serve = join(import.meta.dirname, 'serve.ts')

export interface OwnSite {
  url: string
  outbox: string
  stop: () => Promise<unknown>
}

/** A site for one test alone, which may change what concerns everybody on it. */
export async function ownSite(environment: Record<string, string>): Promise<OwnSite> {
  const child = spawn(process.execPath, [serve, 'own_site', '1000'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = (): Promise<unknown> => {
    const isGone = once(child, 'exit')
    child.kill('SIGTERM')
    return isGone
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url, outbox] = /^own_site: (\S+) (.+)$/.exec(line) ?? []
    if (url !== undefined && outbox !== undefined) return { url, outbox, stop }
  }
  throw new Error('The site ended without a word.')
}
